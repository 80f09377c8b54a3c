import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { InvoiceQuery } from 'shared-contracts/finance/billing-periods';
import type { BalanceSide, OpenBucket } from 'shared-contracts/values/finance/aging';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { parseSort } from '../../../platform/database/pagination.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { isInBucket, isStoredIn, openAt } from '../../payments/open-at.store.ts';
import { isOnSide, isVisible, otherName, canReadAllBills } from '../parties.store.ts';

/** The reader, and the time for which open amounts are computed. */
export type InvoiceReading = { caller: Caller; at: number };

export const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;
export const openOf = (at: number) => sql<string | null>`case when invoices.kind = 'invoice' then ${openAt(at)} end`;

const OWN = { receivable: 'payee_id', payable: 'payer_id' } as const;

/** Repeats a condition on invoices for balances, so that their indexes apply. */
const isBalanceOf = ({ organizationId }: Caller, side: BalanceSide) =>
  sql<SqlBool>`stored_balances.${sql.raw(OWN[side])} = ${organizationId}::uuid`;

const matchesSearch = (caller: Caller, number: RawBuilder<unknown>, { search }: InvoiceQuery): RawBuilder<SqlBool>[] =>
  search ? [sql`concat(${number}, chr(10), ${otherName(caller)}) ilike ${toLikePattern(search)}`] : [];

/** Conditions that need the invoice and not just its balance. */
const detailConditions = (
  { caller }: InvoiceReading,
  { of, kind, currency, isGrouped, from, to }: InvoiceQuery,
): RawBuilder<SqlBool>[] => [
  ...(currency === undefined ? [] : [sql<SqlBool>`invoices.currency = ${currency}`]),
  ...(canReadAllBills(caller) ? [] : [isVisible(caller, 'invoices', subjectOf)]),
  ...(of ? [sql<SqlBool>`${subjectOf} = ${of}`] : []),
  ...(kind ? [sql<SqlBool>`invoices.kind = ${kind}`] : []),
  ...(isGrouped ? [sql<SqlBool>`(invoices.billing_period_id is not null) = ${isGrouped === 'true'}`] : []),
  ...(from === undefined ? [] : [sql<SqlBool>`invoices.issued_at >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`invoices.issued_at <= ${to}`]),
];

const isOfPartner = (table: 'invoices' | 'storedBalances', { partnerId }: InvoiceQuery): RawBuilder<SqlBool>[] =>
  partnerId ? [sql`${partnerId}::uuid in (${sql.ref(`${table}.payerId`)}, ${sql.ref(`${table}.payeeId`)})`] : [];

const conditionsOf = (reading: InvoiceReading, query: InvoiceQuery): RawBuilder<SqlBool>[] => [
  ...(query.side ? [isOnSide(reading.caller, query.side)] : []),
  isVisible(reading.caller, 'invoices', subjectOf),
  ...isOfPartner('invoices', query),
  ...matchesSearch(reading.caller, sql`invoices.number`, query),
  ...detailConditions(reading, query),
];

type SortColumn = Exclude<InvoiceQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (reading: InvoiceReading) => RawBuilder<unknown>> = {
  number: () => sql.ref('invoices.number'),
  issuedAt: () => sql.ref('invoices.issuedAt'),
  dueAt: () => sql.ref('invoices.dueAt'),
  partner: ({ caller }) => otherName(caller),
  total: () => sql.ref('invoices.total'),
  open: ({ at }) => openOf(at),
};

/** `order`: SQL of what rows are sorted by. */
type Part = { order: RawBuilder<unknown>; conditions: readonly RawBuilder<SqlBool>[] };

/**
 * Three parts: invoices whose stored balance is the open amount, those for which it isn't, and credit notes, which
 * have nothing open.
 */
const partsByOpen = ({ caller, at }: InvoiceReading, side: BalanceSide): Part[] => {
  const isOwn = isBalanceOf(caller, side);
  return [
    { order: sql`stored_balances.open`, conditions: [isOwn, sql`stored_balances.moved_at <= ${at}`] },
    { order: openOf(at), conditions: [isOwn, sql`stored_balances.moved_at > ${at}`] },
    { order: sql`null::numeric`, conditions: [sql`invoices.kind = 'creditNote'`] },
  ];
};

/** Both sides of the caller, since each has its index; invoices to oneself are listed once. */
const sidesOf = ({ organizationId }: Caller, side: BalanceSide | undefined, table: 'invoices' | 'stored_balances') =>
  side
    ? [{ side, others: [] }]
    : [
        { side: 'payable' as const, others: [] },
        {
          side: 'receivable' as const,
          others: [sql<SqlBool>`${sql.ref(`${table}.payer_id`)} <> ${organizationId}::uuid`],
        },
      ];

/** The parts to sort and merge; uses an index where there is one. */
function partsOf(reading: InvoiceReading, query: InvoiceQuery, column: SortColumn): Part[] {
  const { caller } = reading;
  const order = COLUMNS[column](reading);
  const all = conditionsOf(reading, query);
  const isIndexed = !isRoot(caller) && (column === 'issuedAt' || column === 'open');
  if (!isIndexed) return [{ order, conditions: all }];
  return sidesOf(caller, query.side, 'invoices').flatMap(({ side, others }) => {
    const conditions = [...all, isOnSide(caller, side), ...others];
    const parts = column === 'open' ? partsByOpen(reading, side) : [{ order, conditions: [] }];
    return parts.map((part) => ({ ...part, conditions: [...conditions, ...part.conditions] }));
  });
}

/** Columns that balances have; partners are joined to both. */
const STORED: Record<Exclude<SortColumn, 'partner'>, RawBuilder<unknown>> = {
  number: sql`stored_balances.invoice_number`,
  issuedAt: sql`stored_balances.issued_at`,
  dueAt: sql`stored_balances.due_at`,
  total: sql`stored_balances.total`,
  open: sql`stored_balances.open`,
};

type OpenQuery = InvoiceQuery & { aging: OpenBucket };
const isOpenQuery = (query: InvoiceQuery): query is OpenQuery => query.aging !== undefined;

/**
 * Balances in a bucket, to look invoices up from: those whose stored amount is still open, found by their indexes, and
 * those that have changed since, for which it is computed.
 */
function openPartsOf(reading: InvoiceReading, query: OpenQuery, column: SortColumn): (Part & { hasMoved: boolean })[] {
  const { caller, at } = reading;
  const { aging, side: requested } = query;
  const order = COLUMNS[column](reading);
  const sides = isRoot(caller)
    ? [[]]
    : sidesOf(caller, requested, 'stored_balances').map(({ side, others }) => [isBalanceOf(caller, side), ...others]);
  return sides.flatMap((own) => {
    const conditions = [
      ...own,
      ...isOfPartner('storedBalances', query),
      ...matchesSearch(caller, STORED.number, query),
    ];
    return [
      {
        hasMoved: false,
        order: column === 'partner' ? order : STORED[column],
        conditions: [...conditions, sql<SqlBool>`stored_balances.moved_at <= ${at}`, isStoredIn(aging, at)],
      },
      {
        hasMoved: true,
        order,
        conditions: [...conditions, sql<SqlBool>`stored_balances.moved_at > ${at}`, isInBucket(aging, at)],
      },
    ];
  });
}

const joinOrganizations = (table: string) => sql`
  left join organizations payer on payer.id = ${sql.raw(table)}.payer_id left join organizations payee on payee.id = ${sql.raw(table)}.payee_id`;
const INVOICES = sql`invoices left join stored_balances on stored_balances.invoice_id = invoices.id ${joinOrganizations('invoices')}`;
const BALANCES = sql`stored_balances ${joinOrganizations('stored_balances')}`;
/** Looks up the invoice of each open balance: with a plain join PostgreSQL reads all invoices of the organization. */
const OPEN_INVOICES = sql`${BALANCES}
  cross join lateral (select * from invoices where invoices.id = stored_balances.invoice_id offset 0) invoices`;
/** Reads balances without their invoices if nothing of the invoice is filtered. */
const toOpenSource = (hasMoved: boolean, details: readonly unknown[]) =>
  hasMoved || details.length > 0 ? OPEN_INVOICES : BALANCES;
const all = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** The ids of a page, in order. The other columns are then read for this page only. */
export async function findInvoiceIds(db: Db, reading: InvoiceReading, query: InvoiceQuery): Promise<string[]> {
  const { column, direction } = parseSort(query.sort);
  const towards = sql.raw(direction);
  const last = query.page * query.limit;
  const selectPart = (id: RawBuilder<unknown>, source: RawBuilder<unknown>, { order, conditions }: Part) =>
    sql`(select ${id} as id, ${order} as sorted from ${source}
      where ${all(conditions)} order by sorted ${towards}, ${id} ${towards} limit ${last})`;
  const details = detailConditions(reading, query);
  const parts = isOpenQuery(query)
    ? openPartsOf(reading, query, column).map(({ order, conditions, hasMoved }) =>
        selectPart(sql`stored_balances.invoice_id`, toOpenSource(hasMoved, details), {
          order,
          conditions: [...conditions, ...details],
        }),
      )
    : partsOf(reading, query, column).map((part) => selectPart(sql`invoices.id`, INVOICES, part));
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) found
    order by sorted ${towards} nulls last, id ${towards} limit ${query.limit} offset ${last - query.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** @param max rows to count; undefined: all */
export async function countInvoices(
  db: Db,
  reading: InvoiceReading,
  query: InvoiceQuery,
  max: number | undefined,
): Promise<number> {
  const details = detailConditions(reading, query);
  const parts = isOpenQuery(query)
    ? openPartsOf(reading, query, 'issuedAt').map(({ conditions, hasMoved }) => ({
        source: toOpenSource(hasMoved, details),
        conditions: [...conditions, ...details],
      }))
    : [{ source: INVOICES, conditions: conditionsOf(reading, query) }];
  const found = parts.map(({ source, conditions }) => sql`select 1 from ${source} where ${all(conditions)}`);
  const limit = max === undefined ? sql`` : sql`limit ${max}`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${sql.join(found, sql` union all `)} ${limit}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}
