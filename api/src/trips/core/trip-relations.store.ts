import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import type { TripRecord } from './trip-rows.store.ts';

/** The orders of trips with where they stop, as far as the caller sees them: the owner of an order sees their own. */
export const stopsOf = (db: Db, caller: Caller, trips: readonly TripRecord[]) => {
  const whole = trips.filter(({ seesWholeWay }) => seesWholeWay).map(({ id }) => id);
  return db
    .selectFrom('tripStops')
    .innerJoin('tripStopOrders', (join) =>
      join
        .onRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
        .onRef('tripStopOrders.position', '=', 'tripStops.position'),
    )
    .innerJoin('orders', 'orders.id', 'tripStopOrders.orderId')
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .leftJoin('contacts', 'contacts.id', 'tripStops.contactId')
    .leftJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'orders.id')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .select([
      'tripStops.tripId',
      'tripStops.position',
      'tripStops.locationId',
      'locations.name as location',
      'buildingNumber',
      'street1',
      'city',
      'latitude',
      'longitude',
      'tripStops.contactId',
      'contacts.name as contact',
      'contacts.phone',
      'plannedAt',
      'orders.id as orderId',
      'orders.number',
      'orders.stage',
      'tripStopOrders.orderPosition',
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'orderStops.arrivedAt',
      'orderStops.departedAt',
    ])
    .where('tripStops.tripId', '=', sql<string>`any(${trips.map(({ id }) => id)}::uuid[])`)
    .where(({ eb, or }) =>
      or([
        eb('tripStops.tripId', '=', sql<string>`any(${whole}::uuid[])`),
        eb('orders.organizationId', '=', caller.organizationId),
      ]),
    )
    .orderBy('tripStops.tripId')
    .orderBy('tripStops.position')
    .orderBy('orders.number')
    .orderBy('orders.id')
    .execute();
};

export type StopRecord = Awaited<ReturnType<typeof stopsOf>>[number];

/** Orders as a trip's page and the driver need them, in the order of their numbers. */
export const ordersOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .innerJoin('orderTypes', 'orderTypes.id', 'orders.orderTypeId')
    .select((eb) => [
      'orders.id',
      'orders.number',
      'orders.reference',
      'orders.stage',
      'orders.resumeStage',
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'totalWeight',
      'totalSpace',
      'orders.description',
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('orderTypes.id'), name: eb.ref('orderTypes.name') }).as('orderType'),
      jsonArrayFrom(
        eb
          .selectFrom('orderStops')
          .innerJoin('locations', 'locations.id', 'orderStops.locationId')
          .select('locations.name')
          .whereRef('orderStops.orderId', '=', 'orders.id')
          .orderBy('orderStops.position'),
      ).as('stops'),
    ])
    .where('orders.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('orders.number')
    .orderBy('orders.id')
    .execute();

export const cargoItemsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select([
      'orderCargoItems.id',
      'orderId',
      'packNumber',
      'cargoId',
      'cargos.name as cargo',
      'quantity',
      'deliveredQuantity',
      'shortageReason',
      'weight',
      'effectiveSpace',
      'actualSpace',
      'width',
      'height',
      'length',
    ])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('position')
    .execute();

/** People are shown by the name of their contact, else by their login. */
const personName = (column: string) =>
  sql<
    string | null
  >`(select coalesce(c.name, u.login) from users u left join contacts c on c.id = u.contact_id where u.id = ${sql.ref(column)})`;

const headOf = (db: Db, tripId: string) =>
  db
    .selectFrom('trips')
    .leftJoin('contacts', 'contacts.id', 'trips.billingContactId')
    .leftJoin('contracts', 'contracts.id', 'trips.billingContractId')
    .leftJoin('organizations', 'organizations.id', 'trips.billingPartnerId')
    .select([
      'contacts.name as billingContact',
      'contracts.name as billingContract',
      'organizations.name as billingPartner',
      personName('trips.createdBy').as('createdBy'),
      personName('trips.vehicleAssignedBy').as('vehicleAssignedBy'),
      personName('trips.manualChangedBy').as('manualChangedBy'),
    ])
    .where('trips.id', '=', tripId)
    .executeTakeFirstOrThrow();

const notificationContactsOf = (db: Db, tripId: string) =>
  db
    .selectFrom('tripNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'contactId')
    .select(['contacts.id', 'contacts.name'])
    .where('tripId', '=', tripId)
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .execute();

export const documentsOf = (db: Db, tripId: string) =>
  db
    .selectFrom('tripDocuments')
    .innerJoin('files', 'files.id', 'fileId')
    .select([
      'tripDocuments.id',
      'files.name',
      'mime',
      'tripDocuments.fileId',
      'thumbnailId',
      'expiresAt',
      'tripDocuments.createdAt',
    ])
    .where('tripId', '=', tripId)
    .orderBy('tripDocuments.createdAt')
    .orderBy('tripDocuments.id')
    .execute();

export type OrderInTrip = Awaited<ReturnType<typeof ordersOf>>[number];
export type CargoInTrip = Awaited<ReturnType<typeof cargoItemsOf>>[number];
export type TripParts = Awaited<ReturnType<typeof findTripParts>>;

/** What a trip consists of beside its row, as far as the caller sees it. */
export async function findTripParts(db: Db, caller: Caller, trip: TripRecord) {
  const stops = await stopsOf(db, caller, [trip]);
  const orderIds = [...new Set(stops.map(({ orderId }) => orderId))];
  const [orders, cargoItems, head, notificationContacts, documents] = await Promise.all([
    ordersOf(db, orderIds),
    cargoItemsOf(db, orderIds),
    headOf(db, trip.id),
    notificationContactsOf(db, trip.id),
    documentsOf(db, trip.id),
  ]);
  return { stops, orders, cargoItems, head, notificationContacts, documents };
}
