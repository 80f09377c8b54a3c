import { computeEmissions, type EmittingType, emissionsPerKm } from '../../emissions/emissions.rules.ts';
import type { FleetVehicle } from '../fleet/fleet.rules.ts';
import type { FleetPlan } from '../fleet/plan-for-fleet.ts';
import type { Pool, PoolOrder } from '../pool.rules.ts';
import { emissionsCost, type ImproveSettings } from './objective.rules.ts';

const METRES_PER_KM = 1_000;
/** The search doesn't know the load of a leg in advance. */
const TYPICAL_LOAD = 0.5;

/** The cost of emissions per metre with a typical load; 0 unless the cost is minimized. */
export const emissionsCostPerMetre = (type: EmittingType, { objective, rates }: ImproveSettings): number =>
  objective === 'cost' && rates.perTonneCo2
    ? emissionsCost(emissionsPerKm(type, Number(type.maxWeight) * TYPICAL_LOAD), rates) / METRES_PER_KM
    : 0;

/** The mean over vehicle types, since each trip gets the type that fits. */
export const meanEmissionsCostPerMetre = (types: Pool['types'], settings: ImproveSettings): number =>
  types.reduce((sum, type) => sum + emissionsCostPerMetre(type, settings), 0) / Math.max(1, types.length);

/**
 * Creates a function that computes the emissions of a plan in kg CO2e, with its actual loads. Vehicles count as
 * themselves, not as their types.
 */
export function createEmissionMeter(
  { orders, types }: Pick<Pool, 'orders' | 'types'>,
  vehicles: readonly FleetVehicle[] = [],
): (plan: FleetPlan) => number {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const typeById = new Map(types.map((type) => [type.id, type]));
  const vehicleById = new Map(
    vehicles.map(({ id, weight: maxWeight, temperature }) => [id, { maxWeight, temperature }]),
  );
  return ({ stops, orderIds, vehicleTypeId, vehicle }) => {
    const type = vehicleById.get(vehicle?.id ?? '') ?? typeById.get(vehicleTypeId);
    return type
      ? computeEmissions(
          stops,
          orderIds.map((id) => byId.get(id) as PoolOrder),
          type,
        ).total
      : 0;
  };
}
