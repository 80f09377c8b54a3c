import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { InvoiceQuery } from 'shared-contracts/finance/billing-periods';
import type { Invoice } from 'shared-contracts/finance/invoices';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isVisible, otherName } from '../parties.store.ts';

type SortColumn = Exclude<InvoiceQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (caller: Caller) => RawBuilder<unknown>> = {
  number: () => sql.ref('invoices.number'),
  issuedAt: () => sql.ref('invoices.issuedAt'),
  dueAt: () => sql.ref('invoices.dueAt'),
  partner: otherName,
  total: () => sql.ref('invoices.total'),
};

const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('organizations as payer', 'payer.id', 'invoices.payerId')
    .innerJoin('organizations as payee', 'payee.id', 'invoices.payeeId');

const selectRows = (db: Db) =>
  selectInvoices(db)
    .leftJoin('invoices as original', 'original.id', 'invoices.originalId')
    .leftJoin('invoiceBalances', 'invoiceBalances.invoiceId', 'invoices.id')
    .leftJoin('billingPeriods', 'billingPeriods.id', 'invoices.billingPeriodId')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.kind',
      'invoices.organizationId as issuerId',
      'invoices.issuedAt',
      'invoices.dueAt',
      'invoices.net',
      'invoices.tax',
      'invoices.total',
      'invoices.currency',
      'invoices.payerId',
      'payer.name as payer',
      'invoices.payeeId',
      'payee.name as payee',
      'original.number as original',
      'billingPeriods.cycle',
      'billingPeriods.fromDay',
      'billingPeriods.toDay',
      sql<string>`coalesce(invoice_balances.credited, 0)`.as('credited'),
      sql<string | null>`(
        select string_agg(number, ', ' order by issued_at, sequence) from invoices notes where original_id = invoices.id
      )`.as('creditNote'),
      subjectOf.as('of'),
      sql<Invoice['subject']>`invoices.content->'subject'`.as('subject'),
      sql<number>`coalesce(jsonb_array_length(invoices.content->'bills'), 1)`.as('bills'),
    ]);
export type ListedInvoice = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

const conditionsOf = (caller: Caller, { of, kind, isGrouped, partnerId, from, to, search }: InvoiceQuery) => [
  isVisible(caller, 'invoices', subjectOf),
  ...(of ? [sql<SqlBool>`${subjectOf} = ${of}`] : []),
  ...(kind ? [sql<SqlBool>`invoices.kind = ${kind}`] : []),
  ...(isGrouped ? [sql<SqlBool>`(invoices.billing_period_id is not null) = ${isGrouped === 'true'}`] : []),
  ...(partnerId ? [sql<SqlBool>`${partnerId}::uuid in (payer.id, payee.id)`] : []),
  ...(from === undefined ? [] : [sql<SqlBool>`invoices.issued_at >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`invoices.issued_at <= ${to}`]),
  ...(search
    ? [sql<SqlBool>`concat(invoices.number, chr(10), ${otherName(caller)}) ilike ${toLikePattern(search)}`]
    : []),
];

export function listInvoices(db: Db, caller: Caller, query: InvoiceQuery) {
  const { column, direction } = parseSort(query.sort);
  const conditions = conditionsOf(caller, query);
  return paginate(
    selectRows(db)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMNS[column](caller), direction)
      .orderBy('invoices.id', direction),
    query,
    selectInvoices(db).where((eb) => eb.and(conditions)),
  );
}

/** An invoice that the caller sees. */
export const findInvoice = (db: Db, caller: Caller, id: string) =>
  selectRows(db)
    .select('invoices.content')
    .where('invoices.id', '=', id)
    .where(isVisible(caller, 'invoices', subjectOf))
    .executeTakeFirst();
