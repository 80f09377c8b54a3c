import { assignFleet } from '../fleet/assign-fleet.rules.ts';
import type { FleetTrip } from '../fleet/fleet-trip.rules.ts';
import { toFleetTrips } from '../fleet/fleet-trip.rules.ts';
import {
  type Fleet,
  type FleetPlan,
  planForFleet,
  toFleetContext,
  toFleetPool,
  withVehicles,
} from '../fleet/plan-for-fleet.ts';
import { planVehicleDay } from '../fleet/vehicle-day.rules.ts';
import { planTrips } from '../plan.rules.ts';
import { compareById, type Pool, type PoolOrder, type Unplaced } from '../pool.rules.ts';
import { type FleetFigures, measureFleetPlans } from './fleet-figures.rules.ts';
import type { FleetDuty, SearchedFleet } from './fleet-problem.ts';
import type { ImprovedPlans, ImprovePlansOptions, PlannedTrips } from './improve-plans.ts';
import { type ImprovedRoutes, improveRoutes } from './improve-routes.ts';
import { isWithinLimits, toPlan } from './improved-plan.ts';
import { type ImproveSettings, objectiveOf, type PlanFigures, weightsOf } from './objective.rules.ts';
import { type PlanProblem, toInitialRoutes, toPlanProblem } from './plan-problem.ts';

/** The visits that each duty makes in plans with vehicles. */
function toDutyRoutes(plans: readonly FleetPlan[], problem: PlanProblem): number[][] {
  const startOf = ({ stops }: FleetPlan) => stops[0]?.arriveAt ?? 0;
  const isIn = (plan: FleetPlan, { vehicle, opens, closes }: FleetDuty) =>
    plan.vehicle?.id === vehicle.id && startOf(plan) >= opens && startOf(plan) < closes;
  const sorted = plans.toSorted((a, b) => startOf(a) - startOf(b));
  return problem.duties.map((duty) =>
    toInitialRoutes(
      sorted.filter((plan) => isIn(plan, duty)),
      problem,
    ).flat(),
  );
}

type Searched = { pool: Pool; fleet: Fleet; settings: ImproveSettings; problem: PlanProblem; searched: SearchedFleet };

/** Plans without the search what it leaves out: in trips that a vehicle may still take, or with why none does. */
function planRest(absent: readonly PoolOrder[], { pool, fleet, settings }: Searched): PlannedTrips {
  const { plans, unplaced } = planTrips({ ...toFleetPool({ ...pool, orders: absent }, fleet) });
  const tooLong = plans.filter((plan) => !isWithinLimits(plan, settings));
  return {
    plans: plans.filter((plan) => isWithinLimits(plan, settings)),
    unplaced: [
      ...unplaced,
      ...tooLong.flatMap(({ orderIds }) => orderIds.map((orderId): Unplaced => ({ orderId, reason: 'tripLimits' }))),
    ],
  };
}

/** The trips of a search with their vehicles, and the remaining trips. */
function toFleetPlans({ routes, absent }: ImprovedRoutes, input: Searched): PlannedTrips {
  const { pool, problem, searched } = input;
  const { vehicles, context } = searched;
  const rest = planRest(
    absent.map((order) => problem.orders[order] as PoolOrder),
    input,
  );
  const plans = [...routes.map((route) => toPlan(route, problem, pool.zoneAt)), ...rest.plans];
  const trips = toFleetTrips(plans, pool.orders);
  const vehicleOf = ({ index }: FleetTrip) => problem.duties[routes[index]?.duty ?? -1]?.vehicle;
  const taken = new Map(
    [...Map.groupBy(trips, vehicleOf)].flatMap(([vehicle, own]) =>
      // The search checks the hours of a driver only within each duty.
      vehicle && planVehicleDay(vehicle, own, context).refusal === null ? [[vehicle.id, own] as const] : [],
    ),
  );
  const fixed = new Set([...taken.values()].flat());
  const assignment = assignFleet(
    trips.filter((trip) => !fixed.has(trip)),
    vehicles,
    context,
    taken,
  );
  return { plans: withVehicles(plans, assignment), unplaced: rest.unplaced };
}

/**
 * Improves the plans that *quick* makes for a fleet: each vehicle with its place, time, size, driver and costs. Never
 * assigns fewer orders to vehicles, nor the same ones at a higher cost.
 */
export function improveFleet(
  pool: Pool,
  fleet: Fleet,
  settings: ImproveSettings,
  { onProgress, ...options }: ImprovePlansOptions,
): ImprovedPlans {
  const searched: SearchedFleet = { vehicles: fleet.vehicles, context: toFleetContext(pool, fleet) };
  const quick = planForFleet({ ...pool, fleet }, planTrips);
  const impossible = quick.unplaced.filter(({ reason }) => reason === 'capacityExceeded' || reason === 'noVehicleType');
  const impossibleIds = new Set(impossible.map(({ orderId }) => orderId));
  const orders = pool.orders.filter(({ id }) => !impossibleIds.has(id)).toSorted(compareById);
  const problem = toPlanProblem(orders, pool, settings, searched);
  const weights = weightsOf(settings.objective, settings.rates);
  const measure = (plans: readonly FleetPlan[]) => measureFleetPlans(plans, pool, searched, settings.rates);
  const valueOf = (figures: PlanFigures) =>
    settings.objective === 'cost' ? figures.cost : objectiveOf(figures, weights);
  const before = measure(quick.plans);
  const unchanged: ImprovedPlans = {
    plans: [...quick.plans],
    unplaced: [...quick.unplaced],
    before,
    after: before,
    iterations: 0,
  };
  const isQuickAllowed = quick.plans.every((plan) => isWithinLimits(plan, settings));
  const isBetter = (after: FleetFigures) => {
    const more = after.assignedOrders - before.assignedOrders;
    return !isQuickAllowed || more > 0 || (more === 0 && valueOf(after) < valueOf(before));
  };
  const toBetter = (found: ImprovedRoutes): ImprovedPlans => {
    const { plans, unplaced } = toFleetPlans(found, { pool, fleet, settings, problem, searched });
    const after = measure(plans);
    const { iterations } = found;
    if (!isBetter(after)) return { ...unchanged, iterations };
    return { plans, unplaced: [...impossible, ...unplaced], before, after, iterations };
  };
  onProgress?.(unchanged);
  // Nobody can drive, and trips that exceed the limits don't count.
  if (problem.duties.length === 0) return toBetter({ routes: [], absent: [...orders.keys()], cost: 0, iterations: 0 });
  return toBetter(
    improveRoutes(problem.problem, {
      ...options,
      initial: toDutyRoutes(quick.plans, problem),
      routesFirst: settings.objective === 'trips',
      ...(onProgress && { onProgress: (routes) => onProgress(toBetter(routes)) }),
    }),
  );
}
