import { sql } from 'kysely';
import type { BillQuery, BillTotals } from 'shared-contracts/finance/bill-list';
import type { Db } from '../../../platform/database/database.ts';
import { sumOf, toMoney } from '../../../platform/values/money.ts';
import { amountsAfterCredits } from '../../../orders/public.ts';
import { findOwnCurrencies } from '../../exchange-rates/find-rates.store.ts';
import type { DaySum } from '../../exchange-rates/own-sums.rules.ts';
import { bookedAfterCredits, bookingOf, convertSums, rateDay } from '../../exchange-rates/own-sums.store.ts';
import { billDate, type Reading } from './bill-conditions.store.ts';
import { selectMatchingBills } from './bill-list.store.ts';

/** Requires the credits of a bill to be joined, so that they are read once and not per amount. */
const LEFT = amountsAfterCredits('bills', 'credits');

/** Amounts before credits. */
type Sum = DaySum & { taxBase: string; vat: string; credited: string };

/** Sums bills per currency and day; bills booked in the own currency are summed separately. */
function sumBills(db: Db, reading: Reading, query: BillQuery, { own, zone }: { own: string; zone: string }) {
  const owner = { organizationId: reading.caller.organizationId, own };
  const rows = selectMatchingBills(db, reading, query)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('billCredits')
          .select(({ fn }) => [fn.sum<string>('net').as('net'), fn.sum<string>('tax').as('tax')])
          .whereRef('billCredits.billId', '=', 'bills.id')
          .whereRef('billCredits.billVersion', '=', 'bills.version')
          .as('credits'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(bookingOf(owner), (join) => join.onTrue())
    .where('bills.total', 'is not', null)
    .select([
      'currencies.shortName as currency',
      sql.raw<string>(LEFT.amount).as('taxBase'),
      sql.raw<string>(LEFT.tax).as('vat'),
      sql.raw<string>(LEFT.total).as('total'),
      sql.raw<string>(LEFT.credited).as('credited'),
      bookedAfterCredits('total', LEFT).as('booked'),
      rateDay(billDate, zone).as('day'),
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
  return { currencies, own: await convertSums(db, { organizationId, own }, sums) };
}
