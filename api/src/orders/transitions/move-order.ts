import type { FastifyInstance } from 'fastify';
import type { OrderStageInput } from 'shared-contracts/orders';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/order-stages';
import { combinedIn } from '../network/cargos/cargos.store.ts';
import { compatibilityProblems } from '../network/cargos/compatibility.rules.ts';
import type { Caller } from '../platform/caller.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { deliveredAfter } from './delivered.ts';
import {
  allowedStages,
  applyEvent,
  eventTowards,
  isKeptInArchive,
  type OrderState,
  usualEvent,
} from './order.rules.ts';
import { contractOf, leaveLiveTrip, OUT_OF_ARCHIVE, updateStage } from './order.store.ts';
import { ringBells } from './order-bells.ts';
import { saveItems, saveStops, stampedStops } from './order-drive.store.ts';
import { AFTER_ORDER_MOVED, type MoveServer, type OrderMoved } from './order-hooks.ts';
import { mailPeople } from './order-mails.ts';
import { tellScreens } from './order-news.ts';
import { countStops } from './order-parts.store.ts';
import { lockOrder, type OrderRecord } from './order-rows.store.ts';
import { offered, seenBy } from './order-state.ts';
import { refused } from './refusals.ts';
import { type Part, type Transition, TRANSITIONS } from './stage-table.rules.ts';
import { stampsOf } from './stamps.rules.ts';
import { stopsAfter } from './stop-stamps.rules.ts';
import { submitProblems } from './submit.rules.ts';

/** Who moves an order; `caller` null: nobody, the clock or a geofence. `asTrip`: a trip does it to its orders, playing these parts, and recomputes itself. `isShown`: they have a hand in it without seeing all orders, as who drives it. */
export type Mover = { caller: Caller | null; asTrip?: readonly Part[]; isShown?: true };
/** What somebody wants: an event by itself, or the stage that it leads to. */
export type Wish = ({ event: OrderEvent } | { stage: OrderStage }) &
  Pick<OrderStageInput, 'occurredAt' | 'from' | 'delivered'> & { reason: string | null; reasonField?: string };

/** The stage that an event leads to in the end, for the words of a refusal. */
const usualTarget = (event: OrderEvent): OrderStage =>
  TRANSITIONS.findLast((row) => row.event === event)?.to ?? 'saved';

const problemsOf = async (tx: Db, row: OrderRecord, now: number) => ({
  ...submitProblems(
    { ...row, stopCount: await countStops(tx, row.id), contract: await contractOf(tx, row.contractId) },
    now,
  ),
  ...compatibilityProblems(await combinedIn(tx, row.id)),
});

type Change = {
  transition: Transition;
  resumeStage: OrderStage | null;
  reason: string | null;
  at: number;
  now: number;
  delayedFor: number | null;
};

async function carryOut(server: MoveServer, tx: Db, caller: Caller | null, row: OrderRecord, change: Change) {
  const { transition, resumeStage, reason, at, now, delayedFor } = change;
  const { event, to } = transition;
  const { id, organizationId, stage: from } = row;
  const stamps = stampsOf(transition, { userId: caller?.userId ?? null, now: at, reason });
  await updateStage(tx, id, {
    stage: to,
    resumeStage,
    stageChangedAt: Math.max(at, row.stageChangedAt),
    ...(isKeptInArchive(to) ? {} : OUT_OF_ARCHIVE),
    ...(event === 'delay' && { delayedFor }),
    ...stamps,
  });
  const stops = await stampedStops(tx, id);
  await saveStops(tx, id, stops, stopsAfter(stops, event, at));
  if (event === 'cancel' || event === 'removeFromTrip' || event === 'reattempt') await leaveLiveTrip(tx, id);
  const author = caller ?? { userId: null, actorId: null, organizationId };
  await record(tx, author, {
    subject: 'order',
    subjectId: id,
    organizationId,
    event,
    from,
    to,
    reason,
    occurredAt: at,
    recordedAt: Math.max(at, now),
  });
  await mailPeople(server, tx, { row, transition, reason });
  await ringBells(tx, caller, { row, transition, at: Math.max(at, now) });
  await tellScreens(tx, id, { isHidden: row.validatedAt !== null });
}

/** What somebody asks for, as an event. An older one is known by its stage, wherever the order has come meanwhile. */
function eventOf(order: OrderState, wish: Wish): OrderEvent | undefined {
  if ('event' in wish) return wish.event;
  const isOld = wish.occurredAt !== undefined && wish.occurredAt < order.stageChangedAt;
  return eventTowards(order, wish.stage) ?? (isOld ? usualEvent(wish.stage) : undefined);
}

/**
 * Lets something happen to an order, with all that follows from it, in the transaction of the caller. The stage that the order is in already
 * changes nothing; what is older than its last change is written down only.
 * @returns what has happened; null: nothing has changed
 * @throws why not: 403, 404, 409 with the stage of now and the allowed ones, 422 by field
 */
export async function moveInside(
  server: MoveServer,
  tx: Db,
  { caller, asTrip, isShown }: Mover,
  id: string,
  wish: Wish,
): Promise<OrderMoved | null> {
  const row = await lockOrder(tx, asTrip || isShown ? null : caller, id);
  if ('stage' in wish && wish.stage === row.stage) return null;
  const { order, actor } = seenBy(caller, row, asTrip);
  const to = 'stage' in wish ? wish.stage : usualTarget(wish.event);
  const asked = {
    from: row.stage,
    to,
    allowed: allowedStages(offered(order, actor)),
    reasonField: wish.reasonField ?? 'reason',
  };
  if (wish.from !== undefined && wish.from !== row.stage) throw refused('stageChanged', asked);
  const event = eventOf(order, wish);
  if (!event) throw refused('stageNotAllowed', asked);

  const now = Math.max(server.now(), row.stageChangedAt);
  const at = wish.occurredAt ?? now;
  if (at > now) throw refused('notInFuture', asked);
  const problems = event === 'submit' ? await problemsOf(tx, row, at) : {};
  const { before, after, missing, reason } = await deliveredAfter(tx, id, event, wish);
  const happening = { event, at, now, reason, isSubmittable: Object.keys(problems).length === 0 };
  const outcome = applyEvent({ ...order, missingItems: missing }, happening, actor);
  if (outcome.kind === 'refused')
    throw outcome.refusal === 'submittable' ? invalidFields(problems) : refused(outcome.refusal, asked);
  if (outcome.kind === 'old') {
    const { organizationId } = row;
    const author = caller ?? { userId: null, actorId: null, organizationId };
    await record(tx, author, {
      subject: 'order',
      subjectId: id,
      organizationId,
      event,
      reason,
      occurredAt: at,
      recordedAt: now,
    });
    return null;
  }
  await saveItems(tx, before, after);
  await carryOut(server, tx, caller, row, { ...outcome, reason, at, now, delayedFor: order.deadline });
  const moved: OrderMoved = { orderId: id, tripId: row.tripId, event, from: row.stage, to: outcome.stage, at, caller };
  if (!asTrip) for (const hook of AFTER_ORDER_MOVED) await hook(server, tx, moved);
  return moved;
}

/** Lets something happen to an order in a transaction of its own: what the calls do. */
export const moveOrder = (
  server: MoveServer & Pick<FastifyInstance, 'db'>,
  caller: Caller,
  id: string,
  wish: Wish,
): Promise<OrderMoved | null> => inTransaction(server.db, (tx) => moveInside(server, tx, { caller }, id, wish));
