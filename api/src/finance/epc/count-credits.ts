import { resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { addMonths } from './purchase.rules.ts';
import type { LockedPurchase } from './purchases.store.ts';

type Counted = Pick<
  LockedPurchase,
  'id' | 'organizationId' | 'quantity' | 'unitPrice' | 'currency' | 'userId' | 'actorId'
>;

/** Adds the credits of a purchase to the ledger; they expire so many months from now. @param now unix seconds */
export async function countCredits(
  tx: Db,
  { id, ...purchase }: Counted,
  { expiryMonths, now }: { expiryMonths: number | null; now: number },
): Promise<void> {
  const { organizationId, quantity, unitPrice, currency, userId, actorId } = purchase;
  await tx
    .insertInto('epcEntries')
    .values({
      organizationId,
      kind: 'purchased',
      quantity,
      unitPrice,
      currency,
      userId,
      actorId,
      purchaseId: id,
      at: now,
    })
    .execute();
  if (expiryMonths !== null)
    await tx
      .updateTable('epcPurchases')
      .set({ expiresAt: addMonths(now, expiryMonths) })
      .where('id', '=', id)
      .execute();
  await resolveNotifications(tx, 'epcLow', organizationId, now);
}
