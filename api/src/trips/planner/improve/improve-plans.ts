import type { FleetPlan } from '../fleet/plan-for-fleet.ts';
import { planTrips } from '../plan.rules.ts';
import { compareById, type Plan, type Pool, type PoolOrder, type Unplaced } from '../pool.rules.ts';
import { createEmissionMeter } from './emission-costs.rules.ts';
import { isWithinLimits, toPlan } from './improved-plan.ts';
import { type ImprovedRoutes, improveRoutes, type ImproveOptions } from './improve-routes.ts';
import { type ImproveSettings, measurePlans, objectiveOf, type PlanFigures, weightsOf } from './objective.rules.ts';
import { toInitialRoutes, toPlanProblem } from './plan-problem.ts';

/** With vehicles, if planned for a fleet. */
export type PlannedTrips = { plans: FleetPlan[]; unplaced: Unplaced[] };
export type ImprovedPlans = PlannedTrips & { before: PlanFigures; after: PlanFigures; iterations: number };

export type ImprovePlansOptions = Pick<ImproveOptions, 'seed' | 'budget' | 'control' | 'reportEvery'> & {
  onProgress?: (plans: ImprovedPlans) => void;
};

/**
 * Improves the plans of *quick*. Never returns worse ones, by the objective, and leaves no order out that *quick*
 * places.
 */
export function improvePlans(pool: Pool, settings: ImproveSettings, options: ImprovePlansOptions): ImprovedPlans {
  const quick = planTrips(pool);
  const impossible = quick.unplaced.filter(({ reason }) => reason === 'capacityExceeded' || reason === 'noVehicleType');
  const impossibleIds = new Set(impossible.map(({ orderId }) => orderId));
  const orders = pool.orders.filter(({ id }) => !impossibleIds.has(id)).toSorted(compareById);
  const problem = toPlanProblem(orders, pool, settings);
  const emissionsOf = createEmissionMeter(pool);
  const measure = (plans: readonly Plan[]) => measurePlans(plans, settings.rates, emissionsOf);
  const before = measure(quick.plans);
  const weights = weightsOf(settings.objective, settings.rates);
  const valueOf = (figures: PlanFigures) =>
    settings.objective === 'cost' ? figures.cost : objectiveOf(figures, weights);
  const unchanged: ImprovedPlans = { ...quick, before, after: before, iterations: 0 };
  const isQuickAllowed = quick.plans.every((plan) => isWithinLimits(plan, settings));
  const isBetter = ({ unplaced, after }: ImprovedPlans) =>
    !isQuickAllowed ||
    unplaced.length < quick.unplaced.length ||
    (unplaced.length === quick.unplaced.length && valueOf(after) < valueOf(before));
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
      after: measure(plans),
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
