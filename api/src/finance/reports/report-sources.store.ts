import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/reports';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { CARRIED, orderVisibleTo } from '../../orders/order-rows.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';
import { tripVisibleTo } from '../../trips/trip-visibility.store.ts';
import { visibleTo } from '../../fleet/vehicles/shared-vehicles.store.ts';
import { ORDER_COLUMNS, ORDER_JOINS } from './order-columns.ts';
import { querySource } from './query-source.ts';
import type { Filters, Source } from './source.ts';
import { TRIP_BILL_COLUMNS, TRIP_COLUMNS, TRIP_JOINS } from './trip-columns.ts';
import { VEHICLE_COLUMNS, VEHICLE_JOINS } from './vehicle-columns.ts';

/** As they stand in the indexes: when the pickup begins; without a pickup, when it was created. */
const ORDER_AT = 'coalesce(orders.pickup_from, orders.created_at)';
const TRIP_AT = 'coalesce(trips.pick_at, trips.created_at)';
const OVER: readonly TripStage[] = ['completed', 'manualCompleted', 'incomplete', 'billed'];

const orders = expressionBuilder<Tables, 'orders'>();
const trips = expressionBuilder<Tables, 'trips'>();
const vehicles = expressionBuilder<Tables, 'vehicles'>();

const within = (at: string, { from, to }: Filters): Expression<SqlBool>[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.raw(at)} >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`${sql.raw(at)} <= ${to}`]),
];
const among = (value: string | undefined, condition: (value: string) => Expression<SqlBool>) =>
  value === undefined ? [] : [condition(value)];

/** With a partner, whichever side of the order it is. */
const ordersAsked = (filters: Filters) => [
  ...within(ORDER_AT, filters),
  ...among(filters.tripId, (tripId) =>
    orders(
      'orders.id',
      'in',
      orders.selectFrom('tripStopOrders').select('tripStopOrders.orderId').where('tripId', '=', tripId),
    ),
  ),
  ...among(filters.partnerId, (id) =>
    orders.or([orders('orders.partnerId', '=', id), orders('orders.organizationId', '=', id)]),
  ),
];

/** With a partner that runs the trip, is paid for it, or whose order or vehicle is in it. */
const tripsAsked = (filters: Filters) => [
  ...within(TRIP_AT, filters),
  ...among(filters.tripId, (tripId) => trips('trips.id', '=', tripId)),
  ...among(filters.partnerId, (id) =>
    trips.or([
      trips('trips.organizationId', '=', id),
      trips('trips.billingPartnerId', '=', id),
      trips(
        'trips.vehicleId',
        'in',
        trips.selectFrom('vehicles').select('vehicles.id').where('organizationId', '=', id),
      ),
      trips(
        'trips.id',
        'in',
        trips
          .selectFrom('orders')
          .innerJoin('tripStopOrders', 'tripStopOrders.orderId', 'orders.id')
          .select('tripStopOrders.tripId')
          .where('orders.organizationId', '=', id),
      ),
    ]),
  ),
];

type Which = (caller: Caller) => Expression<SqlBool>;
const everyOrder: Which = () => orders.lit(true);
const everyTrip: Which = () => trips.lit(true);

const orderSource = (which: Which, columns: Partial<Record<ReportColumnId, string>> = ORDER_COLUMNS): Source =>
  querySource<'orders'>({
    table: 'orders',
    usual: `${ORDER_AT} desc`,
    joins: ORDER_JOINS,
    columns,
    listed: (db, { caller, filters }) =>
      db
        .selectFrom('orders')
        .select('orders.id')
        .where(orders.and([orderVisibleTo(caller), which(caller), ...ordersAsked(filters)])),
  });
const tripSource = (which: Which): Source =>
  querySource<'trips'>({
    table: 'trips',
    usual: `${TRIP_AT} desc`,
    joins: TRIP_JOINS,
    columns: { ...TRIP_COLUMNS, ...TRIP_BILL_COLUMNS },
    listed: (db, { caller, filters }) =>
      db
        .selectFrom('trips')
        .select('trips.id')
        .where(trips.and([tripVisibleTo(caller), which(caller), ...tripsAsked(filters)])),
  });

export const allOrders = orderSource(everyOrder);
/** Each with the trip that carries it, as far as the caller runs that. */
export const ordersWithTrips = orderSource(everyOrder, { ...ORDER_COLUMNS, ...TRIP_COLUMNS });
/** What has been sent to a partner. */
export const sentOrders = orderSource(() => orders('orders.validatedAt', 'is not', null));
/** What there is to bill. */
export const carriedOrders = orderSource(() =>
  orders(
    'orders.stage',
    'in',
    CARRIED.filter((stage) => stage !== 'notDelivered'),
  ),
);
export const archivedOrders = orderSource(() => orders('orders.isArchived', '=', true));

export const allTrips = tripSource(everyTrip);
/** What one has to pay for, or is paid for. */
export const finishedTrips = tripSource((caller) =>
  trips.and([
    trips('trips.stage', 'in', OVER),
    trips.or([
      ownedBy(caller, 'trips'),
      trips(
        'trips.id',
        'in',
        trips
          .selectFrom('bills')
          .select('tripId')
          .where('partnerId', '=', caller.organizationId)
          .where('state', '<>', 'draft'),
      ),
    ]),
  ]),
);
export const archivedTrips = tripSource(() => trips('trips.isArchived', '=', true));

/** One's own vehicles and those that partners lend; a partner is their owner. */
export const vehiclePapers: Source = querySource<'vehicles'>({
  table: 'vehicles',
  usual: 'vehicles.registration_plate',
  joins: VEHICLE_JOINS,
  columns: VEHICLE_COLUMNS,
  listed: (db, { caller, now, filters }) =>
    db
      .selectFrom('vehicles')
      .select('vehicles.id')
      .where(
        vehicles.and([
          visibleTo(db, caller, now),
          ...among(filters.partnerId, (id) => vehicles('vehicles.organizationId', '=', id)),
        ]),
      ),
});
