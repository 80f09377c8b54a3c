import { sql } from 'kysely';
import type { Counters } from 'shared-contracts/dashboards';
import { COUNTED_STAGES, COUNTER_NAMES, COUNTERS, type CounterName } from 'shared-contracts/values/dashboards';
import { stood } from '../orders/orders.store.ts';
import type { Db } from '../platform/database.ts';
import { type Look, longStanding, seenOrders } from './seen-orders.store.ts';
import { seenTrips } from './seen-trips.store.ts';

type Count = { isOwn: boolean; count: number };

const listed = sql<boolean>`not ${sql.ref('isArchived')}`;

const ordersByStage = (db: Db, look: Look) =>
  db.selectFrom(seenOrders(db, look).as('seen')).select(({ fn }) => ['isOwn', 'stage', fn.countAll<number>().as('count')]).where(listed).groupBy(['isOwn', 'stage']).execute();

/** By stage, and of these how many did what nobody had planned. */
function tripsByStage(db: Db, look: Look) {
  return db
    .selectFrom(seenTrips(db, look).as('seen'))
    .leftJoin('tripIncidents as deviation', (on) => on.onRef('deviation.tripId', '=', 'seen.id').on('deviation.kind', '=', 'routeDeviated'))
    .leftJoin('tripIncidents as halt', (on) => on.onRef('halt.tripId', '=', 'seen.id').on('halt.kind', '=', 'unplannedStop'))
    .select(({ fn }) => ['isOwn', 'stage', fn.countAll<number>().as('count'), fn.count<number>('deviation.tripId').as('deviated'), fn.count<number>('halt.tripId').as('halted')])
    .where(listed).groupBy(['isOwn', 'stage']).execute();
}

/** Orders that stand, or stood, at a stop for longer than is free. */
function ordersInDemurrage(db: Db, look: Look) {
  const { over } = stood(look.now);
  return longStanding(db, look).select(sql<number>`count(distinct ${sql.ref('orders.id')})`.as('count')).select('seen.isOwn')
    .where('seen.isArchived', '=', false).where(over, '>', 0).groupBy('seen.isOwn').execute();
}

const sumOf = (counts: readonly Count[], isOwn: boolean) => counts.reduce((sum, one) => (one.isOwn === isOwn ? sum + one.count : sum), 0);

export async function countersOf(db: Db, look: Look): Promise<Counters['items']> {
  const [orders, trips, demurrage] = await Promise.all([ordersByStage(db, look), tripsByStage(db, look), ordersInDemurrage(db, look)]);
  const INCIDENTS: Partial<Record<CounterName, readonly Count[]>> = {
    demurrage,
    routeDeviated: trips.map(({ isOwn, deviated }) => ({ isOwn, count: deviated })),
    unplannedStops: trips.map(({ isOwn, halted }) => ({ isOwn, count: halted })),
  };
  const stagesOf = (name: CounterName): readonly string[] => (name in COUNTED_STAGES ? COUNTED_STAGES[name as keyof typeof COUNTED_STAGES] : []);
  return COUNTER_NAMES.map((name) => {
    const among = COUNTERS[name] === 'trip' ? trips : orders;
    const counts = INCIDENTS[name] ?? among.filter(({ stage }) => stagesOf(name).includes(stage));
    return { name, own: sumOf(counts, true), partner: sumOf(counts, false) };
  });
}
