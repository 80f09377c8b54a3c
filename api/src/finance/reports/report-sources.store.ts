import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { visibleTo } from '../../fleet/public.ts';
import { CARRIED_STAGES, orderVisibleTo } from '../../orders/public.ts';
import { tripVisibilityConditions, tripVisibleTo } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { ORDER_COLUMNS, ORDER_JOINS, ORDER_OWN_COLUMNS, ORDER_SUMS } from './order-columns.ts';
import { querySource } from './query-source.ts';
import type { Filters, ReportRequest, ReportSource } from './source.ts';
import {
  TRIP_BILL_COLUMNS,
  TRIP_BILL_SUMS,
  TRIP_COLUMNS,
  TRIP_FORMATS,
  TRIP_JOINS,
  TRIP_OWN_COLUMNS,
  TRIP_SUMS,
} from './trip-columns.ts';
import { VEHICLE_COST_COLUMNS, VEHICLE_COST_JOINS, VEHICLE_COST_SUMS } from './vehicle-cost-columns.ts';
import type { Sums } from './totals/sums.ts';
import { VEHICLE_COLUMNS, VEHICLE_JOINS } from './vehicle-columns.ts';

/** Matches the expressions of the indexes: the start of the pickup window, otherwise the creation. */
const ORDER_AT = 'coalesce(orders.pickup_from, orders.created_at)';
const TRIP_AT = 'coalesce(trips.pick_at, trips.created_at)';
const FINISHED_STAGES: readonly TripStage[] = ['completed', 'manualCompleted', 'incomplete', 'billed'];

const orders = expressionBuilder<Tables, 'orders'>();
const trips = expressionBuilder<Tables, 'trips'>();
const vehicles = expressionBuilder<Tables, 'vehicles'>();

const isWithinPeriod = (at: string, { from, to }: Filters): Expression<SqlBool>[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.raw(at)} >= ${from}`]),
  ...(to === undefined ? [] : [sql<SqlBool>`${sql.raw(at)} <= ${to}`]),
];
const whenDefined = (value: string | undefined, condition: (value: string) => Expression<SqlBool>) =>
  value === undefined ? [] : [condition(value)];

/** Filters by a partner that is on either side of the order or its payee. */
const orderConditions = (filters: Filters) => [
  ...isWithinPeriod(ORDER_AT, filters),
  ...whenDefined(filters.tripId, (tripId) =>
    orders(
      'orders.id',
      'in',
      orders.selectFrom('tripStopOrders').select('tripStopOrders.orderId').where('tripId', '=', tripId),
    ),
  ),
  ...whenDefined(filters.partnerId, (id) =>
    orders.or([
      orders('orders.partnerId', '=', id),
      orders('orders.organizationId', '=', id),
      orders('orders.id', 'in', orders.selectFrom('bills').select('orderId').where('partnerId', '=', id)),
    ]),
  ),
];

/** Filters by a partner that runs the trip, is paid for it, or owns one of its orders or its vehicle. */
const tripConditions = (filters: Filters) => [
  ...isWithinPeriod(TRIP_AT, filters),
  ...whenDefined(filters.tripId, (tripId) => trips('trips.id', '=', tripId)),
  ...whenDefined(filters.partnerId, (id) =>
    trips.or([
      trips('trips.organizationId', '=', id),
      trips('trips.billingPartnerId', '=', id),
      trips('trips.id', 'in', trips.selectFrom('bills').select('tripId').where('partnerId', '=', id)),
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

type Condition = (caller: Caller) => Expression<SqlBool>;
const anyOrder: Condition = () => orders.lit(true);
const anyTrip: Condition = () => trips.lit(true);

const createOrderSource = (
  which: Condition,
  columns: Partial<Record<ReportColumnId, string>> = ORDER_COLUMNS,
  tripSums: Sums = {},
): ReportSource =>
  querySource<'orders'>({
    table: 'orders',
    defaultOrder: `${ORDER_AT} desc`,
    joins: ORDER_JOINS,
    columns,
    formats: TRIP_FORMATS,
    sums: ORDER_SUMS,
    ownColumns: ORDER_OWN_COLUMNS,
    drafts: { of: 'order', isDraft: 'order_bill.id is null and side.pays' },
    addedOnce: { columns: tripSums, per: 'trips.id' },
    sortedBy: { orderNumber: 'orders.number' },
    tripIds: sql`select trip_id from trip_orders where order_id in (select id from listed)`,
    selectIds: (db, { caller, filters }) =>
      db
        .selectFrom('orders')
        .select('orders.id')
        .where(orders.and([orderVisibleTo(caller), which(caller), ...orderConditions(filters)])),
  });
function createTripListSource(which: Condition): ReportSource {
  const selectIds = (db: Db, { caller, filters }: ReportRequest, isVisible: Expression<SqlBool>) =>
    db
      .selectFrom('trips')
      .select('trips.id')
      .where(trips.and([isVisible, which(caller), ...tripConditions(filters)]));
  return querySource<'trips'>({
    table: 'trips',
    defaultOrder: `${TRIP_AT} desc`,
    joins: TRIP_JOINS,
    columns: { ...TRIP_COLUMNS, ...TRIP_BILL_COLUMNS },
    formats: TRIP_FORMATS,
    sums: { ...TRIP_SUMS, ...TRIP_BILL_SUMS },
    ownColumns: TRIP_OWN_COLUMNS,
    drafts: { of: 'trip', isDraft: 'trip_bill.id is null and seen.runs' },
    selectIds: (db, request) => selectIds(db, request, tripVisibleTo(request.caller)),
    selectAllIds: (db, request) =>
      sql`${sql.join(
        tripVisibilityConditions(request.caller).map((reason) => selectIds(db, request, reason)),
        sql` union `,
      )}`,
    tripIds: sql`select id from listed`,
  });
}

export const allOrders = createOrderSource(anyOrder);
/** Each order with its trip, if the caller's organization runs the trip. */
export const ordersWithTrips = createOrderSource(anyOrder, { ...ORDER_COLUMNS, ...TRIP_COLUMNS }, TRIP_SUMS);
/** Submitted to a partner. */
export const sentOrders = createOrderSource(() => orders('orders.validatedAt', 'is not', null));
/** Billable records. */
export const carriedOrders = createOrderSource(() =>
  orders(
    'orders.stage',
    'in',
    CARRIED_STAGES.filter((stage) => stage !== 'notDelivered'),
  ),
);
export const archivedOrders = createOrderSource(() => orders('orders.isArchived', '=', true));

export const allTrips = createTripListSource(anyTrip);
/** Bills that the caller's organization pays or is paid for. */
export const finishedTrips = createTripListSource((caller) =>
  trips.and([
    trips('trips.stage', 'in', FINISHED_STAGES),
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
export const archivedTrips = createTripListSource(() => trips('trips.isArchived', '=', true));

/** The organization's vehicles and those that partners share with it; the partner is then the owner. */
export const vehicleDocuments: ReportSource = querySource<'vehicles'>({
  table: 'vehicles',
  defaultOrder: 'vehicles.registration_plate',
  joins: VEHICLE_JOINS,
  columns: VEHICLE_COLUMNS,
  selectIds: (db, { caller, now, filters }) =>
    db
      .selectFrom('vehicles')
      .select('vehicles.id')
      .where(
        vehicles.and([
          visibleTo(db, caller, now),
          ...whenDefined(filters.partnerId, (id) => vehicles('vehicles.organizationId', '=', id)),
        ]),
      ),
});

/** The organization's own vehicles; nobody else sees their costs. */
export const vehicleCosts: ReportSource = querySource<'vehicles'>({
  table: 'vehicles',
  defaultOrder: 'vehicles.registration_plate',
  joins: VEHICLE_COST_JOINS,
  columns: VEHICLE_COST_COLUMNS,
  sums: VEHICLE_COST_SUMS,
  selectIds: (db, { caller }) => db.selectFrom('vehicles').select('vehicles.id').where(ownedBy(caller, 'vehicles')),
});
