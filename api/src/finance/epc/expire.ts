import type { Db } from '../../platform/database/database.ts';
import { alertIfLow } from './alert.ts';
import { priceAt } from './epc.store.ts';
import { findExpired } from './lots.rules.ts';
import { findOpenLots } from './lots.store.ts';

const sumRemaining = (lots: readonly { remaining: number }[]) =>
  lots.reduce((sum, { remaining }) => sum + remaining, 0);

/** Takes each expired credit off the ledger once. The ledger must be locked. @param now unix seconds */
export async function expireDueCredits(tx: Db, organizationId: string, now: number): Promise<void> {
  const lots = await findOpenLots(tx, organizationId);
  const expired = findExpired(lots, now);
  if (expired.length === 0) return;
  const price = await priceAt(tx, now);
  await tx
    .insertInto('epcEntries')
    .values(
      expired.map(({ purchaseId, remaining }) => ({
        organizationId,
        kind: 'expired' as const,
        quantity: remaining,
        purchaseId,
        ...price,
        at: now,
      })),
    )
    .execute();
  const before = sumRemaining(lots);
  await alertIfLow(tx, organizationId, { remaining: before - sumRemaining(expired), before, at: now });
}
