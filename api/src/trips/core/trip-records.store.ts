import { sql } from 'kysely';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { invalidField, notFound } from '../platform/errors.ts';
import { RUNNING_STAGES } from '../fleet/vehicles/period.rules.ts';
import { seesWholeWay, tripVisibleTo } from './trip-visibility.store.ts';

const FINISHED = sql.raw(`('delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed')`);
const RUNNING = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

type Ids = readonly string[];
type Loads = {
  tripId: string;
  orders: number;
  space: string;
  weight: string;
  hasFinished: boolean;
  ourOrders: number;
  ourSpace: string | null;
  ourWeight: string | null;
};
type Ends = { tripId: string; first: string; last: string; ourFirst: string | null; ourLast: string | null };

/** What trips carry: of all orders and of those of `us`. An order is counted once, wherever it stops. */
const loadsOf = (ids: Ids, us: string) => sql<Loads>`(
  select so.trip_id, count(*) as orders, sum(o.total_space) as space, sum(o.total_weight) as weight, bool_or(o.stage in ${FINISHED}) as has_finished,
    count(*) filter (where o.organization_id = ${us}) as our_orders, sum(o.total_space) filter (where o.organization_id = ${us}) as our_space, sum(o.total_weight) filter (where o.organization_id = ${us}) as our_weight
  from (select distinct trip_id, order_id from trip_stop_orders where trip_id = any(${ids}::uuid[])) so join orders o on o.id = so.order_id group by so.trip_id)`;

/** The names of the first and the last stop: of all and of those where orders of `us` stop. */
const endsOf = (ids: Ids, us: string) => sql<Ends>`(
  select s.trip_id, (array_agg(l.name order by s.position))[1] as first, (array_agg(l.name order by s.position desc))[1] as last,
    (array_agg(l.name order by s.position) filter (where ours.position is not null))[1] as our_first, (array_agg(l.name order by s.position desc) filter (where ours.position is not null))[1] as our_last
  from trip_stops s join locations l on l.id = s.location_id left join (
    select distinct so.trip_id, so.position from trip_stop_orders so join orders o on o.id = so.order_id where so.trip_id = any(${ids}::uuid[]) and o.organization_id = ${us}
  ) ours on ours.trip_id = s.trip_id and ours.position = s.position
  where s.trip_id = any(${ids}::uuid[]) group by s.trip_id)`;

type Billed = { tripId: string; amount: string; currency: string | null };

/** What approved bills amount to before tax, in the base currency: of the trip itself. */
const costsOf = (ids: Ids) =>
  sql<Billed>`(select trip_id, net as amount, figures->'contract'->>'currency' as currency from bills where trip_id = any(${ids}::uuid[]) and state = 'approved')`;

/** The same of its orders, as far as they are billed by or to whoever runs it; none when they are in several currencies. */
const revenuesOf = (ids: Ids) => sql<Billed>`(
  select so.trip_id, sum(b.net) as amount, min(b.figures->'contract'->>'currency') as currency
  from (select distinct trip_id, order_id from trip_stop_orders where trip_id = any(${ids}::uuid[])) so join trips t on t.id = so.trip_id
    join bills b on b.order_id = so.order_id and b.state = 'approved' and t.organization_id in (b.organization_id, b.partner_id)
  group by so.trip_id having count(distinct b.figures->'contract'->>'currency') = 1)`;

/** All that shows trips, asked at once for them alone: what is carried and the ends of the way are gathered beside each other, not row by row. */
function rowsOf(db: Db, caller: Caller, ids: Ids) {
  const whole = seesWholeWay(caller);
  const us = caller.organizationId;
  const shown = <T>(all: string, ours: string) =>
    sql<T>`case when ${whole} then ${sql.ref(all)} else ${sql.ref(ours)} end`;
  return db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .leftJoin('vehicleTypes as requestedType', 'requestedType.id', 'trips.requestedVehicleTypeId')
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .leftJoin('contacts as driverContact', 'driverContact.id', 'drivers.contactId')
    .leftJoin(loadsOf(ids, us).as('load'), (join) => join.onRef('load.tripId', '=', 'trips.id'))
    .leftJoin(endsOf(ids, us).as('ends'), (join) => join.onRef('ends.tripId', '=', 'trips.id'))
    .leftJoin(costsOf(ids).as('cost'), (join) => join.onRef('cost.tripId', '=', 'trips.id'))
    .leftJoin(revenuesOf(ids).as('revenue'), (join) => join.onRef('revenue.tripId', '=', 'trips.id'))
    .selectAll('trips')
    .select([
      'cost.amount as cost',
      'cost.currency as costIn',
      'revenue.amount as revenue',
      'revenue.currency as revenueIn',
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
      'drivers.contactId as driverContactId',
      'drivers.userId as driverUserId',
      'driverContact.name as driver',
      'driverContact.phone as driverPhone',
      whole.as('seesWholeWay'),
      sql<string | null>`(select name from route_zones z where z.id = trips.route_zone_id)`.as('routeZone'),
      sql<
        string | null
      >`(select short_name from contracts c join currencies y on y.id = c.base_currency_id where c.id = trips.billing_contract_id)`.as(
        'currency',
      ),
      sql<number>`coalesce(${shown('load.orders', 'load.ourOrders')}, 0)`.as('orders'),
      sql<string>`coalesce(${shown('load.space', 'load.ourSpace')}, 0)`.as('shownSpace'),
      sql<string>`coalesce(${shown('load.weight', 'load.ourWeight')}, 0)`.as('shownWeight'),
      shown<string | null>('ends.first', 'ends.ourFirst').as('pickup'),
      shown<string | null>('ends.last', 'ends.ourLast').as('drop'),
      sql<boolean>`coalesce(load.has_finished, false)`.as('hasFinishedOrder'),
      sql<boolean>`exists (select from trips other where other.driver_id = trips.driver_id and other.id <> trips.id and other.stage in ${RUNNING})`.as(
        'isDriverOut',
      ),
    ])
    .where('trips.id', '=', sql<string>`any(${ids}::uuid[])`);
}

export type TripRecord = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** The trips with the names that show them, in the order of the ids. */
export async function tripRows(db: Db, caller: Caller, ids: readonly string[]): Promise<TripRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, caller, ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const lookFor = (db: Db, caller: Caller, id: string) =>
  rowsOf(db, caller, [id]).where(tripVisibleTo(caller)).executeTakeFirst();

/** @throws 404 when it is none of the caller's business */
export async function findTrip(db: Db, caller: Caller, id: string): Promise<TripRecord> {
  const row = await lookFor(db, caller, id);
  if (!row) throw notFound();
  return row;
}

/** A trip that a query or a body names. @throws 422 naming the field, when it is none of the caller's business */
export async function findNamedTrip(db: Db, caller: Caller, id: string, field: string): Promise<TripRecord> {
  const row = await lookFor(db, caller, id);
  if (!row) throw invalidField(field, 'notFound', 'Trip not found');
  return row;
}

/** Nobody else changes the trip, nor moves its orders, until the transaction ends. */
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
