import type { FastifyInstance } from 'fastify';
import type { PlanImprovementSettings } from 'shared-contracts/trips/plan-improvements';
import { DAY, MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../../../platform/access/caller.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import {
  deleteOldImprovements,
  findUnfinished,
  type ImprovedDeskPlan,
  insertImprovement,
  lockOrganization,
} from './plan-improvements.store.ts';

/** A run that takes longer was interrupted, and does not block others. */
const MAX_RUN = 10 * MINUTE;
const RETENTION = 7 * DAY;

const improvementRunning = (plan: string | null) =>
  conflict(
    'improvementRunning',
    `${plan === null ? 'A plan of unplanned orders' : `Plan ${plan}`} is being improved. Wait until it is done`,
    { plan: plan ?? 'none' },
  );

/** @returns the id of the run. @throws 409 while the organization has another one */
export const startImprovement = (
  { db, jobs, now }: FastifyInstance,
  caller: Caller,
  input: PlanImprovementSettings,
  plan: ImprovedDeskPlan | null = null,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockOrganization(tx, caller.organizationId);
    const running = await findUnfinished(tx, caller.organizationId, now() - MAX_RUN);
    if (running) throw improvementRunning(running.plan);
    await deleteOldImprovements(tx, caller.organizationId, now() - RETENTION);
    const id = await insertImprovement(tx, caller, input, now(), plan);
    await jobs.enqueue(tx, 'trips.improvePlan', { id });
    return id;
  });
