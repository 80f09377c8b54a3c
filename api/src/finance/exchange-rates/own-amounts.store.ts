import { sql } from 'kysely';
import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import type { Db } from '../../platform/database/database.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { convertTotals, type FoundRate } from './convert.rules.ts';
import { findOwnCurrencies, findRateOn } from './find-rates.store.ts';

/** Amount in the billing currency. `at`: the approval, or before it the submission. */
export type ConvertedBill = {
  id: string;
  currency: string | null;
  net: string | null;
  tax: string | null;
  total: string | null;
  at: number | null;
};
type Reader = { organizationId: string; zone: string };

/** Booked amounts of the organization, for the newest version of each bill. */
async function findBooked(db: Db, organizationId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('bookedRates')
    .distinctOn('billId')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('billId', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('billId')
    .orderBy('billVersion', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.billId, row]));
}

/** The amounts of bills in the organization's own currency, as booked, otherwise by the rate of their day; absent: none. */
export async function findOwnAmounts(
  db: Db,
  { organizationId, zone }: Reader,
  bills: readonly ConvertedBill[],
): Promise<Map<string, OwnAmounts>> {
  const own = (await findOwnCurrencies(db, [organizationId])).get(organizationId);
  const foreign = bills.filter(({ currency }) => own !== undefined && currency !== null && currency !== own);
  if (own === undefined || foreign.length === 0) return new Map();
  const booked = await findBooked(
    db,
    organizationId,
    foreign.map(({ id }) => id),
  );
  const rates = new Map<string, Promise<FoundRate | null>>();
  const rateOn = (from: string, day: string) => {
    const key = `${from} ${day}`;
    const found = rates.get(key) ?? findRateOn(db, organizationId, { from, to: own, day });
    rates.set(key, found);
    return found;
  };
  const amounts = new Map<string, OwnAmounts>();
  for (const { id, currency, net, tax, total, at } of foreign) {
    if (currency === null || net === null || tax === null || total === null || at === null) continue;
    const asOf = toLocalDate(at, zone);
    const frozen = booked.get(id);
    // An earlier version may have been booked with another total.
    const isCurrent =
      frozen?.currency === own && convertTotals({ net, tax, total }, frozen.rate).total === frozen.total;
    if (frozen && isCurrent && frozen.billCurrency === currency) {
      const { rate, day, source, rounding } = frozen;
      amounts.set(id, {
        currency: own,
        rate: trimRate(rate),
        day,
        asOf,
        source,
        isBooked: true,
        net: frozen.net,
        tax: frozen.tax,
        total: frozen.total,
        rounding,
      });
      continue;
    }
    const found = await rateOn(currency, asOf);
    if (found)
      amounts.set(id, {
        currency: own,
        ...found,
        asOf,
        isBooked: false,
        ...convertTotals({ net, tax, total }, found.rate),
      });
  }
  return amounts;
}

const trimRate = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);
