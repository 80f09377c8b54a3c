import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { InvoiceQuery } from 'shared-contracts/finance/billing-periods';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isInBucket, openAt } from '../../payments/open-at.store.ts';
import { isOnSide, isVisible, otherName } from '../parties.store.ts';

/** Who reads, and as at which time what is open. */
export type InvoiceReading = { caller: Caller; at: number };

export const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;
export const openOf = (at: number) => sql<string | null>`case when invoices.kind = 'invoice' then ${openAt(at)} end`;

const conditionsOf = (
  { caller, at }: InvoiceReading,
  { of, kind, side, currency, aging, isGrouped, partnerId, from, to, search }: InvoiceQuery,
): RawBuilder<SqlBool>[] => [
  ...(side ? [isOnSide(caller, side)] : []),
  ...(currency === undefined ? [] : [sql<SqlBool>`invoices.currency = ${currency}`]),
  ...(aging ? [isInBucket(aging, at), balancesOf(caller, side)] : []),
  isVisible(caller, 'invoices', subjectOf),
  ...(of ? [sql<SqlBool>`${subjectOf} = ${of}`] : []),
  ...(kind ? [sql<SqlBool>`invoices.kind = ${kind}`] : []),
  ...(isGrouped ? [sql<SqlBool>`(invoices.billing_period_id is not null) = ${isGrouped === 'true'}`] : []),
  ...(partnerId ? [sql<SqlBool>`${partnerId}::uuid in (invoices.payer_id, invoices.payee_id)`] : []),
  ...(from === undefined ? [] : [sql<SqlBool>`invoices.issued_at >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`invoices.issued_at <= ${to}`]),
  ...(search
    ? [sql<SqlBool>`concat(invoices.number, chr(10), ${otherName(caller)}) ilike ${toLikePattern(search)}`]
    : []),
];

const OWN = { receivable: 'payee_id', payable: 'payer_id' } as const;

/** Says of balances what holds of their invoices, for their indexes. */
function balancesOf(caller: Caller, side: BalanceSide | undefined) {
  if (isRoot(caller)) return sql<SqlBool>`true`;
  const isOwn = (one: BalanceSide) =>
    sql<SqlBool>`stored_balances.${sql.raw(OWN[one])} = ${caller.organizationId}::uuid`;
  return side ? isOwn(side) : sql<SqlBool>`(${isOwn('receivable')} or ${isOwn('payable')})`;
}

/** `order`: SQL of what rows are sorted by. */
type Part = { order: RawBuilder<unknown>; conditions: readonly RawBuilder<SqlBool>[] };

type SortColumn = Exclude<InvoiceQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (reading: InvoiceReading) => RawBuilder<unknown>> = {
  number: () => sql.ref('invoices.number'),
  issuedAt: () => sql.ref('invoices.issuedAt'),
  dueAt: () => sql.ref('invoices.dueAt'),
  partner: ({ caller }) => otherName(caller),
  total: () => sql.ref('invoices.total'),
  open: ({ at }) => openOf(at),
};

/** Those of which the stored balance is what is open, those of which it isn't, and credit notes, which have nothing open. */
const partsByOpen = ({ caller, at }: InvoiceReading, side: BalanceSide): Part[] => {
  const isOwn = balancesOf(caller, side);
  return [
    { order: sql`stored_balances.open`, conditions: [isOwn, sql`stored_balances.moved_at <= ${at}`] },
    { order: openOf(at), conditions: [isOwn, sql`stored_balances.moved_at > ${at}`] },
    { order: sql`null::numeric`, conditions: [sql`invoices.kind = 'creditNote'`] },
  ];
};

/** Both sides of the caller, of which each has its index; what one owes oneself is listed once. */
const sidesOf = ({ organizationId }: Caller, side: BalanceSide | undefined) =>
  side
    ? [{ side, others: [] }]
    : [
        { side: 'payable' as const, others: [] },
        { side: 'receivable' as const, others: [sql<SqlBool>`invoices.payer_id <> ${organizationId}::uuid`] },
      ];

/** What to sort and to put together: by an index where there is one. */
function partsOf(reading: InvoiceReading, query: InvoiceQuery, column: SortColumn): Part[] {
  const { caller } = reading;
  const order = COLUMNS[column](reading);
  const isIndexed = !query.aging && !isRoot(caller) && (column === 'issuedAt' || column === 'open');
  if (!isIndexed) return [{ order, conditions: [] }];
  return sidesOf(caller, query.side).flatMap(({ side, others }) => {
    const conditions = [isOnSide(caller, side), ...others];
    const parts = column === 'open' ? partsByOpen(reading, side) : [{ order, conditions: [] }];
    return parts.map((part) => ({ ...part, conditions: [...conditions, ...part.conditions] }));
  });
}

const ORGANIZATIONS = sql`
  left join organizations payer on payer.id = invoices.payer_id left join organizations payee on payee.id = invoices.payee_id`;
const INVOICES = sql`invoices left join stored_balances on stored_balances.invoice_id = invoices.id ${ORGANIZATIONS}`;
/** Looks up the invoice of each open balance: with a plain join PostgreSQL reads all invoices of the organization. */
const OPEN_INVOICES = sql`stored_balances
  cross join lateral (select * from invoices where invoices.id = stored_balances.invoice_id offset 0) invoices ${ORGANIZATIONS}`;
const sourceOf = ({ aging }: InvoiceQuery) => (aging ? OPEN_INVOICES : INVOICES);
const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join(conditions, sql` and `);

/** The ids of a page, in order. They are found without what is shown, so that it is read of this page only. */
export async function findInvoiceIds(db: Db, reading: InvoiceReading, query: InvoiceQuery): Promise<string[]> {
  const { column, direction } = parseSort(query.sort);
  const towards = sql.raw(direction);
  const conditions = conditionsOf(reading, query);
  const last = query.page * query.limit;
  const parts = partsOf(reading, query, column).map(
    (part) => sql`(select invoices.id, ${part.order} as sorted from ${sourceOf(query)}
      where ${all([...conditions, ...part.conditions])} order by sorted ${towards}, invoices.id ${towards} limit ${last})`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) found
    order by sorted ${towards} nulls last, id ${towards} limit ${query.limit} offset ${last - query.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countInvoices(db: Db, reading: InvoiceReading, query: InvoiceQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sourceOf(query)} where ${all(conditionsOf(reading, query))}`.execute(db);
  return rows[0]?.total ?? 0;
}
