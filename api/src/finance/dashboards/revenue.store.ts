import { type AliasedExpression, sql } from 'kysely';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { Db } from '../../platform/database/database.ts';
import { sumOf as exactSum, toMoney } from '../../platform/values/money.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { type DashboardContext, ownOrders } from './visible-orders.store.ts';
import { ownTrips } from './visible-trips.store.ts';
import { partOf } from './series.store.ts';

type Row = { part: number; currency: string; amount: string };

type Seen = AliasedExpression<{ id: string; at: number | null }, 'seen'>;

const SUBJECTS = {
  order: { key: 'bills.orderId', own: (db: Db, context: DashboardContext): Seen => ownOrders(db, context).as('seen') },
  trip: { key: 'bills.tripId', own: (db: Db, context: DashboardContext): Seen => ownTrips(db, context).as('seen') },
} as const;

/** Approved bills of the caller's orders or trips that start in the period; bills without a start use their order or trip. */
function approved(db: Db, context: DashboardContext, of: keyof typeof SUBJECTS) {
  const { key, own } = SUBJECTS[of];
  const {
    caller,
    range: { from, to },
    filters,
  } = context;
  // Matches the expression of the index.
  const bills = db
    .selectFrom('bills')
    .where(sql<boolean>`bills.state = 'approved'`)
    .where(key, 'is not', null)
    .where(ownedBy(caller, 'bills'));
  const seen = own(db, context);
  const begun = bills
    .select(['bills.beginsAt as at', 'bills.currencyId', 'bills.taxBase'])
    .where('bills.beginsAt', '>=', from)
    .where('bills.beginsAt', '<=', to);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const withoutStart = bills
    .innerJoin(seen, 'seen.id', key)
    .where('bills.beginsAt', 'is', null)
    .select(['seen.at', 'bills.currencyId', 'bills.taxBase']);
  return (isFiltered ? begun.where(key, 'in', db.selectFrom(seen).select('seen.id')) : begun).unionAll(withoutStart);
}

async function sums(db: Db, context: DashboardContext, of: keyof typeof SUBJECTS): Promise<Row[]> {
  const parts = db
    .selectFrom(approved(db, context, of).as('approved'))
    .select([partOf(context).as('part'), 'currencyId', sql<string>`sum(${sql.ref('taxBase')})`.as('amount')])
    .groupBy(['part', 'currencyId']);
  return db
    .selectFrom(parts.as('parts'))
    .innerJoin('currencies', 'currencies.id', 'parts.currencyId')
    .select(['parts.part', 'currencies.shortName as currency', 'parts.amount'])
    .execute();
}

const sumOf = (rows: readonly Row[]) => toMoney(exactSum(rows.map(({ amount }) => amount)));

/** Totals of approved bills per currency: orders are revenue, trips are cost. The most used currency comes first. */
export async function costRevenue(db: Db, context: DashboardContext): Promise<CostRevenue['currencies']> {
  const [revenue, cost] = await Promise.all([sums(db, context, 'order'), sums(db, context, 'trip')]);
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
