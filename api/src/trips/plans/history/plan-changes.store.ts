import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import { PLAN_HISTORY_SIZE, type PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredChange } from './plan-history.rules.ts';

type UserOfPlan = { planId: string; userId: string };
type NewChange = UserOfPlan & {
  revision: number;
  kind: PlanChangeKind;
  operations: readonly PlanOperation[];
  inverse: readonly PlanOperation[];
};

/** Undoing and redoing are changes as well: storing twice as many keeps the history complete. */
const MAX_STORED = 2 * PLAN_HISTORY_SIZE;

const selectChanges = (db: Db, { planId, userId }: UserOfPlan) =>
  db.selectFrom('planChanges').where('planId', '=', planId).where('userId', '=', userId).orderBy('revision', 'desc');

/** Stores a change, and forgets those of the user that are too old. */
export async function insertPlanChange(tx: Db, { operations, inverse, ...change }: NewChange): Promise<void> {
  await tx
    .insertInto('planChanges')
    .values({ ...change, operations: JSON.stringify(operations), inverse: JSON.stringify(inverse) })
    .execute();
  await tx
    .deleteFrom('planChanges')
    .where('planId', '=', change.planId)
    .where('userId', '=', change.userId)
    .where('revision', 'in', selectChanges(tx, change).select('revision').offset(MAX_STORED))
    .execute();
}

/** The latest changes of a user, in their order. */
export async function listPlanChanges(db: Db, user: UserOfPlan): Promise<StoredChange[]> {
  const rows = await selectChanges(db, user).select(['kind', 'operations', 'inverse']).limit(MAX_STORED).execute();
  return rows.toReversed();
}
