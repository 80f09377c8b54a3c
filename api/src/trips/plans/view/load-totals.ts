import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { PlanTotals } from 'shared-contracts/trips/plans/plans';
import { sumPlanTotals } from 'shared-contracts/values/trips/plan-totals';
import type { Db } from '../../../platform/database/database.ts';
import { countUnplanned } from '../pool/plan-pool.store.ts';
import type { ViewedPlan } from './load-plan-view.ts';

/** @param trips all of the plan */
export const loadTotals = async (db: Db, plan: ViewedPlan, trips: readonly PlanTrip[]): Promise<PlanTotals> =>
  sumPlanTotals(trips, plan.rates, await countUnplanned(db, plan));
