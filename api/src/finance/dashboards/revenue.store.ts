import { type AliasedExpression, type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import { amountsAfterCredits, filterOrders } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { sumOf as exactSum, toMoney } from '../../platform/values/money.ts';
import { toConditions } from '../../trips/public.ts';
import { findOwnCurrencies } from '../exchange-rates/find-rates.store.ts';
import { bookedAfterCredits, bookingOf, loadRates, type Owner, rateDay } from '../exchange-rates/own-sums.store.ts';
import { type PartSum, toOwnCostRevenue } from './own-revenue.rules.ts';
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

const AMOUNTS = ['bills.currencyId', 'bills.amount', 'bills.booked', 'bills.day'] as const;

type Counted = Pick<Selectable<Tables['bills']>, (typeof COLUMNS)[number] extends `bills.${infer Name}` ? Name : never>;
/** `booked` and `day`: of bills in another currency than the own one. */
type Amounts = { amount: string | null; booked: string | null; day: string };
type Source = (db: Db) => AliasedExpression<Counted & Amounts, 'bills'>;
const UNCONVERTED = [sql<string | null>`null::numeric`.as('booked'), sql<string>`''`.as('day')] as const;

/** The amounts of bills, and separately the credits: they are few, while an index covers the bills. */
const BILLED: Source = (db) =>
  db.selectFrom('bills').select(COLUMNS).select('bills.taxBase as amount').select(UNCONVERTED).as('bills');
const CREDITED: Source = (db) =>
  db
    .selectFrom('billCredits')
    .innerJoin('bills', (join) =>
      join.onRef('bills.id', '=', 'billCredits.billId').onRef('bills.version', '=', 'billCredits.billVersion'),
    )
    .select(COLUMNS)
    .select(sql<string | null>`-bill_credits.net`.as('amount'))
    .select(UNCONVERTED)
    .as('bills');

/** Bills in other currencies, without what is credited of them. */
const foreign =
  (owner: Owner, zone: string): Source =>
  (db) =>
    db
      .selectFrom('bills')
      .leftJoinLateral(bookingOf(owner), (join) => join.onTrue())
      .select(COLUMNS)
      .select([
        sql<string | null>`${sql.raw(amountsAfterCredits('bills').amount)}`.as('amount'),
        bookedAfterCredits('net').as('booked'),
        rateDay(sql`bills.approved_at`, zone).as('day'),
      ])
      .where('bills.currencyId', '<>', (eb) =>
        eb.selectFrom('currencies').select('currencies.id').where('shortName', '=', owner.own),
      )
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
    .select(['bills.beginsAt as at', ...AMOUNTS])
    .where('bills.beginsAt', '>=', from)
    .where('bills.beginsAt', '<=', to);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const withoutStart = bills
    .innerJoin(started, 'started.id', key)
    .where('bills.beginsAt', 'is', null)
    .select(['started.at', ...AMOUNTS]);
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

/** Sums bills in other currencies by interval, currency and day; bills booked in the own currency separately. */
function foreignSums(db: Db, context: DashboardContext, party: Party, owner: Owner): Promise<PartSum[]> {
  return db
    .selectFrom(approvedOf(db, context, foreign(owner, context.zone), party).as('approved'))
    .innerJoin('currencies', 'currencies.id', 'approved.currencyId')
    .select([
      partOf(context).as('part'),
      'currencies.shortName as currency',
      'day',
      sql<number>`count(*)`.as('bills'),
      sql<string>`sum(amount)`.as('total'),
      sql<string | null>`sum(booked)`.as('booked'),
    ])
    .where('amount', 'is not', null)
    .groupBy(['part', 'currency', 'day', sql`booked is null`])
    .execute();
}

const toPartSum = ({ part, currency, amount }: Row): PartSum => ({
  part,
  currency,
  day: '',
  bills: 0,
  total: amount,
  booked: null,
});

type SideRows = Record<'revenue' | 'cost', readonly Row[]>;

/** Bills in other currencies are read once more, with their rates: most organizations have few or none. */
async function ownCostRevenue(db: Db, context: DashboardContext, { revenue, cost }: SideRows) {
  const { organizationId } = context.caller;
  const own = (await findOwnCurrencies(db, [organizationId])).get(organizationId) ?? '';
  const isOwn = ({ currency }: Row) => currency === own;
  if (own === '' || [...revenue, ...cost].every(isOwn)) return null;
  const owner = { organizationId, own };
  const [paid, pays] = await Promise.all([
    foreignSums(db, context, 'payee', owner),
    foreignSums(db, context, 'payer', owner),
  ]);
  const sides = {
    revenue: [...revenue.filter(isOwn).map(toPartSum), ...paid],
    cost: [...cost.filter(isOwn).map(toPartSum), ...pays],
  };
  const rateOn = await loadRates(db, owner, [...sides.revenue, ...sides.cost]);
  return toOwnCostRevenue(own, context.range.begins, sides, rateOn);
}

const sumOf = (rows: readonly Row[]) => toMoney(exactSum(rows.map(({ amount }) => amount)));

/**
 * Totals of approved bills per currency: those that the caller's organization pays are cost, those that it is paid are
 * revenue. The most used currency comes first. `own`: all of them in the organization's own currency.
 */
export async function costRevenue(db: Db, context: DashboardContext): Promise<Pick<CostRevenue, 'currencies' | 'own'>> {
  const [revenue, cost] = await Promise.all([sums(db, context, 'payee'), sums(db, context, 'payer')]);
  const currencies = [...Map.groupBy([...revenue, ...cost], ({ currency }) => currency)].sort(
    ([one, rows], [other, others]) => others.length - rows.length || one.localeCompare(other),
  );
  const byCurrency = currencies.map(([currency]) => {
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
  return { currencies: byCurrency, own: await ownCostRevenue(db, context, { revenue, cost }) };
}
