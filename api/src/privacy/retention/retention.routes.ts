import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RetentionInput, RetentionList, RetentionParams } from 'shared-contracts/identity/retention';
import {
  PLATFORM_RETENTION_KINDS,
  RETENTION,
  RETENTION_KINDS,
  type RetentionKind,
} from 'shared-contracts/values/identity/retention';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidFields, notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { createRetentionCounter } from './retention-job.ts';
import { daysOf, findDaysError } from './retention.rules.ts';
import { findChosenDays, saveDays } from './retention.store.ts';

const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

const isOffered = (caller: Caller, kind: RetentionKind) => isRoot(caller) || !PLATFORM_RETENTION_KINDS.includes(kind);

async function present(db: Db, caller: Caller) {
  const chosen = await findChosenDays(db, caller.organizationId);
  return {
    items: RETENTION_KINDS.filter((kind) => isOffered(caller, kind)).map((kind) => ({
      kind,
      days: daysOf(kind, chosen),
      isChosen: chosen[kind] !== undefined,
      min: RETENTION[kind].min,
      max: RETENTION[kind].max,
    })),
  };
}

const changeDays = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  kind: RetentionKind,
  days: number | null,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    if (!isOffered(caller, kind)) throw notFound();
    const error = findDaysError(kind, days);
    if (error) throw invalidFields({ days: error });
    const before = daysOf(kind, await findChosenDays(tx, organizationId));
    await saveDays(tx, organizationId, kind, days);
    const after = daysOf(kind, await findChosenDays(tx, organizationId));
    if (before === after) return;
    await recordTimeline(tx, caller, {
      subject: 'retention',
      subjectId: organizationId,
      event: 'updated',
      changes: { [kind]: { from: before, to: after } },
      occurredAt: now(),
    });
  });

/** How long an organization retains each kind of data. */
export const retentionRoutes: FastifyPluginAsyncZod = async (app) => {
  createRetentionCounter(app.metrics);

  app.get('/retention', { ...MANAGE, schema: { response: { 200: RetentionList } } }, async (request) =>
    present(app.db, callerOf(request)),
  );

  app.put(
    '/retention/:kind',
    { ...MANAGE, schema: { params: RetentionParams, body: RetentionInput, response: { 200: RetentionList } } },
    async (request) => {
      const caller = callerOf(request);
      await changeDays(app, caller, request.params.kind, request.body.days);
      return present(app.db, caller);
    },
  );
};
