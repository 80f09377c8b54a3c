import type { OrderOverrides } from '../builders/order.ts';
import type { Cast } from './cast.ts';
import {
  HARVEST_ESTATES,
  HARVEST_ISLAND,
  HARVEST_MANAGED,
  LAGOON,
  type Line,
  MERIDIAN,
  SERENDIB,
} from './lane-lines.ts';

type Stop = { locationId: string; contactId: string };
type Terms = {
  owner: keyof Cast['companies'];
  by: keyof Cast['people'];
  contract: keyof Cast['contracts'];
  partner: keyof Cast['companies'];
};

/** The regular transports of an organization. */
export type Lane = { code: string; load: [cargoId: string, quantity: number][]; order: OrderOverrides };

/** An order of a lane with its usual load. */
export const orderOn = ({ load, order }: Lane): OrderOverrides => ({
  ...order,
  cargoItems: load.map(([cargoId, quantity]) => ({ cargoId, quantity })),
});

const idIn = (ids: Map<string, string>, code: string) => {
  const id = ids.get(code);
  if (!id) throw new Error(`Nothing is called ${code}`);
  return id;
};

function lanesOf<Place extends string>(
  cast: Cast,
  places: Record<Place, Stop>,
  { owner, by, contract, partner }: Terms,
  lines: Line<Place>[],
): Lane[] {
  const { vehicleTypes, cargos, orderTypes } = cast.catalogue;
  return lines.map(({ type, operation, stops, load, vehicles, more }) => ({
    code: type,
    load: load.map(([cargo, quantity]) => [idIn(cargos, cargo), quantity]),
    order: {
      organizationId: cast.companies[owner].id,
      partnerId: cast.companies[partner].id,
      contractId: cast.contracts[contract].id,
      operationId: cast.operations[operation].id,
      orderTypeId: idIn(orderTypes, type),
      createdBy: cast.people[by].id,
      vehicleTypeIds: vehicles.map((name) => vehicleTypes[name].id),
      stops: stops.map((name) => places[name]),
      ...more,
    },
  }));
}

/** Grouped by their owner and the organization that runs their trips. */
export function lanes(cast: Cast) {
  const { harvest, lagoon, meridian, serendib } = cast.locations;
  return {
    island: lanesOf(
      cast,
      harvest,
      { owner: 'harvest', by: 'planner', contract: 'island', partner: 'serendib' },
      HARVEST_ISLAND,
    ),
    estates: lanesOf(
      cast,
      harvest,
      { owner: 'harvest', by: 'planner', contract: 'estates', partner: 'carriers' },
      HARVEST_ESTATES,
    ),
    managed: lanesOf(
      cast,
      harvest,
      { owner: 'harvest', by: 'owner', contract: 'managed', partner: 'meridian' },
      HARVEST_MANAGED,
    ),
    lagoon: lanesOf(cast, lagoon, { owner: 'lagoon', by: 'lagoon', contract: 'reefer', partner: 'serendib' }, LAGOON),
    meridian: lanesOf(
      cast,
      meridian,
      { owner: 'meridian', by: 'control', contract: 'tower', partner: 'serendib' },
      MERIDIAN,
    ),
    hubs: lanesOf(
      cast,
      serendib,
      { owner: 'serendib', by: 'dispatcher', contract: 'feeder', partner: 'carriers' },
      SERENDIB,
    ),
  };
}
