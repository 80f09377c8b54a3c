import { sql } from 'kysely';
import type { OrderQuantity, ProgressSeries } from 'shared-contracts/finance/dashboards';
import type { Db } from '../../platform/database/database.ts';
import { ORDER_PROGRESS, type Sums, sumsOf, TRIP_PROGRESS } from './progress.rules.ts';
import { type DashboardContext, visibleOrders } from './visible-orders.store.ts';
import { visibleTrips } from './visible-trips.store.ts';

/** The index of the interval that contains a time. */
export const partOf = ({ range }: DashboardContext) =>
  sql<number>`width_bucket(${sql.ref('at')}, ${range.begins}::bigint[]) - 1`;

function pointsOf<Stage extends string>(
  { range }: DashboardContext,
  rows: readonly { part: number; stage: Stage; count: number }[],
  sums: (rows: readonly { stage: Stage; count: number }[]) => Sums,
): ProgressSeries['points'] {
  const parts = Map.groupBy(rows, ({ part }) => part);
  return range.begins.map((at, part) => ({ at, ...sums(parts.get(part) ?? []) }));
}

/** Orders of owners of type 1pl. */
export async function onePlOrders(db: Db, context: DashboardContext) {
  const rows = await db
    .selectFrom(visibleOrders(db, context).as('seen'))
    .innerJoin('organizations', 'organizations.id', 'seen.organizationId')
    .where('organizations.type', '=', '1pl')
    .select(({ fn }) => [partOf(context).as('part'), 'seen.stage', fn.countAll<number>().as('count')])
    .groupBy(['part', 'seen.stage'])
    .execute();
  return pointsOf(context, rows, (some) => sumsOf(some, ORDER_PROGRESS));
}

/**
 * Trips driven by an organization of type 2pl: the owner of the vehicle, else the payee, else the organization that
 * runs the trip.
 */
export async function twoPlTrips(db: Db, context: DashboardContext) {
  const carrier = sql<string>`coalesce(${sql.ref('vehicles.organizationId')}, ${sql.ref('seen.billingPartnerId')}, ${sql.ref('seen.organizationId')})`;
  const rows = await db
    .selectFrom(visibleTrips(db, context).as('seen'))
    .leftJoin('vehicles', 'vehicles.id', 'seen.vehicleId')
    .innerJoin('organizations', (on) => on.on('organizations.id', '=', carrier))
    .where('organizations.type', '=', '2pl')
    .select(({ fn }) => [partOf(context).as('part'), 'seen.stage', fn.countAll<number>().as('count')])
    .groupBy(['part', 'seen.stage'])
    .execute();
  return pointsOf(context, rows, (some) => sumsOf(some, TRIP_PROGRESS));
}

export async function orderQuantity(db: Db, context: DashboardContext): Promise<OrderQuantity['points']> {
  const rows = await db
    .selectFrom(visibleOrders(db, context).as('seen'))
    .select(({ fn }) => [partOf(context).as('part'), 'isOwn', fn.countAll<number>().as('count')])
    .groupBy(['part', 'isOwn'])
    .execute();
  const countOf = (at: number, isOwn: boolean) =>
    rows.find((row) => row.part === at && row.isOwn === isOwn)?.count ?? 0;
  return context.range.begins.map((at, part) => ({ at, own: countOf(part, true), partner: countOf(part, false) }));
}
