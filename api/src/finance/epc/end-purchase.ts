import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { EpcClosing, EpcPayment } from 'shared-contracts/finance/epc-purchases';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { alertIfLow } from './alert.ts';
import { countCredits } from './count-credits.ts';
import { lockLedger } from './epc.store.ts';
import { expireDueCredits } from './expire.ts';
import { findOpenLots } from './lots.store.ts';
import { type LockedPurchase, lockPurchase } from './purchases.store.ts';
import { findSettings } from './settings.store.ts';

const isCounted = async (tx: Db, purchaseId: string) =>
  (await tx
    .selectFrom('epcEntries')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('kind', '=', 'purchased')
    .executeTakeFirst()) !== undefined;

/** @throws 404, or 409 if it was paid or has ended */
async function lockOpenPurchase(tx: Db, id: string): Promise<LockedPurchase> {
  const purchase = await lockPurchase(tx, id);
  if (!purchase) throw notFound();
  if (purchase.state !== 'open')
    throw conflict('purchaseEnded', 'This purchase was paid or has ended', { record: purchase.number });
  return purchase;
}

type Decision = {
  event: TimelineEvent<'organization'>;
  reason?: string;
  changes: Record<string, unknown>;
  occurredAt: number;
};

const recordDecision = (tx: Db, caller: Caller, { organizationId, number }: LockedPurchase, decision: Decision) =>
  recordTimeline(tx, caller, {
    subject: 'organization',
    subjectId: organizationId,
    organizationId,
    ...decision,
    changes: { purchase: number, ...decision.changes },
  });

/** Marks a purchase as paid. Its credits count from now on, unless they already did. */
export const payPurchase = (
  db: Db,
  caller: Caller,
  id: string,
  { reference }: EpcPayment,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const purchase = await lockOpenPurchase(tx, id);
    await tx
      .updateTable('epcPurchases')
      .set({ state: 'paid', paymentReference: reference, decidedBy: caller.userId, decidedAt: now })
      .where('id', '=', id)
      .execute();
    if (!(await isCounted(tx, id)))
      await countCredits(tx, purchase, { expiryMonths: (await findSettings(tx)).expiryMonths, now });
    await recordDecision(tx, caller, purchase, { event: 'epcPaid', changes: { reference }, occurredAt: now });
  });

/** Removes the credits of a purchase from the ledger. @throws 409 if trips have used them */
async function withdrawCredits(tx: Db, purchase: LockedPurchase, now: number): Promise<void> {
  const { id, organizationId, unitPrice, currency } = purchase;
  await lockLedger(tx, organizationId);
  await expireDueCredits(tx, organizationId, now);
  const lots = await findOpenLots(tx, organizationId);
  const lot = lots.find(({ purchaseId }) => purchaseId === id);
  const quantity = lot ? lot.quantity - lot.gone : 0;
  if (quantity === 0) return;
  const before = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  if (before < quantity)
    throw conflict('creditsUsed', 'Trips have used credits of this purchase', { used: quantity - before });
  await tx
    .insertInto('epcEntries')
    .values({ organizationId, kind: 'withdrawn', quantity, unitPrice, currency, purchaseId: id, at: now })
    .execute();
  await alertIfLow(tx, organizationId, { remaining: before - quantity, before, at: now });
}

/** Ends a purchase that was not paid: the payment failed, or it was called off. */
export const closePurchase = (
  db: Db,
  caller: Caller,
  id: string,
  { state, reason }: EpcClosing,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const purchase = await lockOpenPurchase(tx, id);
    await withdrawCredits(tx, purchase, now);
    await tx
      .updateTable('epcPurchases')
      .set({ state, reason, decidedBy: caller.userId, decidedAt: now })
      .where('id', '=', id)
      .execute();
    await recordDecision(tx, caller, purchase, {
      event: 'epcPurchaseClosed',
      reason,
      changes: { state },
      occurredAt: now,
    });
  });
