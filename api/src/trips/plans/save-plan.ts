import type { FastifyInstance } from 'fastify';
import type { PlanInput, PlanUpdate } from 'shared-contracts/trips/plans/plans';
import { DAY } from 'shared-contracts/values/time';
import { PLAN_SIZE } from 'shared-contracts/values/trips/planning-desk';
import type { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { makeTrips } from './creation/plan-source.ts';
import { deletePlan, insertPlan, lockPlan, type PlanRecord, updatePlan } from './state/plan-rows.store.ts';
import { saveTrips } from './state/plan-trips.store.ts';
import { publishPlanChanged } from './state/publish-plan-changed.ts';

/** The same as for improvements. */
const DEFAULT_RATES = { perTrip: '100', perKm: '1', perHour: '20' };

function assertHorizon(from: number, to: number): void {
  if (to <= from) throw invalidField('to', 'invalidDate', 'Invalid date');
  if (to - from > PLAN_SIZE.days * DAY)
    throw invalidField('to', 'tooLong', `A plan covers up to ${PLAN_SIZE.days} days`);
}

/** @returns the id of the new plan */
export function createPlan(app: FastifyInstance, caller: Caller, input: z.output<typeof PlanInput>): Promise<string> {
  const { name, from: fromAt, to: toAt, rates = DEFAULT_RATES } = input;
  assertHorizon(fromAt, toAt);
  return inTransaction(app.db, async (tx) => {
    const trips = await makeTrips(app, tx, caller, input);
    if (trips.length > PLAN_SIZE.trips)
      throw invalidField('source', 'tooManyTrips', `A plan has up to ${PLAN_SIZE.trips} trips`);
    const now = app.now();
    const id = await insertPlan(tx, caller, { name, fromAt, toAt, rates }, now);
    await saveTrips(tx, id, { saved: trips, removedIds: [] });
    await recordTimeline(tx, caller, { subject: 'plan', subjectId: id, event: 'created', occurredAt: now });
    await publishPlanChanged(tx, { id, organizationId: caller.organizationId, revision: 1 });
    return id;
  });
}

async function lockSeen(tx: Db, caller: Caller, id: string, seen: SeenRevision): Promise<PlanRecord> {
  const plan = await lockPlan(tx, caller, id);
  if (!plan) throw notFound();
  await assertRevision(tx, caller, 'plan', plan, seen);
  return plan;
}

/** The changed fields, from what to what. */
function diffPlan({ name, fromAt, toAt, rates, isArchived }: PlanRecord, update: PlanUpdate) {
  const before = { name, from: fromAt, to: toAt, rates, isArchived };
  return Object.fromEntries(
    Object.entries(before).flatMap(([field, from]) => {
      const to = update[field as keyof PlanUpdate];
      return to === undefined || JSON.stringify(to) === JSON.stringify(from) ? [] : [[field, { from, to }]];
    }),
  );
}

export const editPlan = (
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  caller: Caller,
  id: string,
  update: PlanUpdate,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const plan = await lockSeen(tx, caller, id, seen);
    const { from: fromAt = plan.fromAt, to: toAt = plan.toAt, name, rates, isArchived } = update;
    assertHorizon(fromAt, toAt);
    const changes = diffPlan(plan, update);
    if (Object.keys(changes).length === 0) return;
    await updatePlan(tx, id, {
      fromAt,
      toAt,
      ...(name !== undefined && { name }),
      ...(rates && { rates }),
      ...(isArchived !== undefined && { isArchived }),
      updatedBy: caller.userId,
      updatedAt: now(),
    });
    await recordTimeline(tx, caller, { subject: 'plan', subjectId: id, event: 'updated', changes, occurredAt: now() });
    await publishPlanChanged(tx, { ...plan, revision: plan.revision + 1 });
  });

/** Its created trips stay. */
export const removePlan = (
  { db, now }: Pick<FastifyInstance, 'db' | 'now'>,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const plan = await lockSeen(tx, caller, id, seen);
    await publishPlanChanged(tx, plan);
    await deletePlan(tx, id);
    await recordTimeline(tx, caller, { subject: 'plan', subjectId: id, event: 'deleted', occurredAt: now() });
  });
