import { sql } from 'kysely';
import type { AvailableOrderPage } from 'shared-contracts/trips/trip-planning';
import type { PlanOrderQuery } from 'shared-contracts/trips/plans/plan-changes';
import { isInside } from '../../../network/public.ts';
import { stopKind } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { filterAvailable, listAvailableRows } from '../../planning/available-orders.store.ts';

type PooledPlan = { id: string; organizationId: string; to: number };

const NO_FILTERS: PlanOrderQuery = { page: 1, limit: 1, sort: 'pickupFrom' };

/** Free orders that begin before the end of the horizon and are not in the plan. */
const selectPool = (db: Db, { id, organizationId, to }: PooledPlan, query: PlanOrderQuery) =>
  filterAvailable(db, organizationId, query)
    .where(({ eb, or }) => or([eb('orders.pickupFrom', 'is', null), eb('orders.pickupFrom', '<', to)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('planOrders')
            .select('planOrders.orderId')
            .whereRef('planOrders.orderId', '=', 'orders.id')
            .where('planOrders.planId', '=', id),
        ),
      ),
    );

export async function countUnplanned(db: Db, plan: PooledPlan): Promise<number> {
  const { count } = await selectPool(db, plan, NO_FILTERS)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const toPoint = (corner: string): Point => {
  const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
  return [latitude, longitude];
};

/** The ids of the pool's orders with a stop in an area. The database narrows it down to the bounds. */
async function listIdsInArea(db: Db, plan: PooledPlan, query: PlanOrderQuery, area: readonly Point[]) {
  const [latitudes, longitudes] = [area.map(([latitude]) => latitude), area.map(([, longitude]) => longitude)];
  let stops = selectPool(db, plan, query)
    .innerJoin('orderStops', 'orderStops.orderId', 'orders.id')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['orders.id', 'latitude', 'longitude'])
    .where('latitude', '>=', Math.min(...latitudes))
    .where('latitude', '<=', Math.max(...latitudes))
    .where('longitude', '>=', Math.min(...longitudes))
    .where('longitude', '<=', Math.max(...longitudes));
  if (query.areaStop) stops = stops.where(stopKind, '=', query.areaStop);
  const rows = await stops.execute();
  return [...new Set(rows.filter((row) => isInside([row.latitude, row.longitude], area)).map(({ id }) => id))];
}

export async function listUnplanned(db: Db, plan: PooledPlan, query: PlanOrderQuery): Promise<AvailableOrderPage> {
  const area = query.area?.map(toPoint) ?? [];
  const pool = selectPool(db, plan, query);
  if (area.length === 0) return listAvailableRows(db, plan, pool, query);
  const ids = await listIdsInArea(db, plan, query, area);
  return listAvailableRows(db, plan, pool.where('orders.id', '=', sql<string>`any(${ids}::uuid[])`), query);
}
