import type { FastifyInstance } from 'fastify';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/order-stages';
import { combinedIn } from '../cargos/cargos.store.ts';
import { compatibilityProblems } from '../cargos/compatibility.rules.ts';
import type { Caller } from '../platform/caller.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { record } from '../platform/timeline.ts';
import { allowedStages, eventTowards } from './order.rules.ts';
import { contractOf, leaveLiveTrip, updateStage } from './order.store.ts';
import { ringBells } from './order-bells.ts';
import { mailPeople } from './order-mails.ts';
import { countStops } from './order-parts.store.ts';
import { lockOrder, type OrderRecord } from './order-rows.store.ts';
import { decide, offered, seenBy } from './order-state.ts';
import { refused } from './refusals.ts';
import { type Transition, TRANSITIONS } from './stage-table.rules.ts';
import { stampsOf } from './stamps.rules.ts';
import { submitProblems } from './submit.rules.ts';

type Server = Pick<FastifyInstance, 'db' | 'now' | 'mail' | 'config'>;
/** What somebody wants: an event by itself, or the stage that it leads to. */
type Wish = ({ event: OrderEvent } | { stage: OrderStage }) & { reason: string | null; reasonField?: string };
type Change = { transition: Transition; reason: string | null; at: number };

/** The stage that an event leads to in the end, for the words of a refusal. */
const usualTarget = (event: OrderEvent): OrderStage => TRANSITIONS.findLast((row) => row.event === event)?.to ?? 'saved';

const problemsOf = async (tx: Db, row: OrderRecord, now: number) => ({
  ...submitProblems({ ...row, stopCount: await countStops(tx, row.id), contract: await contractOf(tx, row.contractId) }, now),
  ...compatibilityProblems(await combinedIn(tx, row.id)),
});

async function carryOut(server: Server, tx: Db, caller: Caller, row: OrderRecord, { transition, reason, at }: Change) {
  const { event, to } = transition;
  const { id, organizationId, stage: from } = row;
  await updateStage(tx, id, { stage: to, resumeStage: null, stageChangedAt: at, ...stampsOf(transition, { userId: caller.userId, now: at, reason }) });
  if (event === 'cancel') await leaveLiveTrip(tx, id);
  await record(tx, caller, { subject: 'order', subjectId: id, organizationId, event, from, to, reason, occurredAt: at });
  await mailPeople(server, tx, { row, transition, reason });
  await ringBells(tx, caller, { row, transition, at });
}

/**
 * Lets something happen to an order, with all that follows from it, in one transaction, or throws why not.
 * The stage that the order is in already changes nothing.
 */
export const moveOrder = (server: Server, caller: Caller, id: string, wish: Wish): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    if ('stage' in wish && wish.stage === row.stage) return;
    const { order, actor } = seenBy(caller, row);
    const event = 'event' in wish ? wish.event : eventTowards(order, wish.stage);
    const to = 'stage' in wish ? wish.stage : usualTarget(wish.event);
    const asked = { from: row.stage, to, allowed: allowedStages(offered(order, actor)), reasonField: wish.reasonField ?? 'reason' };
    if (!event) throw refused('stageNotAllowed', asked);

    const at = Math.max(server.now(), row.stageChangedAt);
    const problems = event === 'submit' ? await problemsOf(tx, row, at) : {};
    const outcome = decide(order, { event, at, now: at, reason: wish.reason, isSubmittable: Object.keys(problems).length === 0 }, actor);
    if (outcome.kind === 'refused') throw outcome.refusal === 'submittable' ? invalidFields(problems) : refused(outcome.refusal, asked);
    if (outcome.kind === 'moved') await carryOut(server, tx, caller, row, { transition: outcome.transition, reason: wish.reason, at });
  });
