import type { EpcBuyer, EpcPurchaseInput } from 'shared-contracts/finance/epc';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { DAY } from 'shared-contracts/values/time';
import { countCredits } from './count-credits.ts';
import { priceAt } from './epc.store.ts';
import { isPrepaying, notPrepayingError } from './prepaying.ts';
import { findBuyer, takeInvoiceNumber } from './purchases.store.ts';
import { findSeller, findSettings } from './settings.store.ts';

const priceChangedError = (seen: string, { unitPrice, currency }: { unitPrice: string; currency: string }) =>
  conflict('priceChanged', `The price of a credit was ${seen} and is now ${unitPrice} ${currency}`, {
    from: seen,
    to: unitPrice,
    currency,
  });

type Order = { quantity: number; unitPrice: string; currency: string; now: number };

/** Stores a purchase with the number and terms of its invoice; its credits count at once, or once it is paid. */
async function insertPurchase(
  tx: Db,
  { organizationId, userId, actorId }: Caller,
  buyer: EpcBuyer,
  { now, ...order }: Order,
) {
  const settings = await findSettings(tx);
  const purchase = await tx
    .insertInto('epcPurchases')
    .values({
      organizationId,
      number: await takeInvoiceNumber(tx, new Date(now * 1_000).getUTCFullYear()),
      ...order,
      taxPercentage: settings.taxPercentage,
      buyer: JSON.stringify(buyer),
      seller: JSON.stringify(await findSeller(tx, settings)),
      userId,
      actorId,
      createdAt: now,
      dueAt: now + settings.paymentDays * DAY,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (settings.counting === 'atOnce') await countCredits(tx, purchase, { expiryMonths: settings.expiryMonths, now });
  return purchase;
}

/** Buys credits at today's price. @param now unix seconds @throws 409 if the organization does not prepay or the price changed */
export const purchaseCredits = (
  db: Db,
  caller: Caller,
  { quantity, unitPrice: seen, buyer }: EpcPurchaseInput,
  now: number,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    if (!(await isPrepaying(tx, organizationId))) throw await notPrepayingError(tx, organizationId);
    const { unitPrice, currency } = await priceAt(tx, now);
    if (seen !== undefined && !decimal(seen).equals(unitPrice))
      throw priceChangedError(toMoney(decimal(seen)), { unitPrice, currency });
    const order = { quantity, unitPrice, currency, now };
    await insertPurchase(tx, caller, buyer ?? (await findBuyer(tx, organizationId)), order);
    await recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: organizationId,
      event: 'epcPurchased',
      changes: { quantity, unitPrice: `${unitPrice} ${currency}` },
      occurredAt: now,
    });
  });
