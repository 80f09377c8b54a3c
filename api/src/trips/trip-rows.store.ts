import { sql } from 'kysely';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { invalidField, notFound } from '../platform/errors.ts';
import { RUNNING_STAGES } from '../vehicles/period.rules.ts';
import { seesWholeWay, tripVisibleTo } from './trip-visibility.store.ts';

const FINISHED = sql.raw(`('delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed')`);
const RUNNING = sql.raw(`('${RUNNING_STAGES.join("', '")}')`);

/** What a trip carries, as far as it is shown. */
const carried = (what: ReturnType<typeof sql>, whole: ReturnType<typeof sql<boolean>>, us: string) => sql`(
  select ${what} from orders where orders.id in (select so.order_id from trip_stop_orders so where so.trip_id = trips.id) and (${whole} or orders.organization_id = ${us}))`;

/** The name of the first or the last stop that is shown. */
const stopName = (direction: 'asc' | 'desc', whole: ReturnType<typeof sql<boolean>>, us: string) => sql<string | null>`(
  select l.name from trip_stops s join locations l on l.id = s.location_id
  where s.trip_id = trips.id and (${whole} or exists (
    select from trip_stop_orders so join orders o on o.id = so.order_id where so.trip_id = s.trip_id and so.position = s.position and o.organization_id = ${us}))
  order by s.position ${sql.raw(direction)} limit 1)`;

function rowsOf(db: Db, caller: Caller) {
  const whole = seesWholeWay(caller);
  const us = caller.organizationId;
  return db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .leftJoin('vehicleTypes as requestedType', 'requestedType.id', 'trips.requestedVehicleTypeId')
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .leftJoin('contacts as driverContact', 'driverContact.id', 'drivers.contactId')
    .selectAll('trips')
    .select([
      'organizations.name as organization', 'vehicles.registrationPlate', 'vehicles.organizationId as vehicleOrganizationId', 'vehicles.effectiveSpace', 'vehicles.maxCarryWeight',
      'vehicleTypes.id as vehicleTypeId', 'vehicleTypes.name as vehicleType', 'requestedType.name as requestedType', 'requestedType.averageSpace', 'requestedType.maxWeight',
      'drivers.contactId as driverContactId', 'drivers.userId as driverUserId', 'driverContact.name as driver', 'driverContact.phone as driverPhone',
      whole.as('seesWholeWay'),
      sql<string | null>`(select name from route_zones z where z.id = trips.route_zone_id)`.as('routeZone'),
      sql<string | null>`(select short_name from contracts c join currencies y on y.id = c.base_currency_id where c.id = trips.billing_contract_id)`.as('currency'),
      carried(sql`count(*)`, whole, us).$castTo<number>().as('orders'),
      carried(sql`coalesce(sum(orders.total_space), 0)`, whole, us).$castTo<string>().as('shownSpace'),
      carried(sql`coalesce(sum(orders.total_weight), 0)`, whole, us).$castTo<string>().as('shownWeight'),
      stopName('asc', whole, us).as('pickup'),
      stopName('desc', whole, us).as('drop'),
      sql<boolean>`exists (select from trip_stop_orders so join orders o on o.id = so.order_id where so.trip_id = trips.id and o.stage in ${FINISHED})`.as('hasFinishedOrder'),
      sql<boolean>`exists (select from trips other where other.driver_id = trips.driver_id and other.id <> trips.id and other.stage in ${RUNNING})`.as('isDriverOut'),
    ]);
}

export type TripRecord = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** The trips with the names that show them, in the order of the ids. */
export async function tripRows(db: Db, caller: Caller, ids: readonly string[]): Promise<TripRecord[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, caller).where('trips.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

const lookFor = (db: Db, caller: Caller, id: string) => rowsOf(db, caller).where('trips.id', '=', id).where(tripVisibleTo(caller)).executeTakeFirst();

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
  await tx.selectFrom('trips').select('id').where('id', '=', id).where(tripVisibleTo(caller)).forUpdate().executeTakeFirst();
  return findTrip(tx, caller, id);
}
