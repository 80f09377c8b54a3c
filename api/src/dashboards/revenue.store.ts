import { sql } from 'kysely';
import type { CostRevenue } from 'shared-contracts/dashboards';
import type { Db } from '../platform/database.ts';
import { sumOf as exactSum, toMoney } from '../platform/money.ts';
import { type Look, ownOrders } from './seen-orders.store.ts';
import { ownTrips } from './seen-trips.store.ts';
import { partOf } from './series.store.ts';

type Row = { part: number; currency: string; amount: string };

/** As it stands in the indexes. */
const isApproved = sql<boolean>`bills.state = 'approved'`;

const revenueOf = (db: Db, look: Look): Promise<Row[]> =>
  db.selectFrom(ownOrders(db, look).as('seen')).innerJoin('bills', (on) => on.onRef('bills.orderId', '=', 'seen.id').onRef('bills.organizationId', '=', 'seen.organizationId'))
    .innerJoin('currencies', 'currencies.id', 'bills.currencyId').where(isApproved)
    .select([partOf(look).as('part'), 'currencies.shortName as currency', sql<string>`sum(bills.tax_base)`.as('amount')]).groupBy(['part', 'currency']).execute();

const costOf = (db: Db, look: Look): Promise<Row[]> =>
  db.selectFrom(ownTrips(db, look).as('seen')).innerJoin('bills', (on) => on.onRef('bills.tripId', '=', 'seen.id').onRef('bills.organizationId', '=', 'seen.organizationId'))
    .innerJoin('currencies', 'currencies.id', 'bills.currencyId').where(isApproved)
    .select([partOf(look).as('part'), 'currencies.shortName as currency', sql<string>`sum(bills.tax_base)`.as('amount')]).groupBy(['part', 'currency']).execute();

const sumOf = (rows: readonly Row[]) => toMoney(exactSum(rows.map(({ amount }) => amount)));

/** What approved bills amount to: of orders it is revenue, of trips cost; each currency by itself, the one with the most bills' parts first. */
export async function costRevenue(db: Db, look: Look): Promise<CostRevenue['currencies']> {
  const [revenue, cost] = await Promise.all([revenueOf(db, look), costOf(db, look)]);
  const currencies = [...Map.groupBy([...revenue, ...cost], ({ currency }) => currency)].sort(([one, rows], [other, others]) => others.length - rows.length || one.localeCompare(other));
  return currencies.map(([currency]) => {
    const of = (rows: readonly Row[]) => rows.filter((row) => row.currency === currency);
    const at = (rows: readonly Row[], part: number) => sumOf(of(rows).filter((row) => row.part === part));
    return { currency, revenue: sumOf(of(revenue)), cost: sumOf(of(cost)), points: look.looked.begins.map((begin, part) => ({ at: begin, revenue: at(revenue, part), cost: at(cost, part) })) };
  });
}
