import { sql } from 'kysely';
import type { PartnerStatistics, RouteZoneStats, Scorecard } from 'shared-contracts/finance/dashboards';
import { MAX_LISTED_PARTNERS } from 'shared-contracts/values/finance/dashboards';
import { demurrageSql } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { sumsOf, TAKEN, totalOf, TRIP_PROGRESS } from './progress.rules.ts';
import { type DashboardContext, possiblyOverdueOrders, visibleOrders } from './visible-orders.store.ts';
import { ownTrips } from './visible-trips.store.ts';

/** The other side of an order. */
const counterpart = sql<string>`case when ${sql.ref('isOwn')} then ${sql.ref('orders.partnerId')} else ${sql.ref('orders.organizationId')} end`;

async function findOrganizationNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { id, name }]));
}

export async function routeZoneStats(db: Db, context: DashboardContext): Promise<RouteZoneStats['items']> {
  const rows = await db
    .selectFrom(ownTrips(db, context).as('seen'))
    .leftJoin('routeZones', 'routeZones.id', 'seen.routeZoneId')
    .select(({ fn }) => ['routeZones.id', 'routeZones.name', 'seen.stage', fn.countAll<number>().as('count')])
    .groupBy(['routeZones.id', 'seen.stage'])
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .map((some) => ({
      zone: some[0]?.id && some[0].name !== null ? { id: some[0].id, name: some[0].name } : null,
      ...sumsOf(some, TRIP_PROGRESS),
    }))
    .sort(
      (one, other) => totalOf(other) - totalOf(one) || (one.zone?.name ?? '').localeCompare(other.zone?.name ?? ''),
    );
}

const tally = (rows: readonly { isOwn: boolean; count: number }[]) => {
  const sumBy = (isOwn: boolean) => rows.reduce((sum, row) => (row.isOwn === isOwn ? sum + row.count : sum), 0);
  return { sent: sumBy(true), received: sumBy(false) };
};

/** The partners with the most orders, and the sum of all others. */
export async function partnerStatistics(db: Db, context: DashboardContext): Promise<PartnerStatistics['items']> {
  const rows = await db
    .selectFrom(visibleOrders(db, context).as('orders'))
    .select(({ fn }) => [counterpart.as('otherId'), 'isOwn', fn.countAll<number>().as('count')])
    .groupBy(['otherId', 'isOwn'])
    .execute();
  const partners = [...Map.groupBy(rows, ({ otherId }) => otherId)]
    .map(([id, some]) => ({ id, some, total: some.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.total - one.total || one.id.localeCompare(other.id));
  const [listed, rest] = [partners.slice(0, MAX_LISTED_PARTNERS), partners.slice(MAX_LISTED_PARTNERS)];
  const names = await findOrganizationNames(
    db,
    listed.map(({ id }) => id),
  );
  return [
    ...listed.map(({ id, some }) => ({ partner: names.get(id) ?? null, ...tally(some) })),
    ...(rest.length > 0 ? [{ partner: null, ...tally(rest.flatMap(({ some }) => some)) }] : []),
  ];
}

const lits = (stages: readonly string[]) => sql.join(stages.map((stage) => sql.lit(stage)));

/** Orders by partner: how many, how many were accepted, and how many reached their last drop on time. */
function selectScoredOrders(db: Db, context: DashboardContext) {
  const isTaken = sql`${sql.ref('orders.stage')} in (${lits(TAKEN)})`;
  const isLeft = sql`${sql.ref('orders.stage')} = 'validated' and ${sql.ref('orders.pickupTo')} < ${context.now}`;
  const arrived = sql`${sql.ref('orders.lastArrivedAt')} is not null and ${sql.ref('orders.deliveryTo')} is not null`;
  return db
    .selectFrom(visibleOrders(db, context).as('orders'))
    .select(({ fn }) => [
      counterpart.as('otherId'),
      fn.countAll<number>().as('orders'),
      sql<number>`count(*) filter (where ${isTaken})`.as('taken'),
      sql<number>`count(*) filter (where ${isTaken} or ${isLeft})`.as('requested'),
      sql<number>`count(*) filter (where ${arrived})`.as('came'),
      sql<number>`count(*) filter (where ${arrived} and ${sql.ref('orders.lastArrivedAt')} <= ${sql.ref('orders.deliveryTo')})`.as(
        'inTime',
      ),
    ])
    .groupBy('otherId')
    .orderBy('orders', 'desc')
    .orderBy('otherId')
    .limit(MAX_LISTED_PARTNERS)
    .execute();
}

/** Minutes beyond the free time over all stops, by partner. */
function waited(db: Db, context: DashboardContext, partnerIds: readonly string[]) {
  const { chargeableMinutes: over } = demurrageSql(context.now);
  return possiblyOverdueOrders(db, context)
    .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
    .where(counterpart, '=', sql<string>`any(${partnerIds}::uuid[])`)
    .where('orderStops.arrivedAt', 'is not', null)
    .where('orderStops.isTransfer', '=', false)
    .where(over, '>', 0)
    .select([
      counterpart.as('otherId'),
      sql<number>`count(distinct ${sql.ref('orders.id')})`.as('orders'),
      sql<number>`sum(${over})::bigint`.as('minutes'),
    ])
    .groupBy('otherId')
    .execute();
}

/** The partners with the most orders. */
export async function scorecard(db: Db, context: DashboardContext): Promise<Scorecard['items']> {
  const rows = await selectScoredOrders(db, context);
  const ids = rows.map(({ otherId }) => otherId);
  const [waits, names] = await Promise.all([waited(db, context, ids), findOrganizationNames(db, ids)]);
  return rows.flatMap(({ otherId, orders, taken, requested, came, inTime }) => {
    const partner = names.get(otherId);
    const wait = waits.find((one) => one.otherId === otherId);
    return partner
      ? [
          {
            partner,
            orders,
            onTime: { met: inTime, of: came },
            acceptance: { met: taken, of: requested },
            demurrage: { orders: wait?.orders ?? 0, minutes: wait?.minutes ?? 0 },
          },
        ]
      : [];
  });
}
