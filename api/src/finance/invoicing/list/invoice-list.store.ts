import { type OrderByItemBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { InvoiceQuery, InvoiceRow } from 'shared-contracts/finance/billing-periods';
import type { Invoice } from 'shared-contracts/finance/invoices';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isInBucket, openAt } from '../../payments/open-at.store.ts';
import { isOnSide, isVisible, otherName } from '../parties.store.ts';

/** Who reads, and as at which time what is open. */
export type InvoiceReading = { caller: Caller; at: number };

const openOf = (at: number) => sql<string | null>`case when invoices.kind = 'invoice' then ${openAt(at)} end`;

type SortColumn = Exclude<InvoiceQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (reading: InvoiceReading) => RawBuilder<unknown>> = {
  number: () => sql.ref('invoices.number'),
  issuedAt: () => sql.ref('invoices.issuedAt'),
  dueAt: () => sql.ref('invoices.dueAt'),
  partner: ({ caller }) => otherName(caller),
  total: () => sql.ref('invoices.total'),
  open: ({ at }) => openOf(at),
};

const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('organizations as payer', 'payer.id', 'invoices.payerId')
    .innerJoin('organizations as payee', 'payee.id', 'invoices.payeeId')
    .leftJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id');

const lastReminder = sql<InvoiceRow['reminded']>`(
  select json_build_object('step', step, 'at', sent_at) from reminders
  where invoice_id = invoices.id and sent_at is not null order by step desc limit 1
)`;
const isReminderPaused = sql<boolean>`exists (
  select from reminder_pauses paused where paused.organization_id = invoices.payee_id
    and (paused.invoice_id = invoices.id or (paused.partner_id = invoices.payer_id and invoices.kind = 'invoice'))
)`;

const selectRows = (db: Db, at: number) =>
  selectInvoices(db)
    .leftJoin('invoices as original', 'original.id', 'invoices.originalId')
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
      sql<string>`coalesce(stored_balances.credited, 0)`.as('credited'),
      sql<string | null>`(
        select string_agg(number, ', ' order by issued_at, sequence) from invoices notes where original_id = invoices.id
      )`.as('creditNote'),
      openOf(at).as('open'),
      lastReminder.as('reminded'),
      isReminderPaused.as('isReminderPaused'),
      subjectOf.as('of'),
      sql<Invoice['subject']>`invoices.content->'subject'`.as('subject'),
      sql<number>`coalesce(jsonb_array_length(invoices.content->'bills'), 1)`.as('bills'),
    ]);
export type ListedInvoice = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

const conditionsOf = (
  { caller, at }: InvoiceReading,
  { of, kind, side, currency, aging, isGrouped, partnerId, from, to, search }: InvoiceQuery,
) => [
  ...(side ? [isOnSide(caller, side)] : []),
  ...(currency === undefined ? [] : [sql<SqlBool>`invoices.currency = ${currency}`]),
  ...(aging ? [isInBucket(aging, at)] : []),
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

/** Credit notes have nothing open; other columns are sorted as in the indexes. */
const LAST = {
  asc: (order: OrderByItemBuilder) => order.asc().nullsLast(),
  desc: (order: OrderByItemBuilder) => order.desc().nullsLast(),
};

export function listInvoices(db: Db, reading: InvoiceReading, query: InvoiceQuery) {
  const { column, direction } = parseSort(query.sort);
  const conditions = conditionsOf(reading, query);
  return paginate(
    selectRows(db, reading.at)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMNS[column](reading), column === 'open' ? LAST[direction] : direction)
      .orderBy('invoices.id', direction),
    query,
    selectInvoices(db).where((eb) => eb.and(conditions)),
  );
}

/** An invoice that the caller sees. */
export const findInvoice = (db: Db, { caller, at }: InvoiceReading, id: string) =>
  selectRows(db, at)
    .select('invoices.content')
    .where('invoices.id', '=', id)
    .where(isVisible(caller, 'invoices', subjectOf))
    .executeTakeFirst();
