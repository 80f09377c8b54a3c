import type { FastifyInstance } from 'fastify';
import type { SuggestInput } from 'shared-contracts/planner';
import { distanceTable } from '../../network/geo/distance-table.ts';
import type { Point } from '../../network/geo/great-circle.rules.ts';
import { zoneOf } from '../../network/route-zones/zone.rules.ts';
import { zonesOf } from '../../network/route-zones/route-zones.store.ts';
import { namesOfOrganizations, poolOrders, type PooledOrder, typesToPlan, type TypeToPlan } from './planner.store.ts';
import type { Pool } from './pool.rules.ts';

/** A pool with the names of all that stands in it. */
export type Yard = Omit<Pool, 'orders' | 'types'> & {
  orders: readonly PooledOrder[];
  types: readonly TypeToPlan[];
  zoneNames: ReadonlyMap<string, string>;
  partnerNames: ReadonlyMap<string, string>;
};

/** Metres between places that the routing service knows the way between. */
async function roadsOf(app: FastifyInstance, orders: readonly PooledOrder[]): Promise<Pick<Pool, 'roads'>> {
  const places = [
    ...new Map(orders.flatMap(({ stops }) => stops).map(({ locationId, point }) => [locationId, point as Point])),
  ];
  const table = await distanceTable(
    app,
    places.map(([, point]) => point),
  );
  if (!table || table.some((row) => row.includes(null))) return {};
  const metres = (row: readonly (number | null)[] | undefined) =>
    new Map(places.map(([id], to) => [id, Math.round(row?.[to] ?? 0)]));
  return { roads: new Map(places.map(([id], from) => [id, metres(table[from])])) };
}

/** What an organization can plan: its orders, its vehicle types, its zones, and the roads between. */
export async function yardOf(app: FastifyInstance, organizationId: string, wish: Partial<SuggestInput>): Promise<Yard> {
  const { db } = app;
  const orders = await poolOrders(db, organizationId, wish);
  const [types, zones] = [await typesToPlan(db, organizationId), await zonesOf(db, organizationId)];
  return {
    orders,
    types,
    earliest: app.now(),
    ...(await roadsOf(app, orders)),
    zoneAt: (point) => zoneOf(point, zones)?.id ?? null,
    zoneNames: new Map(zones.map(({ id, name }) => [id, name])),
    partnerNames: await namesOfOrganizations(
      db,
      orders.map(({ partnerId }) => partnerId),
    ),
  };
}
