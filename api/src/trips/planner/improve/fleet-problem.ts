import type { DrivingRule, RoutingProblem, RoutingStep } from 'shared-contracts/trips/planner';
import { TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import { LOAD_MEASURES } from 'shared-contracts/values/space';
import { MINUTE } from 'shared-contracts/values/time';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { allowsType } from '../allowed-types.rules.ts';
import { type FleetVehicle, toType } from '../fleet/fleet.rules.ts';
import { listFleetPoints, toPointKey } from '../fleet/fleet-places.rules.ts';
import type { FleetContext } from '../fleet/vehicle-day.rules.ts';
import { type PoolOrder, toLimit, toThousandths } from '../pool.rules.ts';
import type { LocationTravel } from '../routing/travel.rules.ts';
import { emissionsCostPerMetre } from './emission-costs.rules.ts';
import { createHoursCheck } from './fleet-hours.ts';
import { type FleetDuty, listDuties } from './fleet-duties.rules.ts';
import type { ImproveSettings, ObjectiveWeights } from './objective.rules.ts';
import type { FleetInput } from './search-fleet.ts';
import type { TravelMatrix, TypeInput } from './search-input.ts';

export type { FleetDuty } from './fleet-duties.rules.ts';
export type SearchedFleet = { vehicles: readonly FleetVehicle[]; context: FleetContext };

/** The places of vehicles behind those of orders. */
export type FleetPlaces = {
  points: readonly Point[];
  travel: LocationTravel;
  /** The place of a point in the search; 0 for no place, with free travel from and to it. */
  placeOf: (point: Point | null) => number;
  pointOf: (place: number) => Point;
};

export function createFleetPlaces(
  locations: RoutingProblem['locations'],
  travel: LocationTravel,
  { vehicles, context: { travel: travelBetween } }: SearchedFleet,
): FleetPlaces {
  const ofOrders = locations.map(([longitude, latitude]): Point => [latitude, longitude]);
  const keys = new Set(ofOrders.map(toPointKey));
  const others = new Map(listFleetPoints(vehicles).map((point) => [toPointKey(point), point]));
  const points = [...others].flatMap(([key, point]) => (keys.has(key) ? [] : [point]));
  const all = [...ofOrders, ...points];
  const isOfOrders = (from: number, to: number) => from < locations.length && to < locations.length;
  const places = new Map(all.map((point, i) => [toPointKey(point), i + 1]));
  return {
    points,
    travel: {
      metres: (from, to) =>
        isOfOrders(from, to) ? travel.metres(from, to) : travelBetween(all[from] as Point, all[to] as Point).metres,
      seconds: (from, to, metres) =>
        isOfOrders(from, to)
          ? travel.seconds(from, to, metres)
          : travelBetween(all[from] as Point, all[to] as Point).seconds,
    },
    placeOf: (point) => (point && places.get(toPointKey(point))) ?? 0,
    pointOf: (place) => all[place - 1] as Point,
  };
}

/** The cost of using another vehicle, or a colder one than the previous, in seconds. */
const NEW_VEHICLE_SECONDS = 30 * MINUTE;
const COLDER_SECONDS = 60 * MINUTE;

type Planned = {
  settings: ImproveSettings;
  weights: ObjectiveWeights;
  driving: DrivingRule;
  steps: readonly (RoutingStep | null)[];
  seconds: TravelMatrix;
  costsFor: (perMetre: number) => TravelMatrix;
};

const classKeyOf = ({ typeId, temperature, cargoTypeIds, ...vehicle }: FleetVehicle) =>
  [typeId, ...LOAD_MEASURES.map((measure) => vehicle[measure]), temperature, ...cargoTypeIds.toSorted()].join('/');
const driverKeyOf = ({ id, driver, uses }: FleetVehicle) => (uses.length > 0 ? id : `${driver?.maxShift ?? ''}`);

/** The vehicles of a fleet as duties of a search, and what each order may travel with. */
export function toFleetInput(
  { vehicles, context }: SearchedFleet,
  places: FleetPlaces,
  { settings, weights, driving, steps, seconds, costsFor }: Planned,
): {
  input: FleetInput;
  duties: FleetDuty[];
  types: TypeInput[];
  listAllowed: (order: PoolOrder) => number[];
} {
  const { objective } = settings;
  const classes = [...new Map(vehicles.map((vehicle) => [classKeyOf(vehicle), vehicle]))];
  const types = new Map(classes.map(([key], type) => [key, type]));
  const perMetreOf = ({ kmCost, weight, temperature }: FleetVehicle) =>
    (objective === 'cost' && kmCost !== null ? kmCost / 1_000 : weights.perMetre) +
    emissionsCostPerMetre({ maxWeight: weight, temperature }, settings);
  const perMetres = [...new Set(vehicles.map(perMetreOf))];
  const fixedCostOf = ({ uses, fixedCost, temperature }: FleetVehicle) => {
    const isUsed = uses.some(({ isWork }) => isWork);
    const extra = (isUsed ? 0 : NEW_VEHICLE_SECONDS) + TEMPERATURES.indexOf(temperature) * COLDER_SECONDS;
    return (objective === 'cost' && !isUsed ? fixedCost : 0) + extra * weights.perSecond;
  };
  const toInput = (duty: FleetDuty) => ({
    type: types.get(classKeyOf(duty.vehicle)) as number,
    start: places.placeOf(duty.start),
    end: places.placeOf(duty.end),
    opens: duty.opens,
    closes: duty.closes,
    fixedCost: fixedCostOf(duty.vehicle),
    travelCost: perMetres.indexOf(perMetreOf(duty.vehicle)),
  });
  const unsorted = listDuties(vehicles, context.earliest).map((duty) => {
    const input = toInput(duty);
    return { duty, input, key: [...Object.values(input), driverKeyOf(duty.vehicle)].join() };
  });
  const kinds = new Map([...new Set(unsorted.map(({ key }) => key))].map((key, kind) => [key, kind]));
  const sorted = unsorted
    .map(({ duty, input, key }) => ({ duty, input: { ...input, kind: kinds.get(key) as number } }))
    .toSorted((a, b) => a.input.kind - b.input.kind);
  const duties = sorted.map(({ duty }) => duty);
  const longestCost = 1e6 * Math.max(...perMetres, weights.perMetre) + 1e6 * weights.perSecond;
  return {
    duties,
    types: classes.map(([, { space, weight, palletPlaces, loadingMeters }]) => ({
      space: toThousandths(space),
      weight: toThousandths(weight),
      palletPlaces: toLimit(palletPlaces),
      loadingMeters: toLimit(loadingMeters),
    })),
    listAllowed: (order) => classes.flatMap(([, vehicle], type) => (mayCarry(vehicle, order) ? [type] : [])),
    input: {
      duties: sorted.map(({ input }) => input),
      travelCosts: perMetres.map(costsFor),
      // More than the most expensive trip.
      costPerAbsent: weights.perTrip + Math.max(0, ...vehicles.map(fixedCostOf)) + longestCost,
      allowsHours: createHoursCheck(duties, { context, places, driving, steps, seconds }),
    },
  };
}

function mayCarry(vehicle: FleetVehicle, order: PoolOrder): boolean {
  const { cargoTypeIds } = vehicle;
  const carries = ({ cargoTypeId }: { cargoTypeId: string }) =>
    cargoTypeIds.length === 0 || cargoTypeIds.includes(cargoTypeId);
  return allowsType(order, toType(vehicle)) && order.cargos.every(carries);
}
