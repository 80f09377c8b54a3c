import { MINUTE } from 'shared-contracts/values/time';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import type { MoveServices } from '../transitions/order.hooks.ts';
import { changeHandshake } from '../handshake/change-handshake.ts';
import type { EmailServices } from '../notifications/order-emails.ts';
import { awardOrder, type TenderServices } from './award-order.ts';
import { notifyCandidate, notifyTenderOwner } from './notify-tender.ts';
import { nextStep, type OfferState, SYSTEM_ACTOR, type TenderEvent, tenderMachine } from './tender.rules.ts';
import { closeTender, findTender, type OfferRecord, type TenderRecord, updateOffer } from './tenders.store.ts';

export const toOfferState = (
  { mode, allowsCounter }: Pick<TenderRecord, 'mode' | 'allowsCounter'>,
  { state, deadline, answeredAt }: Pick<OfferRecord, 'state' | 'deadline' | 'answeredAt'>,
): OfferState => ({ stage: state, stageChangedAt: answeredAt ?? 0, mode, allowsCounter, deadline });

type Progress = { row: OrderRecord; tender: TenderRecord; at: number };

/** Applies an event of the system to an offer. Does nothing when it doesn't fit the offer's state. */
async function applySystemEvent(
  services: EmailServices,
  tx: Db,
  { row, tender, at }: Progress,
  offer: OfferRecord,
  event: TenderEvent,
) {
  const outcome = tenderMachine.apply(toOfferState(tender, offer), { event, at }, SYSTEM_ACTOR);
  if (outcome.kind !== 'applied') return;
  const isOffered = event === 'offer';
  await updateOffer(tx, offer.id, {
    state: outcome.stage,
    ...(isOffered ? { deadline: at + tender.stepMinutes * MINUTE } : { answeredAt: at }),
  });
  // A partner that was never offered the order isn't notified.
  if (offer.state !== 'waiting' || isOffered)
    await notifyCandidate(services, tx, { row, offer: { ...offer, state: outcome.stage }, at });
}

async function endTender(services: MoveServices, tx: Db, { row, tender, at }: Progress, state: 'failed' | 'cancelled') {
  await closeTender(tx, tender.id, state, at);
  if (row.handshakeState === 'tendered') await changeHandshake(services, tx, null, row, { event: 'endTender', at });
}

/** Offers the order to the first partner of a sequence, or to all partners at once. */
export async function openTender(services: EmailServices, tx: Db, progress: Progress): Promise<void> {
  const { mode, offers } = progress.tender;
  for (const offer of mode === 'sequence' ? offers.slice(0, 1) : offers)
    await applySystemEvent(services, tx, progress, offer, 'offer');
}

/** Closes the offers that are still open, with the winner's name on the order. */
async function award(services: TenderServices, tx: Db, progress: Progress, winner: OfferRecord) {
  const { tender, row, at } = progress;
  for (const offer of tender.offers)
    if (offer.id !== winner.id) await applySystemEvent(services, tx, progress, offer, 'lose');
  await closeTender(tx, tender.id, 'awarded', at);
  await notifyCandidate(services, tx, { row, offer: { ...winner, state: 'won' }, at });
  await awardOrder(services, tx, row, winner, at);
}

/** Advances a tender after an offer has changed or its deadline has passed. The order must be locked. */
export async function advanceTender(services: TenderServices, tx: Db, row: OrderRecord, at: number): Promise<void> {
  const before = await findTender(tx, row.id);
  if (!before || before.state !== 'open') return;
  const isOver = before.offers.every(({ deadline }) => deadline === null || deadline <= at);
  const decidesPrices = before.mode === 'bestPrice' && isOver;
  for (const offer of before.offers)
    // At the deadline of a tender for the best price, quotes are compared instead of expiring.
    if (!(decidesPrices && offer.state === 'quoted'))
      await applySystemEvent(services, tx, { row, tender: before, at }, offer, 'expire');
  const tender = (await findTender(tx, row.id)) ?? before;
  const progress = { row, tender, at };
  const won = tender.offers.find(({ state }) => state === 'won');
  if (won) return award(services, tx, progress, won);
  const step = nextStep(tender.mode, tender.offers, isOver);
  const next = tender.offers.find((offer) => 'id' in step && offer.id === step.id);
  if (step.kind === 'offer' && next) await applySystemEvent(services, tx, progress, next, 'offer');
  if (step.kind === 'award' && next) {
    await updateOffer(tx, next.id, { state: 'won', answeredAt: at });
    return award(services, tx, progress, next);
  }
  if (step.kind === 'fail') {
    await endTender(services, tx, progress, 'failed');
    await notifyTenderOwner(tx, { row, state: 'failed', partner: '', at });
  }
  return publishOrderChanged(tx, row.id);
}

/** Ends a tender before it has a winner, and notifies the partners that it was withdrawn. */
export async function withdrawTender(services: MoveServices, tx: Db, row: OrderRecord, at: number): Promise<void> {
  const tender = await findTender(tx, row.id);
  if (!tender || tender.state !== 'open') return;
  const progress = { row, tender, at };
  for (const offer of tender.offers) await applySystemEvent(services, tx, progress, offer, 'withdraw');
  await endTender(services, tx, progress, 'cancelled');
}
