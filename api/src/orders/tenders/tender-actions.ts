import type { FieldError } from 'shared-contracts/common';
import type { TenderInput } from 'shared-contracts/orders/tenders';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { selectActivePartnerIds } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { findOrderRecords, lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { findSubmissionContract } from '../core/order-writes.store.ts';
import { assertHandshake, changeHandshake } from '../handshake/change-handshake.ts';
import { submitProblems } from '../intake/submit.rules.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { moveOrderInTransaction } from '../transitions/move-order.ts';
import type { Services } from '../../platform/services/services.ts';
import type { TenderServices } from './award-order.ts';
import { notifyCandidate, notifyTenderOwner } from './notify-tender.ts';
import { advanceTender, openTender, toOfferState, withdrawTender } from './run-tender.ts';
import { toOfferError } from './tender-errors.ts';
import { type TenderActor, tenderMachine, type TenderOfferEvent } from './tender.rules.ts';
import { findTender, insertTender, type OfferRecord, type TenderRecord, updateOffer } from './tenders.store.ts';

type Deps = TenderServices & Pick<Services, 'db' | 'now'>;

/** Problems that prevent the order from being sent to each of the partners. */
async function findProblems(tx: Db, row: OrderRecord, { offers }: TenderInput, now: number) {
  const { organizationId } = row;
  const partnerIds = offers.map(({ partnerId }) => partnerId.toLowerCase());
  const partners = await selectActivePartnerIds(tx, organizationId)
    .where('organizations.id', 'in', partnerIds)
    .execute();
  const activeIds = new Set(partners.map(({ id }) => id));
  const stopCount = row.stops.length;
  const problems: Record<string, FieldError> = {};
  for (const [i, { contractId }] of offers.entries()) {
    const partnerId = partnerIds[i] ?? '';
    if (!activeIds.has(partnerId))
      problems[`offers.${i}.partnerId`] = { code: 'notFound', message: 'Partner not found' };
    else if (partnerIds.indexOf(partnerId) !== i)
      problems[`offers.${i}.partnerId`] = { code: 'repeated', message: 'Partner is listed twice' };
    const contract = await findSubmissionContract(tx, contractId).catch(() => null);
    if (!contract) {
      problems[`offers.${i}.contractId`] = { code: 'notFound', message: 'Contract not found' };
      continue;
    }
    const { contractId: ofContract, ...ofOrder } = submitProblems({ ...row, partnerId, stopCount, contract }, now);
    if (ofContract) problems[`offers.${i}.contractId`] = ofContract;
    Object.assign(problems, ofOrder);
  }
  return problems;
}

/**
 * Starts a tender of a saved order, or of one that its partner has declined or let expire, which is reopened for it.
 * @throws 403; 404; 409; 422 by field, also for what the order lacks to be sent
 */
export const startTender = (deps: Deps, caller: Caller, id: string, input: TenderInput, seen: SeenRevision) =>
  inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const before = await lockOrder(tx, caller, id);
    await assertRevision(tx, caller, 'order', before, seen);
    assertHandshake(caller, before, { event: 'tender', at });
    if (before.stage === 'validated')
      await moveOrderInTransaction(deps, tx, { caller }, id, { event: 'reopen', reason: null });
    const [row = before] = await findOrderRecords(tx, [id]);
    const problems = await findProblems(tx, row, input, at);
    if (Object.keys(problems).length > 0) throw invalidFields(problems);
    await changeHandshake(deps, tx, caller, row, { event: 'tender', at });
    await insertTender(tx, row, input, { createdBy: caller.userId, createdAt: at });
    const tender = await findTender(tx, id);
    if (tender) await openTender(deps, tx, { row, tender, at });
  });

const lockTendered = async (tx: Db, caller: Caller, id: string, seen: SeenRevision) => {
  const row = await lockOrder(tx, caller, id);
  await assertRevision(tx, caller, 'order', row, seen);
  const tender = await findTender(tx, id);
  if (tender?.state !== 'open')
    throw conflict('tenderClosed', 'The tender has ended', { record: row.number, state: tender?.state ?? null });
  return { row, tender };
};

export const cancelTender = (deps: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(deps.db, async (tx) => {
    const { row } = await lockTendered(tx, caller, id, seen);
    await withdrawTender(deps, tx, row, deps.now());
  });

/** Applies a user's answer to an offer, and advances the tender. */
async function answer(
  deps: Deps,
  tx: Db,
  { row, tender, offer }: { row: OrderRecord; tender: TenderRecord; offer: OfferRecord },
  actor: TenderActor,
  { quotedPrice, ...event }: TenderOfferEvent & { quotedPrice?: string },
) {
  const outcome = tenderMachine.apply(toOfferState(tender, offer), event, actor);
  if (outcome.kind !== 'applied')
    throw toOfferError(outcome.kind === 'rejected' ? outcome.rejection : 'stageNotAllowed', offer.state, row.number);
  const { at, reason = null } = event;
  await updateOffer(tx, offer.id, {
    state: outcome.stage,
    answeredAt: at,
    reason,
    ...(quotedPrice && { quotedPrice }),
  });
  if (outcome.stage === 'quoted') await notifyTenderOwner(tx, { row, state: 'quoted', partner: offer.partner, at });
  if (outcome.stage !== 'won') await notifyCandidate(deps, tx, { row, offer: { ...offer, state: outcome.stage }, at });
  await advanceTender(deps, tx, row, at);
}

/** The owner accepts a partner's price. */
export const awardOffer = (deps: Deps, caller: Caller, id: string, offerId: string, seen: SeenRevision) =>
  inTransaction(deps.db, async (tx) => {
    const { row, tender } = await lockTendered(tx, caller, id, seen);
    const offer = tender.offers.find((each) => each.id === offerId.toLowerCase());
    if (!offer) throw notFound();
    const actor: TenderActor = { isRoot: caller.role === 'root', roles: ['owner'] };
    await answer(deps, tx, { row, tender, offer }, actor, { event: 'award', at: deps.now() });
  });

type PartnerAnswer = { event: 'accept' | 'quote' | 'decline'; quotedPrice?: string; reason?: string };

/** The answer of a partner, who sees its offer but not the order. @throws 404 for the offer of another organization */
export const answerOffer = (deps: Deps, caller: Caller, offerId: string, partnerAnswer: PartnerAnswer) =>
  inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('tenderOffers')
      .innerJoin('tenders', 'tenders.id', 'tenderOffers.tenderId')
      .select(['orderId', 'tenderId'])
      .where('tenderOffers.id', '=', offerId)
      .where('partnerId', '=', caller.organizationId)
      .where('tenderOffers.state', '<>', 'waiting')
      .executeTakeFirst();
    if (!found) throw notFound();
    const row = await lockOrder(tx, null, found.orderId);
    const tender = await findTender(tx, found.orderId);
    const offer = tender?.offers.find((each) => each.id === offerId.toLowerCase());
    if (!tender || !offer) throw conflict('tenderClosed', 'The tender has ended', { record: row.number, state: null });
    const roles = hasAccess(caller, HANDLES_ORDERS) ? (['partner'] as const) : [];
    await answer(deps, tx, { row, tender, offer }, { isRoot: false, roles }, { ...partnerAnswer, at: deps.now() });
  });
