import { sql } from 'kysely';
import { RUNNING_STAGES, selectVehicleFloor } from '../../fleet/public.ts';
import { amountsAfterCredits, EXECUTING_STAGES } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { WAITING_STAGES } from '../stages/derived-event.rules.ts';
import { TRIP_COLUMNS } from './trip-columns.store.ts';
import { seesAllStops, tripVisibleTo } from './trip-visibility.store.ts';

const FINISHED_ORDERS = sql.raw(`('delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed')`);
const WAITING_ORDERS = sql.raw(`('${WAITING_STAGES.join("', '")}')`);
const RUNNING_TRIPS = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

const ON_ROAD_ORDERS = sql.raw(`('${[...EXECUTING_STAGES, 'delayed'].join("', '")}')`);

/** Over `trips`: whether the trip hands an order over at a hub (`from`), or loads one there (`to`). */
const hasTransfer = (trip: 'from' | 'to', condition: ReturnType<typeof sql>) => sql<boolean>`exists (
  select from order_transfers x
  join orders o on o.id = x.order_id
  left join order_stops hub on hub.order_id = x.order_id and hub.position = x.stop_position
  left join order_stops loads on loads.order_id = x.order_id and loads.position = x.stop_position + 1
  where x.${sql.raw(trip)}_trip_id = trips.id and (${condition}))`;

type Ids = readonly string[];
/** `own…`: only of the orders of the caller's organization. */
type Loads = {
  tripId: string;
  orders: number;
  space: string;
  weight: string;
  palletPlaces: string | null;
  loadingMeters: string | null;
  hasFinished: boolean;
  hasWaiting: boolean;
  ownOrders: number;
  ownSpace: string | null;
  ownWeight: string | null;
  ownPalletPlaces: string | null;
  ownLoadingMeters: string | null;
};
type Endpoints = { tripId: string; first: string; last: string; ownFirst: string | null; ownLast: string | null };

/**
 * The load of trips: of all orders, and of those of one organization. Each order counts once, no matter how many stops
 * it has.
 */
const loadSql = (ids: Ids, organizationId: string) => sql<Loads>`(
  select so.trip_id, count(*) as orders, sum(o.total_space) as space, sum(o.total_weight) as weight,
    sum(o.total_pallet_places) as pallet_places, sum(o.total_loading_meters) as loading_meters,
    bool_or(o.stage in ${FINISHED_ORDERS}) as has_finished,
    bool_or(case o.stage when 'delayed' then o.resume_stage else o.stage end in ${WAITING_ORDERS}
      and not exists (select from order_transfers x where x.order_id = so.order_id and x.to_trip_id = so.trip_id)
    ) as has_waiting,
    count(*) filter (where o.organization_id = ${organizationId}) as own_orders,
    sum(o.total_space) filter (where o.organization_id = ${organizationId}) as own_space,
    sum(o.total_weight) filter (where o.organization_id = ${organizationId}) as own_weight,
    sum(o.total_pallet_places) filter (where o.organization_id = ${organizationId}) as own_pallet_places,
    sum(o.total_loading_meters) filter (where o.organization_id = ${organizationId}) as own_loading_meters
  from (select distinct trip_id, order_id from trip_stop_orders where trip_id = any(${ids}::uuid[])) so
  join orders o on o.id = so.order_id
  group by so.trip_id)`;

/** The names of the first and last stops: of all, and of those of one organization's orders. */
const endpointsSql = (ids: Ids, organizationId: string) => sql<Endpoints>`(
  select s.trip_id,
    (array_agg(l.name order by s.position))[1] as first,
    (array_agg(l.name order by s.position desc))[1] as last,
    (array_agg(l.name order by s.position) filter (where own.position is not null))[1] as own_first,
    (array_agg(l.name order by s.position desc) filter (where own.position is not null))[1] as own_last
  from trip_stops s
  join locations l on l.id = s.location_id
  left join (
    select distinct so.trip_id, so.position from trip_stop_orders so
    join orders o on o.id = so.order_id
    where so.trip_id = any(${ids}::uuid[]) and o.organization_id = ${organizationId}
  ) own on own.trip_id = s.trip_id and own.position = s.position
  where s.trip_id = any(${ids}::uuid[])
  group by s.trip_id)`;

type NextStop = { tripId: string; next: { name: string; eta: number; etaLateBy: number | null } };

/** The next stop of each vehicle. */
const nextStopSql = (ids: Ids) => sql<NextStop>`(
  select distinct on (s.trip_id) s.trip_id,
    json_build_object('name', l.name, 'eta', s.eta, 'etaLateBy', s.eta_late_by) as next
  from trip_stops s
  join locations l on l.id = s.location_id
  where s.trip_id = any(${ids}::uuid[]) and s.eta is not null
  order by s.trip_id, s.eta)`;

type Amounts = {
  tripId: string;
  cost: string | null;
  costCurrency: string | null;
  revenue: string | null;
  revenueCurrency: string | null;
};

/**
 * The net amounts of the submitted bills of trips and their orders that an organization pays (cost) or is paid
 * (revenue), without what is credited. Null in several currencies. Root sees what the organization that runs the trip pays and is paid.
 */
function amountsSql(ids: Ids, caller: Caller) {
  const viewer = isRoot(caller) ? sql`t.organization_id` : sql`${caller.organizationId}`;
  const amount = (party: 'payer_id' | 'payee_id') => sql`
    case when count(distinct currency) filter (where ${sql.ref(party)} = ${viewer}) = 1
      then sum(net) filter (where ${sql.ref(party)} = ${viewer}) end`;
  const currency = (party: 'payer_id' | 'payee_id') => sql`min(currency) filter (where ${sql.ref(party)} = ${viewer})`;
  const columns = sql`${sql.raw(amountsAfterCredits('b').net)} as net, b.figures->'contract'->>'currency' as currency, b.organization_id as payer_id, b.partner_id as payee_id`;
  return sql<Amounts>`(
    select t.id as trip_id, ${amount('payer_id')} as cost, ${currency('payer_id')} as cost_currency,
      ${amount('payee_id')} as revenue, ${currency('payee_id')} as revenue_currency
    from (
      select b.trip_id, ${columns} from bills b where b.trip_id = any(${ids}::uuid[]) and b.state <> 'draft'
      union all
      select so.trip_id, ${columns}
      from (select distinct trip_id, order_id from trip_stop_orders where trip_id = any(${ids}::uuid[])) so
      join bills b on b.order_id = so.order_id and b.state <> 'draft'
      where not exists (
        select from order_transfers x where x.order_id = so.order_id and x.from_trip_id = so.trip_id
      )
    ) billed
    join trips t on t.id = billed.trip_id
    group by t.id)`;
}

/**
 * Aggregates loads, endpoints and bills in joined subqueries for these trips only, which is faster than a subquery per
 * row.
 */
function selectTripRecords(db: Db, caller: Caller, ids: Ids) {
  const seesAll = seesAllStops(caller);
  const { organizationId } = caller;
  const visible = <T>(all: string, own: string) =>
    sql<T>`case when ${seesAll} then ${sql.ref(all)} else ${sql.ref(own)} end`;
  return db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .leftJoin('vehicleTypes as requestedType', 'requestedType.id', 'trips.requestedVehicleTypeId')
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .leftJoin('contacts as driverContact', 'driverContact.id', 'drivers.contactId')
    .leftJoin(loadSql(ids, organizationId).as('load'), (join) => join.onRef('load.tripId', '=', 'trips.id'))
    .leftJoin(endpointsSql(ids, organizationId).as('endpoints'), (join) =>
      join.onRef('endpoints.tripId', '=', 'trips.id'),
    )
    .leftJoin(nextStopSql(ids).as('expected'), (join) => join.onRef('expected.tripId', '=', 'trips.id'))
    .leftJoin(amountsSql(ids, caller).as('amounts'), (join) => join.onRef('amounts.tripId', '=', 'trips.id'))
    .select(TRIP_COLUMNS)
    .select([
      'expected.next as nextStop',
      'amounts.cost',
      'amounts.costCurrency',
      'amounts.revenue',
      'amounts.revenueCurrency',
      'organizations.name as organization',
      'vehicles.registrationPlate',
      'vehicles.organizationId as vehicleOrganizationId',
      'vehicles.effectiveSpace',
      'vehicles.maxCarryWeight',
      'vehicleTypes.id as vehicleTypeId',
      'vehicleTypes.name as vehicleType',
      'requestedType.name as requestedType',
      'requestedType.averageSpace',
      'requestedType.maxWeight',
      'requestedType.palletPlaces as requestedPalletPlaces',
      'requestedType.loadingMeters as requestedLoadingMeters',
      ...selectVehicleFloor,
      'drivers.contactId as driverContactId',
      'drivers.userId as driverUserId',
      'driverContact.name as driver',
      'driverContact.phone as driverPhone',
      seesAll.as('seesAllStops'),
      sql<string | null>`(select name from route_zones z where z.id = trips.route_zone_id)`.as('routeZone'),
      sql<string | null>`(
        select short_name from contracts c join currencies y on y.id = c.base_currency_id
        where c.id = trips.billing_contract_id)`.as('currency'),
      sql<number>`coalesce(${visible('load.orders', 'load.ownOrders')}, 0)`.as('orders'),
      sql<string>`coalesce(${visible('load.space', 'load.ownSpace')}, 0)`.as('visibleSpace'),
      sql<string>`coalesce(${visible('load.weight', 'load.ownWeight')}, 0)`.as('visibleWeight'),
      visible<string | null>('load.palletPlaces', 'load.ownPalletPlaces').as('visiblePalletPlaces'),
      visible<string | null>('load.loadingMeters', 'load.ownLoadingMeters').as('visibleLoadingMeters'),
      visible<string | null>('endpoints.first', 'endpoints.ownFirst').as('pickup'),
      visible<string | null>('endpoints.last', 'endpoints.ownLast').as('drop'),
      sql<boolean>`coalesce(load.has_finished, false) or exists (
        select from order_transfers x where x.from_trip_id = trips.id and x.transferred_at is not null
      )`.as('hasFinishedOrder'),
      sql<boolean>`coalesce(load.has_waiting, false)`.as('hasWaitingOrder'),
      hasTransfer('from', sql`x.transferred_at is null and hub.arrived_at is null`).as('hasSplitOrder'),
      hasTransfer('to', sql`x.transferred_at is null`).as('hasAwaitedOrder'),
      hasTransfer(
        'to',
        sql`x.transferred_at is null or (loads.departed_at is null and o.stage in ${ON_ROAD_ORDERS})`,
      ).as('hasOrderFromHub'),
      sql<boolean>`exists (
        select from trips other
        where other.driver_id = trips.driver_id and other.id <> trips.id and other.stage in ${RUNNING_TRIPS}
      )`.as('isDriverOut'),
      sql<string | null>`(
        select other.number from trips other
        where other.driver_id = trips.driver_id and other.id <> trips.id and other.stage in ${RUNNING_TRIPS}
          and other.organization_id = trips.organization_id
        limit 1
      )`.as('driverTrip'),
    ])
    .where('trips.id', '=', sql<string>`any(${ids}::uuid[])`);
}

export type TripRecord = Awaited<ReturnType<ReturnType<typeof selectTripRecords>['executeTakeFirstOrThrow']>>;

/** Loads trips with the names of what they refer to, in the order of the ids. */
export async function findTripRecords(db: Db, caller: Caller, ids: readonly string[]): Promise<TripRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectTripRecords(db, caller, ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const findVisibleTrip = (db: Db, caller: Caller, id: string) =>
  selectTripRecords(db, caller, [id]).where(tripVisibleTo(caller)).executeTakeFirst();

/** @throws 404 also when the caller may not see the trip */
export async function findTrip(db: Db, caller: Caller, id: string): Promise<TripRecord> {
  const row = await findVisibleTrip(db, caller, id);
  if (!row) throw notFound();
  return row;
}

/** Finds a trip by an id in a query or body. @throws 422 for `field`, also when the caller may not see the trip */
export async function findReferencedTrip(db: Db, caller: Caller, id: string, field: string): Promise<TripRecord> {
  const row = await findVisibleTrip(db, caller, id);
  if (!row) throw invalidField(field, 'notFound', 'Trip not found');
  return row;
}

/** Locks a trip, and with it the moves of its orders, until the transaction ends. */
export async function lockTrip(tx: Db, caller: Caller, id: string): Promise<TripRecord> {
  await tx
    .selectFrom('trips')
    .select('id')
    .where('id', '=', id)
    .where(tripVisibleTo(caller))
    .forUpdate()
    .executeTakeFirst();
  return findTrip(tx, caller, id);
}
