import { sql } from 'kysely';
import type { GateUse } from 'shared-contracts/values/network/gates';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { Slot } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { orderVisibleTo } from '../core/order-records.store.ts';
import { stopHandlingMinutes, stopKind, stopWindowFrom, stopWindowTo } from '../core/stop-columns.store.ts';
import { selectShipperCode } from '../core/shipper-code.store.ts';

const selectStops = (db: Db) =>
  db
    .selectFrom('orderStops')
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
    .select([
      'orders.id as orderId',
      'orders.number',
      'orders.stage',
      'organizations.name as organization',
      'orderStops.position as stop',
      'locations.id as locationId',
      'locations.name as location',
      stopKind.as('kind'),
      stopWindowFrom.as('windowFrom'),
      stopWindowTo.as('windowTo'),
      stopHandlingMinutes.as('handlingMinutes'),
      'orderStops.arrivedAt',
    ]);

/** The stops of an order at locations with gates, in their order. */
export const listGateStops = (db: Db, orderId: string) =>
  selectStops(db)
    .where('orders.id', '=', orderId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gates')
          .select('gates.id')
          .whereRef('gates.locationId', '=', 'orderStops.locationId')
          .where('removedAt', 'is', null),
      ),
    )
    .orderBy('orderStops.position')
    .execute();
export type GateStop = Awaited<ReturnType<typeof listGateStops>>[number];

export const findStop = (db: Db, orderId: string, stop: number) =>
  selectStops(db).where('orders.id', '=', orderId).where('orderStops.position', '=', stop).executeTakeFirst();

/** Unbooked stops at a location with a window that starts in a range, for orders visible to the caller. */
export const listUnbookedStops = (db: Db, caller: Caller, locationId: string, { from, to }: Slot, limit: number) =>
  selectStops(db)
    .select(selectShipperCode(caller).as('shipperCode'))
    .where('orderStops.locationId', '=', locationId)
    .where(orderVisibleTo(caller))
    .where('orders.stage', 'not in', ['cancelled', 'delivered', 'manuallyDelivered', 'incompleteDelivery', 'billed'])
    .where('orderStops.arrivedAt', 'is', null)
    .where(stopWindowFrom, '<', to)
    .where(sql<number>`coalesce(${stopWindowTo}, ${stopWindowFrom})`, '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gateBookingStops')
            .innerJoin('gateBookings', 'gateBookings.id', 'bookingId')
            .select('bookingId')
            .whereRef('gateBookingStops.orderId', '=', 'orders.id')
            .whereRef('stopPosition', '=', 'orderStops.position')
            .where('state', 'in', ['booked', 'arrived', 'done']),
        ),
      ),
    )
    .orderBy(stopWindowFrom)
    .orderBy('orders.number')
    .orderBy('orders.id')
    .orderBy('orderStops.position')
    .limit(limit)
    .execute();

const SERVES: Record<GateUse, readonly StopKind[]> = {
  both: ['pickup', 'drop'],
  loading: ['pickup'],
  unloading: ['drop'],
};

/** Whether a gate serves this kind of stop. */
export const serves = (use: GateUse, kind: StopKind) => SERVES[use].includes(kind);

/** The gates of a location with the opening hours that they have. */
export const listGatesWithHours = (db: Db, locationId: string) =>
  db
    .selectFrom('gates')
    .innerJoin('locations', 'locations.id', 'gates.locationId')
    .select([
      'gates.id',
      'gates.name',
      'use',
      'slotMinutes',
      'capacity',
      'gates.openingHours',
      'locations.openingHours as locationHours',
    ])
    .where('gates.locationId', '=', locationId)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('gates.id')
    .execute();
export type GateRecord = Awaited<ReturnType<typeof listGatesWithHours>>[number];
