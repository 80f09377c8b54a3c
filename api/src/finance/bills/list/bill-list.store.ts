import { type RawBuilder, sql } from 'kysely';
import type { BillCounts, BillQuery } from 'shared-contracts/finance/bill-list';
import { BILL_TABS, type BillProvisionalReason, type ContractProblem } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import {
  billDate,
  isInvoiceOfBill,
  isListed,
  matchesFilters,
  type Reading,
  tabCounts,
} from './bill-conditions.store.ts';

type SortColumn = Exclude<BillQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (caller: Caller) => RawBuilder<unknown>> = {
  number: () => sql`coalesce(orders.number, trips.number)`,
  invoice: () => sql.ref('invoices.number'),
  date: () => billDate,
  dueAt: () => sql.ref('invoices.dueAt'),
  partner: ({ organizationId }) =>
    sql`case when payer.id = ${organizationId}::uuid then payee.name else payer.name end`,
  total: () => sql.ref('bills.total'),
};

/** Bills without an invoice come last; other columns are sorted as in the indexes. */
const OF_INVOICES: readonly SortColumn[] = ['invoice', 'dueAt'];

const selectBills = (db: Db) =>
  db
    .selectFrom('bills')
    .leftJoin('orders', 'orders.id', 'bills.orderId')
    .leftJoin('trips', 'trips.id', 'bills.tripId')
    .innerJoin('organizations as payer', 'payer.id', 'bills.organizationId')
    .leftJoin('organizations as payee', 'payee.id', 'bills.partnerId')
    .leftJoin('currencies', 'currencies.id', 'bills.currencyId')
    .leftJoin('invoices', (join) => join.on(isInvoiceOfBill))
    .leftJoin('billingPeriods', (join) =>
      join.onRef('billingPeriods.id', '=', 'bills.billingPeriodId').on('bills.invoiceId', 'is', null),
    );

const selectRows = (db: Db) =>
  selectBills(db)
    .select([
      'bills.id',
      'bills.orderId',
      'bills.tripId',
      'bills.state',
      'bills.revision',
      'bills.version',
      'bills.taxBase',
      'bills.vat',
      'bills.total',
      'bills.submittedBy',
      'bills.submittedAs',
      'bills.submittedAt',
      'bills.approvedAt',
      'bills.outdatedAt',
      'bills.invoiceId',
      'bills.overriddenAt',
      'billingPeriods.isSelfBilled',
      'billingPeriods.cycle',
      'billingPeriods.fromDay',
      'billingPeriods.toDay',
      'invoices.number as invoice',
      'invoices.dueAt',
      'currencies.shortName as currency',
      'payer.id as payerId',
      'payer.name as payer',
      'payer.code as payerCode',
      'payee.id as payeeId',
      'payee.name as payee',
    ])
    .select([
      sql<string>`coalesce(orders.number, trips.number)`.as('number'),
      sql<string | null>`coalesce(orders.reference, trips.reference)`.as('reference'),
      sql<string>`coalesce(orders.stage, trips.stage)`.as('stage'),
      sql<BillProvisionalReason[] | null>`bills.figures->'reasons'`.as('reasons'),
      sql<ContractProblem[] | null>`bills.figures->'contractProblems'`.as('contractProblems'),
    ]);

export type ListedBill = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export function listBills(db: Db, reading: Reading, query: BillQuery) {
  const { column, direction } = parseSort(query.sort);
  const matches = matchesFilters(reading, query);
  return paginate(
    selectRows(db)
      .where(matches)
      .orderBy(COLUMNS[column](reading.caller), (by) => {
        const order = direction === 'asc' ? by.asc() : by.desc();
        return OF_INVOICES.includes(column) ? order.nullsLast() : order;
      })
      .orderBy('bills.id', direction),
    query,
    selectBills(db).where(matches),
  );
}

/** The bills that match the filters, joined with what they are listed by. */
export const selectMatchingBills = (db: Db, reading: Reading, query: BillQuery) =>
  selectBills(db).where(matchesFilters(reading, query));

export async function countBills(db: Db, reading: Reading): Promise<BillCounts['items']> {
  const counts = await db
    .selectFrom('bills')
    .where(isListed(reading, 'all'))
    .select(tabCounts(reading))
    .executeTakeFirstOrThrow();
  return BILL_TABS.map((tab) => ({ tab, count: (counts as Record<string, number>)[tab] ?? 0 }));
}

/** The orders and trips of bills that the caller sees, in the given order. */
export async function findBillSubjects(db: Db, reading: Reading, ids: readonly string[]) {
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'orderId', 'tripId'])
    .where('id', 'in', ids)
    .where(isListed(reading, 'all'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
