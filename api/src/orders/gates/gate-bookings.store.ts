import { type Insertable, sql, type Updateable } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { ACTIVE_BOOKING_STATES, type GateBookingState } from 'shared-contracts/values/network/gates';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import type { Slot } from '../../network/public.ts';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { jsonList, stopKind, stopWindowFrom, stopWindowTo } from '../core/stop-columns.store.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';

type BookedStop = {
  orderId: string;
  number: string;
  stage: OrderStage;
  stop: number;
  kind: StopKind | null;
  organizationId: string;
  organization: string;
  organizationCode: string;
  partnerId: string;
  partner: string;
  createdBy: string;
  isValidated: boolean;
  windowFrom: number | null;
  windowTo: number | null;
  arrivedAt: number | null;
  departedAt: number | null;
  trip: string | null;
  vehicle: string | null;
};

/** The stops of a booking, found again by their position and location after an edit of their order. */
const selectBookedStops = (db: Db) =>
  sql<BookedStop[]>`${db
    .selectFrom('gateBookingStops')
    .innerJoin('orders', 'orders.id', 'gateBookingStops.orderId')
    .innerJoin('organizations as owner', 'owner.id', 'orders.organizationId')
    .innerJoin('organizations as partner', 'partner.id', 'orders.partnerId')
    .leftJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'orders.id')
        .onRef('orderStops.position', '=', 'gateBookingStops.stopPosition'),
    )
    .leftJoin('tripOrders', (join) =>
      join.onRef('tripOrders.orderId', '=', 'orders.id').on('tripOrders.isLive', '=', true),
    )
    .leftJoin('trips', 'trips.id', 'tripOrders.tripId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .select((eb) =>
      jsonList(
        jsonBuildObject({
          orderId: eb.ref('orders.id'),
          number: eb.ref('orders.number'),
          stage: eb.ref('orders.stage'),
          stop: eb.ref('gateBookingStops.stopPosition'),
          kind: sql<StopKind | null>`case when ${sql.ref('orderStops.orderId')} is not null then ${stopKind} end`,
          organizationId: eb.ref('owner.id'),
          organization: eb.ref('owner.name'),
          organizationCode: eb.ref('owner.code'),
          partnerId: eb.ref('partner.id'),
          partner: eb.ref('partner.name'),
          createdBy: eb.ref('orders.createdBy'),
          isValidated: sql<boolean>`${sql.ref('orders.validatedAt')} is not null`,
          windowFrom: stopWindowFrom,
          windowTo: stopWindowTo,
          arrivedAt: eb.ref('orderStops.arrivedAt'),
          departedAt: eb.ref('orderStops.departedAt'),
          trip: eb.ref('trips.number'),
          vehicle: eb.ref('vehicles.registrationPlate'),
        }),
        'orders.number',
      ).as('stops'),
    )
    .where('gateBookingStops.bookingId', '=', sql.ref<string>('gateBookings.id'))}`;

const selectBookings = (db: Db) =>
  db
    .selectFrom('gateBookings')
    .innerJoin('gates', 'gates.id', 'gateBookings.gateId')
    .innerJoin('locations', 'locations.id', 'gates.locationId')
    .leftJoin('users', 'users.id', 'gateBookings.createdBy')
    .select([
      'gateBookings.id',
      'gateBookings.revision',
      'gateBookings.gateId',
      'gates.name as gate',
      'gates.openingHours',
      'locations.openingHours as locationHours',
      'locations.id as locationId',
      'locations.name as location',
      'locations.organizationId as locationOwnerId',
      'startsAt as from',
      'endsAt as to',
      'gateBookings.state',
      'gateBookings.arrivedAt',
      'gateBookings.leftAt',
      optionalPersonName().as('bookedBy'),
      selectBookedStops(db).as('stops'),
    ]);

export type BookingRecord = Awaited<ReturnType<ReturnType<typeof selectBookings>['execute']>>[number];

/** The numbers of the booked orders. */
export const nameBooking = ({ stops }: Pick<BookingRecord, 'stops'>) => stops.map(({ number }) => number).join(', ');

/** The time zone of a gate; UTC only if its location has lost its opening hours. */
export const timeZoneOf = (gate: { openingHours: OpeningHours | null; locationHours: OpeningHours | null }) =>
  (gate.openingHours ?? gate.locationHours)?.timeZone ?? 'UTC';

export const findBooking = (db: Db, id: string) =>
  selectBookings(db).where('gateBookings.id', '=', id).executeTakeFirst();

export const lockBooking = (tx: Db, id: string) =>
  tx.selectFrom('gateBookings').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** The bookings of gates that overlap a range, with those that were cancelled or missed; by their time. */
export const listBookingsOfGates = (db: Db, gateIds: readonly string[], { from, to }: Slot) =>
  selectBookings(db)
    .where('gateBookings.gateId', '=', sql<string>`any(${gateIds}::uuid[])`)
    .where('startsAt', '<', to)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .orderBy('gateBookings.id')
    .execute();

/** The active bookings of an order. */
export const listBookingsOfOrder = (db: Db, orderId: string) =>
  selectBookings(db)
    .where(
      'gateBookings.id',
      'in',
      db.selectFrom('gateBookingStops').select('bookingId').where('orderId', '=', orderId),
    )
    .where('gateBookings.state', 'in', ACTIVE_BOOKING_STATES)
    .orderBy('startsAt')
    .orderBy('gateBookings.id')
    .execute();

/** Places taken at gates in a range. */
export const listTaken = (db: Db, gateIds: readonly string[], { from, to }: Slot, except: string | null = null) => {
  const taken = db
    .selectFrom('gateBookings')
    .select(['gateId', 'startsAt as from', 'endsAt as to'])
    .where('gateId', '=', sql<string>`any(${gateIds}::uuid[])`)
    .where('state', 'in', ACTIVE_BOOKING_STATES)
    .where('startsAt', '<', to)
    .where('endsAt', '>', from);
  return (except === null ? taken : taken.where('id', '<>', except)).execute();
};

export const insertBooking = (tx: Db, booking: Insertable<Tables['gateBookings']>) =>
  tx.insertInto('gateBookings').values(booking).returning('id').executeTakeFirstOrThrow();
export const insertBookedStops = (tx: Db, stops: readonly Insertable<Tables['gateBookingStops']>[]) =>
  tx.insertInto('gateBookingStops').values(stops).execute();
export const updateBooking = (tx: Db, id: string, changes: Updateable<Tables['gateBookings']>) =>
  tx.updateTable('gateBookings').set(changes).where('id', '=', id).execute();
export const moveBookedStop = (tx: Db, bookingId: string, orderId: string, from: number, to: number) =>
  tx
    .updateTable('gateBookingStops')
    .set({ stopPosition: to })
    .where('bookingId', '=', bookingId)
    .where('orderId', '=', orderId)
    .where('stopPosition', '=', from)
    .execute();
/** The vehicle comes for another order instead, at the same stop. */
export const reassignBookedStop = (tx: Db, bookingId: string, stop: number, from: string, to: string) =>
  tx
    .updateTable('gateBookingStops')
    .set({ orderId: to })
    .where('bookingId', '=', bookingId)
    .where('orderId', '=', from)
    .where('stopPosition', '=', stop)
    .execute();
export const deleteBookedStop = (tx: Db, bookingId: string, orderId: string, stop: number) =>
  tx
    .deleteFrom('gateBookingStops')
    .where('bookingId', '=', bookingId)
    .where('orderId', '=', orderId)
    .where('stopPosition', '=', stop)
    .execute();

/** Counts the stops of a booking whose orders are not cancelled. */
export async function countExpectedStops(tx: Db, bookingId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('gateBookingStops')
    .innerJoin('orders', 'orders.id', 'gateBookingStops.orderId')
    .where('bookingId', '=', bookingId)
    .where('orders.stage', '<>', 'cancelled')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The stop references of an order's active bookings. */
export const listStopsBooked = (tx: Db, orderId: string) =>
  tx
    .selectFrom('gateBookingStops')
    .innerJoin('gateBookings', 'gateBookings.id', 'gateBookingStops.bookingId')
    .select(['bookingId', 'stopPosition', 'stopLocationId'])
    .where('orderId', '=', orderId)
    .where('gateBookings.state', 'in', ['booked', 'arrived'] satisfies GateBookingState[])
    .orderBy('bookingId')
    .orderBy('stopPosition')
    .execute();
