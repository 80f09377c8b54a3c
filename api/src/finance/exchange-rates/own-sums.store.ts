import { type RawBuilder, sql } from 'kysely';
import type { OwnSum } from 'shared-contracts/finance/exchange-rates';
import { amountsAfterCredits } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FoundRate } from './convert.rules.ts';
import { findRateOn } from './find-rates.store.ts';
import { type DaySum, needsRate, type RateOn, toOwnSum } from './own-sums.rules.ts';

export type Owner = { organizationId: string; own: string };

type Booking = { net: string; total: string; rate: string; day: string };

/**
 * The booking of a bill's current version in the own currency of an organization, to be joined as `booking` so that it
 * is read once for all amounts.
 * @param bill its alias
 */
export const bookingOf = ({ organizationId, own }: Owner, bill = 'bills') =>
  sql<Booking>`(
  select booked_rates.net, booked_rates.total, booked_rates.rate, booked_rates.day from booked_rates
  where booked_rates.bill_id = ${sql.ref(`${bill}.id`)} and booked_rates.organization_id = ${organizationId}
    and booked_rates.currency = ${own} and ${sql.ref(`${bill}.state`)} = 'approved'
    and booked_rates.total = round(${sql.ref(`${bill}.total`)} * booked_rates.rate, 2)
  order by bill_version desc limit 1)`.as<'booking'>('booking');

/** The booked amount of `bills`, less the booked amount of its credits. */
export const bookedAfterCredits = (column: 'net' | 'total', { credited, creditedNet } = amountsAfterCredits('bills')) =>
  sql<
    string | null
  >`booking.${sql.raw(column)} - round(${sql.raw(column === 'net' ? creditedNet : credited)} * booking.rate, 2)`;

/** The day of the rate of `bills`: of the booked one, otherwise of the bill in a time zone. */
export const rateDay = (billedAt: RawBuilder<number>, zone: string) =>
  sql<string>`coalesce(booking.day, to_char(to_timestamp(${billedAt}) at time zone ${zone}, 'YYYY-MM-DD'))`;

/** The rates that some sums need, each read once. */
export async function loadRates(db: Db, { organizationId, own }: Owner, sums: readonly DaySum[]): Promise<RateOn> {
  const rates = new Map<string, FoundRate | null>();
  for (const sum of sums.filter((one) => needsRate(own, one))) {
    const key = `${sum.currency} ${sum.day}`;
    if (rates.has(key)) continue;
    rates.set(key, await findRateOn(db, organizationId, { from: sum.currency, to: own, day: sum.day }));
  }
  return (currency, day) => rates.get(`${currency} ${day}`) ?? null;
}

/** The sum in the own currency, as booked, otherwise at the rate of each day; null: all bills are in it. */
export const convertSums = async (db: Db, owner: Owner, sums: readonly DaySum[]): Promise<OwnSum | null> =>
  toOwnSum(owner.own, sums, await loadRates(db, owner, sums));
