import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { findRateOn } from './find-rates.store.ts';

/** Of bills of one currency and day. */
export type DaySum = {
  currency: string;
  /** Of the bills that are not booked; otherwise that of the booked rate. */
  day: string;
  bills: number;
  total: string;
  /** Null: they are not booked in the own currency. */
  booked: string | null;
};
export type OwnSum = {
  currency: string;
  total: string;
  withoutRate: number;
  firstDay: string | null;
  lastDay: string | null;
};

type Owner = { organizationId: string; own: string };

/** What is booked of the current version of `bills` in the own currency of an organization. */
export const bookedColumn = (column: 'total' | 'rate' | 'day', { organizationId, own }: Owner) => sql<string | null>`(
  select ${sql.ref(`bookedRates.${column}`)} from booked_rates
  where booked_rates.bill_id = bills.id and booked_rates.organization_id = ${organizationId}
    and booked_rates.currency = ${own} and bills.state = 'approved'
    and booked_rates.total = round(bills.total * booked_rates.rate, 2)
  order by bill_version desc limit 1)`;

/** The day of the rate of `bills`: of the booked one, otherwise of the bill in a time zone. */
export const rateDay = (owner: Owner, billedAt: RawBuilder<number>, zone: string) =>
  sql<string>`coalesce(${bookedColumn('day', owner)}, to_char(to_timestamp(${billedAt}) at time zone ${zone}, 'YYYY-MM-DD'))`;

type Converted = { total: string; day: string | null; withoutRate: number };

async function convert(db: Db, { organizationId, own }: Owner, sum: DaySum): Promise<Converted> {
  if (sum.currency === own) return { total: sum.total, day: null, withoutRate: 0 };
  if (sum.booked !== null) return { total: sum.booked, day: sum.day, withoutRate: 0 };
  const found = await findRateOn(db, organizationId, { from: sum.currency, to: own, day: sum.day });
  return found
    ? { total: toMoney(decimal(sum.total).times(found.rate)), day: found.day, withoutRate: 0 }
    : { total: '0', day: null, withoutRate: sum.bills };
}

/** The sum in the own currency, as booked, otherwise at the rate of each day; null: all bills are in it. */
export async function convertSums(db: Db, owner: Owner, sums: readonly DaySum[]): Promise<OwnSum | null> {
  const { own } = owner;
  if (own === '' || sums.every(({ currency }) => currency === own)) return null;
  const converted: Converted[] = [];
  for (const sum of sums) converted.push(await convert(db, owner, sum));
  const days = converted.flatMap(({ day }) => day ?? []).toSorted();
  return {
    currency: own,
    total: toMoney(sumOf(converted.map((part) => part.total))),
    withoutRate: converted.reduce((count, { withoutRate }) => count + withoutRate, 0),
    firstDay: days.at(0) ?? null,
    lastDay: days.at(-1) ?? null,
  };
}
