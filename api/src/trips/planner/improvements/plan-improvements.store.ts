import type { PlanFiguresValue, PlanImprovementSettings } from 'shared-contracts/trips/plan-improvements';
import type { Suggestions } from 'shared-contracts/trips/planner';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FleetTask } from '../fleet/fleet.rules.ts';

const COLUMNS = [
  'id',
  'planId',
  'state',
  'input',
  'createdAt',
  'finishedAt',
  'isStopRequested',
  'iterations',
  'before',
  'after',
] as const;
const MAX_LISTED = 10;

type Owner = Pick<Caller, 'organizationId' | 'userId'>;

/** The user's improvements, newest first. */
export const listImprovements = (db: Db, { organizationId, userId }: Owner) =>
  db
    .selectFrom('planImprovements')
    .select(COLUMNS)
    .where('organizationId', '=', organizationId)
    .where('createdBy', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

export const findImprovement = (db: Db, { organizationId, userId }: Owner, id: string) =>
  db
    .selectFrom('planImprovements')
    .select([...COLUMNS, 'plan'])
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .where('createdBy', '=', userId)
    .executeTakeFirst();

export const findImprovementById = (db: Db, id: string) =>
  db
    .selectFrom('planImprovements')
    .select(['id', 'organizationId', 'input', 'state', 'isStopRequested', 'tasks'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Serializes the starts of an organization, so that it has one run at a time. */
export const lockOrganization = (tx: Db, organizationId: string) =>
  tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forUpdate().executeTakeFirst();

/** With the plan of the desk that it improves; `plan` is null for unplanned orders. */
export const findUnfinished = (db: Db, organizationId: string, since: number) =>
  db
    .selectFrom('planImprovements')
    .leftJoin('plans', 'plans.id', 'planImprovements.planId')
    .select(['planImprovements.id', 'plans.name as plan'])
    .where('planImprovements.organizationId', '=', organizationId)
    .where('state', 'in', ['waiting', 'running'])
    .where('planImprovements.createdAt', '>', since)
    .executeTakeFirst();

export const deleteOldImprovements = (db: Db, organizationId: string, before: number) =>
  db
    .deleteFrom('planImprovements')
    .where('organizationId', '=', organizationId)
    .where('createdAt', '<', before)
    .execute();

/** A plan of the desk, with what its trips that stay make vehicles and drivers do. */
export type ImprovedDeskPlan = { id: string; tasks: readonly FleetTask[] };

export async function insertImprovement(
  tx: Db,
  { organizationId, userId }: Owner,
  input: PlanImprovementSettings,
  createdAt: number,
  plan: ImprovedDeskPlan | null,
): Promise<string> {
  const { id } = await tx
    .insertInto('planImprovements')
    .values({
      organizationId,
      createdBy: userId,
      createdAt,
      input: JSON.stringify(input),
      planId: plan?.id ?? null,
      tasks: JSON.stringify(plan?.tasks ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const requestStop = (db: Db, id: string) =>
  db.updateTable('planImprovements').set({ isStopRequested: true }).where('id', '=', id).execute();

export const isStopRequested = async (db: Db, id: string): Promise<boolean> =>
  (await findImprovementById(db, id))?.isStopRequested ?? true;

export const markRunning = (db: Db, id: string) =>
  db.updateTable('planImprovements').set({ state: 'running' }).where('id', '=', id).execute();

export type ImprovementProgress = {
  iterations: number;
  before: PlanFiguresValue;
  after: PlanFiguresValue;
  plan: Suggestions;
};

const toColumns = ({ iterations, before, after, plan }: ImprovementProgress) => ({
  iterations,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
  plan: JSON.stringify(plan),
});

export const saveProgress = (db: Db, id: string, progress: ImprovementProgress) =>
  db
    .updateTable('planImprovements')
    .set(toColumns(progress))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();

/** A run without progress has failed. */
export const finishImprovement = (db: Db, id: string, finishedAt: number, progress: ImprovementProgress | null) =>
  db
    .updateTable('planImprovements')
    .set({ state: progress ? 'finished' : 'failed', finishedAt, ...(progress && toColumns(progress)) })
    .where('id', '=', id)
    .execute();
