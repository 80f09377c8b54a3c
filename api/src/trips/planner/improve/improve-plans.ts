import type { RoutingStep } from 'shared-contracts/trips/planner';
import { MINUTE } from 'shared-contracts/values/time';
import { lastDropOf } from '../groups.rules.ts';
import { planTrips } from '../plan.rules.ts';
import {
  compareById,
  type Plan,
  type PlanStop,
  type Pool,
  type PoolOrder,
  type PoolType,
  type Unplaced,
} from '../pool.rules.ts';
import { breakSeconds } from '../routing/driving.rules.ts';
import { toTravelSeconds } from '../routing/travel.rules.ts';
import { type ImprovedRoute, type ImprovedRoutes, improveRoutes, type ImproveOptions } from './improve-routes.ts';
import { measurePlans, objectiveOf, type PlanFigures, weightsOf } from './objective.rules.ts';
import { type ImproveSettings, type PlanProblem, toInitialRoutes, toPlanProblem } from './plan-problem.ts';

export type PlannedTrips = { plans: Plan[]; unplaced: Unplaced[] };
export type ImprovedPlans = PlannedTrips & { before: PlanFigures; after: PlanFigures; iterations: number };

type Step = RoutingStep & { order: number; level: number };
const isPickup = ({ level, is_pickup }: Step) => level === 0 || is_pickup === true;

/** Visits in a row at one location are one stop, except several of one order. The trip leaves as late as its shortest schedule allows. */
function toStops(
  { visits, departAt }: ImprovedRoute,
  { steps, orders, locationIds, metres, driving }: PlanProblem,
): PlanStop[] {
  const stops: PlanStop[] = [];
  let [time, work, place, driven] = [departAt, 0, -1, 0];
  for (const visit of visits) {
    const step = steps[visit] as Step;
    const { id } = orders[step.order] as PoolOrder;
    const last = stops.at(-1);
    if (!last || step.location_index !== place || last.pickOrderIds.includes(id) || last.dropOrderIds.includes(id)) {
      const leg = place < 0 ? 0 : metres(place, step.location_index);
      const drive = toTravelSeconds(leg);
      const rest = breakSeconds(driven, drive, driving);
      driven += drive;
      time += drive + rest;
      [place, work] = [step.location_index, 0];
      stops.push({
        locationId: locationIds[place] as string,
        pickOrderIds: [],
        dropOrderIds: [],
        arriveAt: time,
        leaveAt: time,
        waitMinutes: 0,
        ...(rest > 0 && { breakMinutes: rest / MINUTE }),
        metres: leg,
      });
    }
    const stop = stops.at(-1) as PlanStop;
    time = Math.max(time, step.time_windows[0][0]) + step.service;
    work += step.service;
    stop.leaveAt = time;
    stop.waitMinutes = Math.floor((time - stop.arriveAt - work) / MINUTE);
    (isPickup(step) ? stop.pickOrderIds : stop.dropOrderIds).push(id);
  }
  return stops;
}

function toPlan(route: ImprovedRoute, problem: PlanProblem, zoneAt: Pool['zoneAt']): Plan {
  const { steps, orders, types, visitsOf } = problem;
  const carried = route.visits
    .filter((visit) => visitsOf[(steps[visit] as Step).order]?.at(-1) === visit)
    .map((visit) => orders[(steps[visit] as Step).order] as PoolOrder);
  const first = carried[0] as PoolOrder;
  const stops = toStops(route, problem);
  return {
    zoneId: zoneAt(lastDropOf(first).point),
    partnerId: first.partnerId,
    isBackhaul: first.isBackhaul,
    vehicleTypeId: (types[route.type] as PoolType).id,
    orderIds: carried.map(({ id }) => id),
    stops,
    metres: stops.reduce((sum, stop) => sum + stop.metres, 0),
  };
}

/** *Quick* has no such limits. */
const isWithinLimits = ({ stops }: Plan, { maxTripSeconds, maxWaitSeconds }: ImproveSettings) =>
  (stops.at(-1)?.leaveAt ?? 0) - (stops[0]?.arriveAt ?? 0) <= (maxTripSeconds ?? Infinity) &&
  stops.every(({ waitMinutes }) => (waitMinutes + 1) * MINUTE <= (maxWaitSeconds ?? Infinity));

type Options = Pick<ImproveOptions, 'seed' | 'budget' | 'control' | 'reportEvery'> & {
  onProgress?: (plans: ImprovedPlans) => void;
};

/**
 * Improves the plans of *quick*. Never returns worse ones, by the objective, and leaves no order out that *quick*
 * places.
 */
export function improvePlans(pool: Pool, settings: ImproveSettings, options: Options): ImprovedPlans {
  const quick = planTrips(pool);
  const impossible = quick.unplaced.filter(({ reason }) => reason === 'capacityExceeded' || reason === 'noVehicleType');
  const impossibleIds = new Set(impossible.map(({ orderId }) => orderId));
  const orders = pool.orders.filter(({ id }) => !impossibleIds.has(id)).toSorted(compareById);
  const problem = toPlanProblem(orders, pool, settings);
  const before = measurePlans(quick.plans, settings.rates);
  const weights = weightsOf(settings.objective, settings.rates);
  const unchanged: ImprovedPlans = { ...quick, before, after: before, iterations: 0 };
  const isQuickAllowed = quick.plans.every((plan) => isWithinLimits(plan, settings));
  const isBetter = ({ unplaced, after }: ImprovedPlans) =>
    !isQuickAllowed ||
    unplaced.length < quick.unplaced.length ||
    (unplaced.length === quick.unplaced.length && objectiveOf(after, weights) < objectiveOf(before, weights));
  const lateIds = new Set(
    quick.unplaced.filter(({ reason }) => reason === 'timeWindowInfeasible').map(({ orderId }) => orderId),
  );
  const toUnplaced = ({ id }: PoolOrder): Unplaced => ({
    orderId: id,
    reason: lateIds.has(id) ? 'timeWindowInfeasible' : 'tripLimits',
  });
  const toBetter = ({ routes, absent, iterations }: ImprovedRoutes): ImprovedPlans => {
    const plans = routes.map((route) => toPlan(route, problem, pool.zoneAt));
    const improved: ImprovedPlans = {
      plans,
      unplaced: [...impossible, ...absent.map((order) => toUnplaced(orders[order] as PoolOrder))],
      before,
      after: measurePlans(plans, settings.rates),
      iterations,
    };
    return isBetter(improved) ? improved : { ...unchanged, iterations };
  };
  const { onProgress, ...searchOptions } = options;
  onProgress?.(unchanged);
  return toBetter(
    improveRoutes(problem.problem, {
      ...searchOptions,
      initial: toInitialRoutes(quick.plans, problem),
      routesFirst: settings.objective === 'trips',
      ...(onProgress && { onProgress: (routes) => onProgress(toBetter(routes)) }),
    }),
  );
}
