import { type AliasedExpression, type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import { filterOrders } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { sumOf as exactSum, toMoney } from '../../platform/values/money.ts';
import { toConditions } from '../../trips/public.ts';
import type { DashboardContext } from './visible-orders.store.ts';
import { partOf } from './series.store.ts';

type Row = { part: number; currency: string; amount: string };
type Started = AliasedExpression<{ id: string; at: number | null }, 'started'>;
type Subject = 'order' | 'trip';
type Party = 'payer' | 'payee';

/** Orders and trips that start in the period and match the filters. Who sees their bills decides about visibility. */
const SUBJECTS: Record<
  Subject,
  { key: 'bills.orderId' | 'bills.tripId'; select: (db: Db, c: DashboardContext) => Started }
> = {
  order: {
    key: 'bills.orderId',
    select: (db, { caller, filters, range: { from, to } }) =>
      filterOrders(db, caller, db.selectFrom('orders').select(['orders.id', 'orders.pickupFrom as at']), {
        ...filters,
        pickupFrom: from,
        pickupTo: to,
      }).as('started'),
  },
  trip: {
    key: 'bills.tripId',
    select: (db, { caller, filters, range: { from, to } }) =>
      db
        .selectFrom('trips')
        .select(['trips.id', 'trips.pickAt as at'])
        .where(({ and }) => and(toConditions(caller, { ...filters, pickFrom: from, pickTo: to })))
        .as('started'),
  },
};

/** The owner of the order or trip pays its bill to the partner that it is addressed to. */
const PARTIES = { payer: 'bills.organizationId', payee: 'bills.partnerId' } as const;

/** Bills that the caller's organization pays, or is paid; root sees what all organizations pay and are paid. */
function isParty(caller: Caller, party: Party): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'bills'>();
  return isRoot(caller) ? eb(PARTIES[party], 'is not', null) : eb(PARTIES[party], '=', caller.organizationId);
}

const COLUMNS = [
  'bills.organizationId',
  'bills.partnerId',
  'bills.orderId',
  'bills.tripId',
  'bills.state',
  'bills.beginsAt',
  'bills.currencyId',
] as const;

type Counted = Pick<Selectable<Tables['bills']>, (typeof COLUMNS)[number] extends `bills.${infer Name}` ? Name : never>;
type Source = (db: Db) => AliasedExpression<Counted & { amount: string | null }, 'bills'>;

/** The amounts of bills, and apart from them what credit notes take off: those are few, and an index has the others. */
const BILLED: Source = (db) => db.selectFrom('bills').select(COLUMNS).select('bills.taxBase as amount').as('bills');
const CREDITED: Source = (db) =>
  db
    .selectFrom('billCredits')
    .innerJoin('bills', (join) =>
      join.onRef('bills.id', '=', 'billCredits.billId').onRef('bills.version', '=', 'billCredits.billVersion'),
    )
    .select(COLUMNS)
    .select(sql<string | null>`-bill_credits.net`.as('amount'))
    .as('bills');

/** Approved bills of orders or trips that start in the period; bills without a start use their order or trip. */
function approved(db: Db, context: DashboardContext, source: Source, subject: Subject, party: Party) {
  const { key, select } = SUBJECTS[subject];
  const {
    caller,
    range: { from, to },
    filters,
  } = context;
  // Matches the expressions of the indexes.
  const bills = db
    .selectFrom(source(db))
    .where(sql<boolean>`bills.state = 'approved'`)
    .where(key, 'is not', null)
    .where(isParty(caller, party));
  const started = select(db, context);
  const begun = bills
    .select(['bills.beginsAt as at', 'bills.currencyId', 'bills.amount'])
    .where('bills.beginsAt', '>=', from)
    .where('bills.beginsAt', '<=', to);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const withoutStart = bills
    .innerJoin(started, 'started.id', key)
    .where('bills.beginsAt', 'is', null)
    .select(['started.at', 'bills.currencyId', 'bills.amount']);
  return (isFiltered ? begun.where(key, 'in', db.selectFrom(started).select('started.id')) : begun).unionAll(
    withoutStart,
  );
}

const approvedOf = (db: Db, context: DashboardContext, source: Source, party: Party) =>
  approved(db, context, source, 'order', party).unionAll(approved(db, context, source, 'trip', party));

async function sums(db: Db, context: DashboardContext, party: Party): Promise<Row[]> {
  const [billed, credited] = [approvedOf(db, context, BILLED, party), approvedOf(db, context, CREDITED, party)];
  const parts = db
    .selectFrom(billed.unionAll(credited).as('approved'))
    .select([partOf(context).as('part'), 'currencyId', sql<string>`sum(${sql.ref('amount')})`.as('amount')])
    .groupBy(['part', 'currencyId']);
  return db
    .selectFrom(parts.as('parts'))
    .innerJoin('currencies', 'currencies.id', 'parts.currencyId')
    .select(['parts.part', 'currencies.shortName as currency', 'parts.amount'])
    .execute();
}

const sumOf = (rows: readonly Row[]) => toMoney(exactSum(rows.map(({ amount }) => amount)));

/**
 * Totals of approved bills per currency: those that the caller's organization pays are cost, those that it is paid are
 * revenue. The most used currency comes first.
 */
export async function costRevenue(db: Db, context: DashboardContext): Promise<CostRevenue['currencies']> {
  const [revenue, cost] = await Promise.all([sums(db, context, 'payee'), sums(db, context, 'payer')]);
  const currencies = [...Map.groupBy([...revenue, ...cost], ({ currency }) => currency)].sort(
    ([one, rows], [other, others]) => others.length - rows.length || one.localeCompare(other),
  );
  return currencies.map(([currency]) => {
    const of = (rows: readonly Row[]) => rows.filter((row) => row.currency === currency);
    const at = (rows: readonly Row[], part: number) => sumOf(of(rows).filter((row) => row.part === part));
    return {
      currency,
      revenue: sumOf(of(revenue)),
      cost: sumOf(of(cost)),
      points: context.range.begins.map((begin, part) => ({
        at: begin,
        revenue: at(revenue, part),
        cost: at(cost, part),
      })),
    };
  });
}
