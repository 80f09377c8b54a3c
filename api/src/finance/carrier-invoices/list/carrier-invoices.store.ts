import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CarrierInvoiceQuery } from 'shared-contracts/finance/carrier-invoices';
import { personName } from '../../../platform/access/person-name.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';
import { sumCredits } from '../credit-notes/credited.store.ts';

const OWN = sql.ref('carrierInvoices.organizationId');
const PARTNER = sql.ref('carrierInvoices.partnerId');
const CREDITED = sql.ref('carrierInvoices.creditedId');
const STATUS = sql.ref('carrierInvoices.status');

/** Visible to both sides. */
const isVisible = (caller: Caller) =>
  isRoot(caller) ? sql<SqlBool>`true` : sql<SqlBool>`${caller.organizationId}::uuid in (${OWN}, ${PARTNER})`;

const SIDES = { payer: OWN, payee: PARTNER } as const;
const isOnSide = (caller: Caller, side: keyof typeof SIDES) =>
  isRoot(caller) ? sql<SqlBool>`true` : sql<SqlBool>`${SIDES[side]} = ${caller.organizationId}::uuid`;

/** SQL of `statusFor` in the rules. */
const statusFor = (caller: Caller) =>
  sql<string>`case when ${isOnSide(caller, 'payer')} or ${STATUS} not in ('matched', 'differs') then ${STATUS} else 'received' end`;

const otherName = (caller: Caller) =>
  sql<string>`case when ${isOnSide(caller, 'payer')} then payee.name else payer.name end`;

const selectInvoices = (db: Db) =>
  db
    .selectFrom('carrierInvoices')
    .innerJoin('organizations as payer', 'payer.id', 'carrierInvoices.organizationId')
    .innerJoin('organizations as payee', 'payee.id', 'carrierInvoices.partnerId')
    .leftJoin('carrierInvoices as credited', 'credited.id', 'carrierInvoices.creditedId');

const proposerOf = sql<string | null>`(
  select messages.organization_id from carrier_invoice_messages messages
  where messages.carrier_invoice_id = carrier_invoices.id and messages.proposal is not null
  order by messages.position desc limit 1
)`;

const CREDITS = sumCredits(sql.ref('carrierInvoices.id'));

const selectRows = (db: Db) =>
  selectInvoices(db)
    .selectAll('carrierInvoices')
    .select([
      'payer.name as payer',
      'payee.name as payee',
      'credited.number as creditedNumber',
      proposerOf.as('proposerId'),
      CREDITS.creditedTotal.as('creditedTotal'),
      CREDITS.fulfilledNet.as('fulfilledNet'),
    ]);
export type FoundCarrierInvoice = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

/** SQL of `awaitedCredit` in the rules: an agreed credit is still missing. */
const AWAITS_CREDIT = sql<SqlBool>`(
  carrier_invoices.expects_credit_note and ${STATUS} <> 'rejected' and carrier_invoices.agreed is not null and (
    select coalesce(sum(greatest(parts.invoiced - coalesce(paid.net, 0), 0)), 0) from (
      select compared->'subject'->>'id' as id, sum((compared->'invoiced'->>'net')::numeric) as invoiced
      from jsonb_array_elements(carrier_invoices.comparison->'rows') compared
      where jsonb_typeof(compared->'invoiced') = 'object' group by 1
    ) parts left join lateral (
      select (amount->>'net')::numeric as net from jsonb_array_elements(carrier_invoices.agreed) amount
      where amount->>'subjectId' = parts.id limit 1
    ) paid on true
  ) > ${CREDITS.fulfilledNet}
)`;

type SortColumn = Exclude<CarrierInvoiceQuery['sort'], `-${string}`>;
const COLUMNS: Record<SortColumn, (caller: Caller) => RawBuilder<unknown>> = {
  number: () => sql.ref('carrierInvoices.number'),
  partner: otherName,
  issuedOn: () => sql.ref('carrierInvoices.issuedOn'),
  dueOn: () => sql.ref('carrierInvoices.dueOn'),
  total: () => sql.ref('carrierInvoices.total'),
  receivedAt: () => sql.ref('carrierInvoices.createdAt'),
};

function conditionsOf(caller: Caller, { status, side, kind, awaitsCredit, partnerId, search }: CarrierInvoiceQuery) {
  return [
    isVisible(caller),
    matchesSearch(search, 'carrierInvoices.number', 'credited.number'),
    ...(status && status.length > 0 ? [sql<SqlBool>`${statusFor(caller)} = any(${status}::text[])`] : []),
    ...(side ? [isOnSide(caller, side)] : []),
    ...(kind ? [kind === 'invoice' ? sql<SqlBool>`${CREDITED} is null` : sql<SqlBool>`${CREDITED} is not null`] : []),
    ...(awaitsCredit === undefined ? [] : [sql<SqlBool>`${AWAITS_CREDIT} = ${awaitsCredit}`]),
    ...(partnerId ? [sql<SqlBool>`${partnerId}::uuid in (${OWN}, ${PARTNER})`] : []),
  ];
}

export function listCarrierInvoices(db: Db, caller: Caller, query: CarrierInvoiceQuery) {
  const { column, direction } = parseSort(query.sort);
  const conditions = conditionsOf(caller, query);
  return paginate(
    selectRows(db)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMNS[column](caller), (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('carrierInvoices.id', direction),
    query,
    selectInvoices(db).where((eb) => eb.and(conditions)),
  );
}

export const findCarrierInvoice = (db: Db, caller: Caller, id: string) =>
  selectRows(db).where('carrierInvoices.id', '=', id).where(isVisible(caller)).executeTakeFirst();

/** Locks it until the end of the transaction. */
export const lockCarrierInvoice = (tx: Db, caller: Caller, id: string) =>
  selectRows(tx)
    .where('carrierInvoices.id', '=', id)
    .where(isVisible(caller))
    .forUpdate('carrierInvoices')
    .executeTakeFirst();

export const listLines = (db: Db, carrierInvoiceId: string) =>
  db
    .selectFrom('carrierInvoiceLines')
    .selectAll()
    .where('carrierInvoiceId', '=', carrierInvoiceId)
    .orderBy('position')
    .execute();
export type CarrierInvoiceLine = Awaited<ReturnType<typeof listLines>>[number];

export const listMessages = (db: Db, carrierInvoiceId: string) =>
  db
    .selectFrom('carrierInvoiceMessages as messages')
    .innerJoin('organizations', 'organizations.id', 'messages.organizationId')
    .innerJoin('users', 'users.id', 'messages.createdBy')
    .select([
      'messages.id',
      'messages.organizationId',
      'organizations.name as organization',
      personName().as('author'),
      'text',
      'proposal',
      'creditNote',
      'messages.createdAt',
    ])
    .where('carrierInvoiceId', '=', carrierInvoiceId)
    .orderBy('messages.position')
    .execute();
