import type { Db } from '../../platform/database/database.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { convertTotals } from './convert.rules.ts';
import { findOwnCurrencies, findRateOn } from './find-rates.store.ts';

type Booking = {
  billId: string;
  billVersion: number;
  /** Payer and payee. */
  organizationIds: readonly string[];
  currency: string;
  net: string;
  tax: string;
  total: string;
  at: number;
  zone: string;
};

/**
 * Freezes the rate of the day for each side with another own currency, in the transaction that approves a bill. Books
 * nothing without a rate.
 */
export async function bookRates(tx: Db, booking: Booking): Promise<void> {
  const { billId, billVersion, organizationIds, currency: billCurrency, at, zone, ...totals } = booking;
  const day = toLocalDate(at, zone);
  for (const [organizationId, currency] of await findOwnCurrencies(tx, organizationIds)) {
    if (currency === billCurrency) continue;
    const found = await findRateOn(tx, organizationId, { from: billCurrency, to: currency, day });
    if (!found) continue;
    await tx
      .insertInto('bookedRates')
      .values({
        billId,
        billVersion,
        organizationId,
        billCurrency,
        currency,
        ...found,
        ...convertTotals(totals, found.rate),
        bookedAt: at,
      })
      .execute();
  }
}
