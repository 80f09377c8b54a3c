import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import {
  hasGates,
  listCargoStops,
  selectBookedSlot,
  selectShipperCode,
  stopHandlingMinutes,
  stopKind,
  stopWindowFrom,
  stopWindowTo,
} from '../../orders/public.ts';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { listTripTransfers } from '../itinerary/transfers.store.ts';
import { listHandovers } from './handovers.store.ts';
import type { TripRecord } from './trip-records.store.ts';

/** The stops of trips with their orders. Callers who do not see all stops get those of their own orders. */
export const listVisibleStops = (db: Db, caller: Caller, trips: readonly TripRecord[]) => {
  const fullyVisible = trips.filter(({ seesAllStops }) => seesAllStops).map(({ id }) => id);
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
      'tripStops.breakMinutes',
      'tripStops.outOfSequenceAt',
      'tripStops.eta',
      'tripStops.etaLateBy',
      'orders.id as orderId',
      'orders.number',
      'orders.stage',
      'tripStopOrders.orderPosition',
      selectShipperCode(caller).as('shipperCode'),
      selectBookedSlot.as('slot'),
      hasGates.as('hasGates'),
      sql<StopKind>`case when ${sql.ref('orderStops.orderId')} is not null then ${stopKind}
        when ${sql.ref('tripStopOrders.orderPosition')} = 0 then 'pickup' else 'drop' end`.as('kind'),
      stopWindowFrom.as('windowFrom'),
      stopWindowTo.as('windowTo'),
      stopHandlingMinutes.as('handlingMinutes'),
      'orderStops.instructions',
      'orderStops.reference',
      'orderStops.arrivedAt',
      'orderStops.departedAt',
      'orderStops.isTransfer',
    ])
    .where('tripStops.tripId', '=', sql<string>`any(${trips.map(({ id }) => id)}::uuid[])`)
    .where(({ eb, or }) =>
      or([
        eb('tripStops.tripId', '=', sql<string>`any(${fullyVisible}::uuid[])`),
        eb('orders.organizationId', '=', caller.organizationId),
      ]),
    )
    .orderBy('tripStops.tripId')
    .orderBy('tripStops.position')
    .orderBy('orders.number')
    .orderBy('orders.id')
    .execute();
};

export type StopRecord = Awaited<ReturnType<typeof listVisibleStops>>[number];

/** Sorted by number. */
export const listTripOrders = (db: Db, caller: Caller, ids: readonly string[]) =>
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
      selectShipperCode(caller).as('shipperCode'),
      'pickupFrom',
      'pickupTo',
      'deliveryFrom',
      'deliveryTo',
      'totalWeight',
      'totalSpace',
      'totalPalletPlaces',
      'totalLoadingMeters',
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

export const listCargoItems = (db: Db, orderIds: readonly string[]) =>
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
      'palletPlaces',
      'stackLayers',
    ])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('position')
    .execute();

const selectPersonName = (column: string) =>
  sql<string | null>`(select ${personName('u')} from users u where u.id = ${sql.ref(column)})`;

const findTripNames = (db: Db, tripId: string) =>
  db
    .selectFrom('trips')
    .leftJoin('contacts', 'contacts.id', 'trips.billingContactId')
    .leftJoin('contracts', 'contracts.id', 'trips.billingContractId')
    .leftJoin('organizations', 'organizations.id', 'trips.billingPartnerId')
    .select([
      'contacts.name as billingContact',
      'contracts.name as billingContract',
      'organizations.name as billingPartner',
      selectPersonName('trips.createdBy').as('createdBy'),
      selectPersonName('trips.vehicleAssignedBy').as('vehicleAssignedBy'),
      selectPersonName('trips.manualChangedBy').as('manualChangedBy'),
    ])
    .where('trips.id', '=', tripId)
    .executeTakeFirstOrThrow();

const listNotificationContacts = (db: Db, tripId: string) =>
  db
    .selectFrom('tripNotificationContacts')
    .innerJoin('contacts', 'contacts.id', 'contactId')
    .select(['contacts.id', 'contacts.name'])
    .where('tripId', '=', tripId)
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .execute();

export const listDocuments = (db: Db, tripId: string) =>
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

export type TripOrderRecord = Awaited<ReturnType<typeof listTripOrders>>[number];
export type TripCargoRecord = Awaited<ReturnType<typeof listCargoItems>>[number];
export type TripRelations = Awaited<ReturnType<typeof findTripRelations>>;

/** The relations of a trip as far as the caller may see them. */
export async function findTripRelations(db: Db, caller: Caller, trip: TripRecord) {
  const stops = await listVisibleStops(db, caller, [trip]);
  const orderIds = [...new Set(stops.map(({ orderId }) => orderId))];
  const [orders, cargoItems, cargoStops, names, notificationContacts, documents, handovers, transfers] =
    await Promise.all([
      listTripOrders(db, caller, orderIds),
      listCargoItems(db, orderIds),
      listCargoStops(db, orderIds),
      findTripNames(db, trip.id),
      listNotificationContacts(db, trip.id),
      listDocuments(db, trip.id),
      listHandovers(db, trip.id),
      listTripTransfers(db, caller, trip.id),
    ]);
  return {
    tripId: trip.id,
    stops,
    orders,
    cargoItems,
    cargoStops,
    names,
    notificationContacts,
    documents,
    handovers,
    transfers,
  };
}
