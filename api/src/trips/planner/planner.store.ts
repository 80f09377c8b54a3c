import { sql } from 'kysely';
import type { SuggestInput } from 'shared-contracts/planner';
import type { Db } from '../../platform/database.ts';
import { carriable, cargosOf } from '../trip-load.store.ts';
import { vehicleTypesFor } from '../../fleet/vehicles/vehicle-types.store.ts';

/** What one plan is made of at most; those that are picked up first. */
const MOST_ORDERS = 5_000;

const COLUMNS = [
  'orders.id',
  'orders.number',
  'orders.partnerId',
  'isBackhaul',
  'isFlexible',
  'totalSpace as space',
  'totalWeight as weight',
  'pickupFrom',
  'pickupTo',
  'deliveryFrom',
  'deliveryTo',
  'loadingMinutes',
  'unloadingMinutes',
] as const;

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

const stopsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['orderId', 'locationId', 'contactId', 'latitude', 'longitude', 'locations.name', 'city'])
    .where('orderId', '=', among(ids))
    .orderBy('orderId')
    .orderBy('position')
    .execute();

const typesOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('orderVehicleTypes').selectAll().where('orderId', '=', among(ids)).orderBy('vehicleTypeId').execute();

/** Validated orders that the organization may carry, with all that planning asks of them; without two stops none can be planned. */
export async function poolOrders(db: Db, organizationId: string, { orderIds, horizon }: Partial<SuggestInput>) {
  let wanted = carriable(db, organizationId).select(COLUMNS).where('stage', '=', 'validated');
  if (orderIds) wanted = wanted.where('orders.id', '=', among(orderIds));
  if (horizon !== undefined)
    wanted = wanted.where(({ eb, or }) => or([eb('pickupFrom', 'is', null), eb('pickupFrom', '<=', horizon)]));
  const rows = await wanted.orderBy('pickupFrom').orderBy('orders.id').limit(MOST_ORDERS).execute();
  const ids = rows.map(({ id }) => id);
  const [stops, types, cargos] = [await stopsOf(db, ids), await typesOf(db, ids), await cargosOf(db, ids)];
  const [stopsBy, typesBy, cargosBy] = [
    Map.groupBy(stops, ({ orderId }) => orderId),
    Map.groupBy(types, ({ orderId }) => orderId),
    Map.groupBy(cargos, ({ orderId }) => orderId),
  ];
  return rows
    .map((row) => ({
      ...row,
      stops: (stopsBy.get(row.id) ?? []).map(({ latitude, longitude, ...stop }) => ({
        ...stop,
        point: [latitude, longitude] as const,
      })),
      vehicleTypeIds: (typesBy.get(row.id) ?? []).map(({ vehicleTypeId }) => vehicleTypeId),
      cargos: (cargosBy.get(row.id) ?? []).map(({ id, name, cargoTypeId, allowed }) => ({
        id,
        name,
        cargoTypeId,
        allowed,
      })),
    }))
    .filter((order) => order.stops.length > 1);
}
export type PooledOrder = Awaited<ReturnType<typeof poolOrders>>[number];

export const typesToPlan = (db: Db, organizationId: string) =>
  vehicleTypesFor(db, organizationId)
    .select(['id', 'name', 'icon', 'averageSpace', 'maxWeight'])
    .orderBy('id')
    .execute();
export type TypeToPlan = Awaited<ReturnType<typeof typesToPlan>>[number];

/** Names of organizations by their ids. */
export async function namesOfOrganizations(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', among([...new Set(ids)]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
