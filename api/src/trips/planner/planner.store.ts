import { sql } from 'kysely';
import type { SuggestInput } from 'shared-contracts/trips/planner';
import { selectVehicleTypes } from '../../fleet/public.ts';
import { freeToPlan, plannedWindowFrom, plannedWindowTo, selectShipperCode, stopKind } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectCarriableOrders, listOrderCargos } from '../itinerary/trip-load.store.ts';

/** The most orders of one plan. Those with the earliest pickups are chosen. */
const MAX_ORDERS = 5_000;

/** The columns of an order that planning needs. */
export const PLANNED_COLUMNS = [
  'orders.id',
  'orders.number',
  'orders.partnerId',
  'isBackhaul',
  'isFlexible',
  'totalSpace as space',
  'totalWeight as weight',
  'totalPalletPlaces as palletPlaces',
  'totalLoadingMeters as loadingMeters',
  'pickupFrom',
  'pickupTo',
  'deliveryFrom',
  'deliveryTo',
  'loadingMinutes',
  'unloadingMinutes',
] as const;

const isAnyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

const listStops = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orderStops')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select([
      'orderId',
      'locationId',
      'contactId',
      'latitude',
      'longitude',
      'locations.name',
      'city',
      stopKind.as('kind'),
      plannedWindowFrom.as('windowFrom'),
      plannedWindowTo.as('windowTo'),
      'handlingMinutes',
    ])
    .where('orderId', '=', isAnyOf(ids))
    .orderBy('orderId')
    .orderBy('position')
    .execute();

const listVehicleTypes = (db: Db, ids: readonly string[]) =>
  db.selectFrom('orderVehicleTypes').selectAll().where('orderId', '=', isAnyOf(ids)).orderBy('vehicleTypeId').execute();

/** Adds the stops, requested types and cargos to orders, with one statement for each. */
export async function withStopsAndCargos<Row extends { id: string }>(db: Db, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const [stops, types, cargos] = [
    await listStops(db, ids),
    await listVehicleTypes(db, ids),
    await listOrderCargos(db, ids),
  ];
  const [stopsByOrder, typesByOrder, cargosByOrder] = [
    Map.groupBy(stops, ({ orderId }) => orderId),
    Map.groupBy(types, ({ orderId }) => orderId),
    Map.groupBy(cargos, ({ orderId }) => orderId),
  ];
  return rows.map((row) => ({
    ...row,
    stops: (stopsByOrder.get(row.id) ?? []).map(({ latitude, longitude, ...stop }) => ({
      ...stop,
      point: [latitude, longitude] as const,
    })),
    vehicleTypeIds: (typesByOrder.get(row.id) ?? []).map(({ vehicleTypeId }) => vehicleTypeId),
    cargos: (cargosByOrder.get(row.id) ?? []).map(({ id, name, cargoTypeId, temperature, allowed }) => ({
      id,
      name,
      cargoTypeId,
      temperature,
      allowed,
    })),
  }));
}

/** Validated orders that the organization may carry and that have at least two stops. */
export async function listPlannableOrders(
  db: Db,
  organizationId: string,
  { orderIds, horizon }: Partial<SuggestInput>,
) {
  let orders = selectCarriableOrders(db, organizationId)
    .select(PLANNED_COLUMNS)
    .select(selectShipperCode({ organizationId }).as('shipperCode'))
    .where('stage', '=', 'validated')
    .where(freeToPlan(organizationId));
  if (orderIds) orders = orders.where('orders.id', '=', isAnyOf(orderIds));
  if (horizon !== undefined)
    orders = orders.where(({ eb, or }) => or([eb('pickupFrom', 'is', null), eb('pickupFrom', '<=', horizon)]));
  const rows = await orders.orderBy('pickupFrom').orderBy('orders.id').limit(MAX_ORDERS).execute();
  return (await withStopsAndCargos(db, rows)).filter((order) => order.stops.length > 1);
}
export type PlannableOrder = Awaited<ReturnType<typeof listPlannableOrders>>[number];

export const listPlannableTypes = (db: Db, organizationId: string) =>
  selectVehicleTypes(db, organizationId)
    .select(['id', 'name', 'icon', 'averageSpace', 'maxWeight', 'palletPlaces', 'loadingMeters', 'temperature'])
    .orderBy('id')
    .execute();
export type PlannableType = Awaited<ReturnType<typeof listPlannableTypes>>[number];

/** The names by id. */
export async function findOrganizationNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', isAnyOf([...new Set(ids)]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
