import { HOUR } from 'shared-contracts/values/time';
import { emissionsPerKm } from '../../emissions/emissions.rules.ts';
import { toFleetTrips } from '../fleet/fleet-trip.rules.ts';
import type { FleetPlan } from '../fleet/plan-for-fleet.ts';
import { planVehicleDay } from '../fleet/vehicle-day.rules.ts';
import type { Pool } from '../pool.rules.ts';
import { createEmissionMeter } from './emission-costs.rules.ts';
import type { SearchedFleet } from './fleet-problem.ts';
import { emissionsCost, measurePlans, type PlanFigures, type PlanRates } from './objective.rules.ts';

export type FleetFigures = PlanFigures & { assignedOrders: number };

const METRES_PER_KM = 1_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Plans with the empty legs of their vehicles and the cost of these. Vehicles without other tasks add their fixed
 * cost.
 */
export function measureFleetPlans(
  plans: readonly FleetPlan[],
  pool: Pick<Pool, 'orders' | 'types'>,
  { vehicles, context }: SearchedFleet,
  rates: PlanRates,
): FleetFigures {
  const trips = toFleetTrips(plans, pool.orders);
  const figures = measurePlans(plans, rates, createEmissionMeter(pool, vehicles));
  const byVehicle = Map.groupBy(trips, ({ index }) => plans[index]?.vehicle?.id);
  const days = vehicles.flatMap((vehicle) => {
    const taken = byVehicle.get(vehicle.id);
    const day = taken && planVehicleDay(vehicle, taken, context);
    return taken && day?.refusal === null ? [{ vehicle, taken, ...day }] : [];
  });
  const costs = days.map(({ vehicle, taken, empty, emptyMetres }) => {
    const loaded = sum(taken.map(({ index }) => plans[index]?.metres ?? 0));
    const perKm = vehicle.kmCost ?? rates.perKm;
    const fixed = vehicle.uses.some(({ isWork }) => isWork) ? 0 : vehicle.fixedCost;
    return (
      fixed + ((loaded + emptyMetres) * perKm - loaded * rates.perKm) / METRES_PER_KM + (empty / HOUR) * rates.perHour
    );
  });
  const emptyEmissions = sum(
    days.map(
      ({ vehicle: { weight, temperature }, emptyMetres }) =>
        (emptyMetres / METRES_PER_KM) * emissionsPerKm({ maxWeight: weight, temperature }, 0),
    ),
  );
  return {
    ...figures,
    metres: figures.metres + sum(days.map(({ emptyMetres }) => emptyMetres)),
    seconds: figures.seconds + sum(days.map(({ empty }) => empty)),
    cost: figures.cost + sum(costs) + emissionsCost(emptyEmissions, rates),
    emissions: figures.emissions + emptyEmissions,
    assignedOrders: sum(plans.map(({ vehicle, orderIds }) => (vehicle ? orderIds.length : 0))),
  };
}
