import { MINUTE } from 'shared-contracts/values/time';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import { resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { toHandshakeRecord } from '../core/order-state.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import type { OrderTransition } from '../stages/order-stage-table.rules.ts';
import { SYSTEM, toHandshakeActor } from '../stages/handshake-actor.rules.ts';
import {
  type HandshakeEvent,
  type HandshakeInput,
  type HandshakeRole,
  handshakeMachine,
  type HandshakeTransition,
} from '../stages/handshake.rules.ts';
import { toHandshakeError } from './handshake-errors.ts';
import { notifyOwner } from './notify-owner.ts';
import type { HandshakeAnswer } from './owner-email.texts.ts';
import { type PartnerNewsServices as HandshakeServices, sendPartnerNews } from './notify-partner.ts';
import { sendsToPartner } from './partner-news.rules.ts';
import { answerOffer, insertOffer, type OfferAnswer } from './offers.store.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

/** How an event answers the open offer. */
const ANSWERS: Partial<Record<HandshakeEvent, OfferAnswer>> = {
  accept: 'accepted',
  decline: 'declined',
  expire: 'expired',
  withdraw: 'withdrawn',
};

const OWNER_NEWS: readonly HandshakeAnswer[] = ['accepted', 'declined', 'expired'];

type Change = {
  row: OrderRecord;
  transition: HandshakeTransition;
  at: number;
  reason: string | null;
  /** Further changes for the timeline. */
  changes?: Record<string, unknown>;
};

async function storeHandshake(tx: Db, { row, transition: { event, to }, at, reason }: Change) {
  const state: HandshakeState | null = to === 'none' ? null : to;
  const deadline = to === 'offered' ? at + (row.acceptanceMinutes ?? 0) * MINUTE : null;
  await tx
    .updateTable('orders')
    .set({ handshakeState: state, handshakeDeadline: deadline, handshakeReason: reason, handshakeChangedAt: at })
    .where('id', '=', row.id)
    .execute();
  const answer = ANSWERS[event];
  if (answer) await answerOffer(tx, row.id, answer, at, reason);
  if (deadline !== null) await insertOffer(tx, row, { offeredAt: at, deadline });
}

/** Stores a change of the handshake with all consequences. */
async function applyHandshake(services: HandshakeServices, tx: Db, caller: Caller | null, change: Change) {
  const { row, transition, at, reason } = change;
  const { event, to } = transition;
  await storeHandshake(tx, change);
  await recordTimeline(tx, caller ?? { userId: null, actorId: null, organizationId: row.organizationId }, {
    subject: 'order',
    subjectId: row.id,
    organizationId: row.organizationId,
    event,
    reason,
    changes: { handshake: { from: row.handshakeState, to: to === 'none' ? null : to }, ...change.changes },
    occurredAt: at,
  });
  if (event === 'offer') await sendPartnerNews(services, tx, caller, { row, news: 'offered', reason: null, at });
  else await resolveNotifications(tx, 'partnerOrder', row.id, at);
  const answer = OWNER_NEWS.find((state) => state === to);
  if (answer) await notifyOwner(services, tx, caller, { row, answer, reason, at });
  await publishOrderChanged(tx, row.id);
}

/**
 * @param roles of the caller, in addition to those of the organization
 * @throws 403; 409 with the current state; 422 for a missing reason
 */
export function assertHandshake(
  caller: Caller | null,
  row: OrderRecord,
  input: HandshakeInput,
  roles: readonly HandshakeRole[] = [],
): HandshakeTransition {
  const { isRoot, roles: own } = caller ? toHandshakeActor(caller, row) : SYSTEM;
  const actor = { isRoot, roles: [...own, ...roles] };
  const record = toHandshakeRecord(row);
  const outcome = handshakeMachine.apply(record, input, actor);
  if (outcome.kind !== 'applied')
    throw toHandshakeError(
      outcome.kind === 'rejected' ? outcome.rejection : 'stageNotAllowed',
      caller ? nameOrder(row, caller) : row.number,
      record,
      input.event,
    );
  return outcome.transition;
}

/**
 * @param changes of the order's fields that come with it
 * @throws 403; 409 with the current state; 422 for a missing reason
 */
export async function changeHandshake(
  services: HandshakeServices,
  tx: Db,
  caller: Caller | null,
  row: OrderRecord,
  input: HandshakeInput,
  changes?: Record<string, unknown>,
): Promise<void> {
  const transition = assertHandshake(caller, row, input);
  await applyHandshake(services, tx, caller, { row, transition, at: input.at, reason: input.reason ?? null, changes });
}

/**
 * Offers a sent order to its partner if its operation requires acceptance, and withdraws the offer when the owner takes
 * the order back.
 * @returns whether it was offered
 */
export async function followStage(
  services: HandshakeServices,
  tx: Db,
  caller: Caller | null,
  { row, transition: { event: stageEvent, to }, at }: { row: OrderRecord; transition: OrderTransition; at: number },
): Promise<boolean> {
  const event = sendsToPartner({ event: stageEvent, to }) ? 'offer' : 'withdraw';
  if (event === 'withdraw' && stageEvent !== 'reopen' && stageEvent !== 'cancel') return false;
  const outcome = handshakeMachine.apply(toHandshakeRecord(row), { event, at }, SYSTEM);
  if (outcome.kind !== 'applied') return false;
  const change = { row, transition: outcome.transition, at, reason: null };
  // The timeline only records that the order was taken back: its partner and its lists follow from the stage.
  if (event === 'withdraw') await storeHandshake(tx, change);
  else await applyHandshake(services, tx, caller, change);
  return event === 'offer';
}

type Answer = { event: 'accept' | 'decline' | 'offer'; reason?: string; seen: SeenRevision };

/** Applies the partner's answer, or a new offer by the owner, in its own transaction. */
export const answerHandshake = (
  services: HandshakeServices & Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  { event, reason, seen }: Answer,
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const row = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', row, seen);
    await changeHandshake(services, tx, caller, row, { event, at: services.now(), reason });
  });

/** The answer of a partner without the portal, as its order's owner received it. @throws as `changeHandshake`, and 404 */
export async function answerForPartner(
  services: HandshakeServices & Pick<Services, 'now'>,
  tx: Db,
  caller: Caller,
  id: string,
  { event, reason }: { event: 'accept' | 'decline'; reason: string | null },
): Promise<void> {
  const row = await lockOrder(tx, caller, id);
  const isOwner = toHandshakeActor(caller, row).roles.includes('owner');
  const input = { event, at: services.now(), reason };
  const transition = assertHandshake(caller, row, input, isOwner ? ['partner'] : []);
  await applyHandshake(services, tx, caller, { row, transition, at: input.at, reason });
}
