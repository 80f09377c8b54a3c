import { sql } from 'kysely';
import type { Counters } from 'shared-contracts/finance/dashboards';
import { COUNTER_STAGES, COUNTER_NAMES, COUNTERS, type CounterName } from 'shared-contracts/values/finance/dashboards';
import { demurrageSql } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { type DashboardContext, possiblyOverdueOrders, visibleOrders } from './visible-orders.store.ts';
import { visibleTrips } from './visible-trips.store.ts';

type Count = { isOwn: boolean; count: number };

const isNotArchived = sql<boolean>`not ${sql.ref('isArchived')}`;

const ordersByStage = (db: Db, context: DashboardContext) =>
  db
    .selectFrom(visibleOrders(db, context).as('seen'))
    .select(({ fn }) => ['isOwn', 'stage', fn.countAll<number>().as('count')])
    .where(isNotArchived)
    .groupBy(['isOwn', 'stage'])
    .execute();

const tripsByStage = (db: Db, context: DashboardContext) =>
  db
    .selectFrom(visibleTrips(db, context).as('seen'))
    .select(({ fn }) => ['isOwn', 'stage', fn.countAll<number>().as('count')])
    .where(isNotArchived)
    .groupBy(['isOwn', 'stage'])
    .execute();

/** Trips with incidents: few, so each is looked up. */
const tripsByIncident = (db: Db, context: DashboardContext) =>
  db
    .selectFrom('tripIncidents')
    .innerJoin(visibleTrips(db, context).as('seen'), 'seen.id', 'tripIncidents.tripId')
    .select(({ fn }) => ['isOwn', 'kind', fn.countAll<number>().as('count')])
    .where(isNotArchived)
    .groupBy(['isOwn', 'kind'])
    .execute();

/**
 * Orders that exceed, or exceeded, the free time at a stop. Their stops are only read if the order itself doesn't
 * decide it.
 */
function ordersInDemurrage(db: Db, context: DashboardContext) {
  const { exceedsFreeTime: isTooLong, chargeableMinutes: over } = demurrageSql(context.now);
  const stopsOver = db
    .selectFrom('orderStops')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('orderStops.orderId', '=', sql.ref('orders.id'))
    .where('arrivedAt', 'is not', null)
    .where(over, '>', 0);
  return possiblyOverdueOrders(db, context)
    .select(({ fn }) => ['isOwn', fn.countAll<number>().as('count')])
    .where(isNotArchived)
    .where(sql<boolean>`case when ${isTooLong} then true else (${stopsOver}) > 0 end`)
    .groupBy('isOwn')
    .execute();
}

const sumOf = (counts: readonly Count[], isOwn: boolean) =>
  counts.reduce((sum, one) => (one.isOwn === isOwn ? sum + one.count : sum), 0);

export async function findCounters(db: Db, context: DashboardContext): Promise<Counters['items']> {
  const [orders, trips, incidents, demurrage] = await Promise.all([
    ordersByStage(db, context),
    tripsByStage(db, context),
    tripsByIncident(db, context),
    ordersInDemurrage(db, context),
  ]);
  const INCIDENTS: Partial<Record<CounterName, readonly Count[]>> = {
    demurrage,
    routeDeviated: incidents.filter(({ kind }) => kind === 'routeDeviated'),
    unplannedStops: incidents.filter(({ kind }) => kind === 'unplannedStop'),
  };
  const stagesOf = (name: CounterName): readonly string[] =>
    name in COUNTER_STAGES ? COUNTER_STAGES[name as keyof typeof COUNTER_STAGES] : [];
  return COUNTER_NAMES.map((name) => {
    const among = COUNTERS[name] === 'trip' ? trips : orders;
    const counts = INCIDENTS[name] ?? among.filter(({ stage }) => stagesOf(name).includes(stage));
    return { name, own: sumOf(counts, true), partner: sumOf(counts, false) };
  });
}
