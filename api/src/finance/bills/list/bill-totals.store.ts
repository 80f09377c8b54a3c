import { sql } from 'kysely';
import type { BillQuery, BillTotals } from 'shared-contracts/finance/bill-list';
import type { Db } from '../../../platform/database/database.ts';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { amountsAfterCredits } from '../../../orders/public.ts';
import { findOwnCurrencies, findRateOn } from '../../exchange-rates/find-rates.store.ts';
import { billDate, type Reading } from './bill-conditions.store.ts';
import { selectMatchingBills } from './bill-list.store.ts';

const LEFT = amountsAfterCredits('bills');

/** Without what is credited. */
type Sum = {
  currency: string;
  /** Of the bills that are not booked; otherwise that of the booked rate. */
  day: string;
  bills: number;
  taxBase: string;
  vat: string;
  total: string;
  credited: string;
  /** Null: they are not booked in the own currency. */
  booked: string | null;
};

/** The bills of each currency and day; those that are booked in the own currency apart. */
function sumBills(db: Db, reading: Reading, query: BillQuery, { own, zone }: { own: string; zone: string }) {
  const bookedColumn = (column: 'total' | 'rate' | 'day') => sql<string | null>`(
    select ${sql.ref(`bookedRates.${column}`)} from booked_rates
    where booked_rates.bill_id = bills.id and booked_rates.organization_id = ${reading.caller.organizationId}
      and booked_rates.currency = ${own} and bills.state = 'approved'
      and booked_rates.total = round(bills.total * booked_rates.rate, 2)
    order by bill_version desc limit 1)`;
  const rows = selectMatchingBills(db, reading, query)
    .where('bills.total', 'is not', null)
    .select([
      'currencies.shortName as currency',
      sql.raw<string>(LEFT.amount).as('taxBase'),
      sql.raw<string>(LEFT.tax).as('vat'),
      sql.raw<string>(LEFT.total).as('total'),
      sql.raw<string>(LEFT.credited).as('credited'),
      sql<string | null>`${bookedColumn('total')} - round(${sql.raw(LEFT.credited)} * ${bookedColumn('rate')}, 2)`.as(
        'booked',
      ),
      sql<string>`coalesce(${bookedColumn('day')}, to_char(to_timestamp(${billDate}) at time zone ${zone}, 'YYYY-MM-DD'))`.as(
        'day',
      ),
    ]);
  return db
    .selectFrom(rows.as('matching'))
    .select(['currency', 'day', sql<number>`count(*)`.as('bills')])
    .select([
      sql<string>`sum(tax_base)`.as('taxBase'),
      sql<string>`sum(vat)`.as('vat'),
      sql<string>`sum(total)`.as('total'),
      sql<string>`sum(credited)`.as('credited'),
      sql<string | null>`sum(booked)`.as('booked'),
    ])
    .where('currency', 'is not', null)
    .groupBy(['currency', 'day', sql`booked is null`])
    .orderBy('currency')
    .orderBy('day')
    .execute() as Promise<Sum[]>;
}

type Converted = { total: string; day: string | null; withoutRate: number };

async function convert(db: Db, organizationId: string, own: string, sum: Sum): Promise<Converted> {
  if (sum.currency === own) return { total: sum.total, day: null, withoutRate: 0 };
  if (sum.booked !== null) return { total: sum.booked, day: sum.day, withoutRate: 0 };
  const found = await findRateOn(db, organizationId, { from: sum.currency, to: own, day: sum.day });
  return found
    ? { total: toMoney(decimal(sum.total).times(found.rate)), day: found.day, withoutRate: 0 }
    : { total: '0', day: null, withoutRate: sum.bills };
}

const total = (sums: readonly Sum[], field: 'taxBase' | 'vat' | 'total' | 'credited') =>
  toMoney(sumOf(sums.map((sum) => sum[field])));

/** Sums of the bills that match the filters, by currency, and in the own currency of the caller's organization. */
export async function sumBillTotals(db: Db, reading: Reading, query: BillQuery, zone: string): Promise<BillTotals> {
  const { organizationId } = reading.caller;
  const own = (await findOwnCurrencies(db, [organizationId])).get(organizationId) ?? '';
  const sums = await sumBills(db, reading, query, { own, zone });
  const currencies = [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    bills: rows.reduce((count, { bills }) => count + bills, 0),
    taxBase: total(rows, 'taxBase'),
    vat: total(rows, 'vat'),
    total: total(rows, 'total'),
    credited: total(rows, 'credited'),
  }));
  if (own === '' || currencies.every(({ currency }) => currency === own)) return { currencies, own: null };
  const converted: Converted[] = [];
  for (const sum of sums) converted.push(await convert(db, organizationId, own, sum));
  const days = converted.flatMap(({ day }) => day ?? []).toSorted();
  return {
    currencies,
    own: {
      currency: own,
      total: toMoney(sumOf(converted.map((part) => part.total))),
      withoutRate: converted.reduce((count, { withoutRate }) => count + withoutRate, 0),
      firstDay: days.at(0) ?? null,
      lastDay: days.at(-1) ?? null,
    },
  };
}
