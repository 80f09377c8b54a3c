import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import { findCarriableOrders, listOrderRoutes } from '../itinerary/trip-load.store.ts';
import type { MergedStop } from '../itinerary/trip-stops.rules.ts';
import { PLANNED_STAGES } from '../stages/trip-stage-table.rules.ts';

/** The most trips that are tried: those that start first. */
const MAX_TRIPS = 500;

/** Trips of the organization with what they may carry, those that start first. */
export const selectTripCapacities = (db: Db, organizationId: string) =>
  db
    .selectFrom('trips')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .leftJoin('vehicleTypes', (join) =>
      join.on(sql`vehicle_types.id`, '=', sql`coalesce(vehicles.vehicle_type_id, trips.requested_vehicle_type_id)`),
    )
    .leftJoin('drivers', 'drivers.id', 'trips.driverId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .select((eb) => [
      'trips.id',
      'trips.revision',
      'trips.number',
      'trips.stage',
      'trips.pickAt',
      'trips.vehicleId',
      'trips.driverId',
      'trips.enteredPickAt',
      'trips.enteredDropAt',
      'trips.billingContractId',
      'trips.isBackhaul',
      'trips.estimatedDistance',
      'trips.isDistanceEstimated',
      'trips.totalSpace',
      'trips.totalWeight',
      'trips.totalPalletPlaces',
      'trips.totalLoadingMeters',
      'vehicleTypes.name as type',
      'vehicleTypes.temperature',
      sql<string | null>`coalesce(vehicles.effective_space, vehicle_types.average_space)`.as('space'),
      sql<string | null>`coalesce(vehicles.max_carry_weight, vehicle_types.max_weight)`.as('weight'),
      sql<string | null>`coalesce(vehicles.pallet_places, vehicle_types.pallet_places)`.as('palletPlaces'),
      sql<string | null>`coalesce(vehicles.loading_meters, vehicle_types.loading_meters)`.as('loadingMeters'),
      sql<{ id: string; name: string } | null>`
        case when vehicles.id is not null then
          ${jsonBuildObject({ id: eb.ref('vehicles.id'), name: eb.ref('vehicles.registrationPlate') })} end`.as(
        'vehicle',
      ),
      sql<{ id: string; name: string } | null>`
        case when drivers.id is not null then
          ${jsonBuildObject({ id: eb.ref('drivers.id'), name: eb.ref('contacts.name') })} end`.as('driver'),
    ])
    .where('trips.organizationId', '=', organizationId)
    .where('trips.isArchived', '=', false)
    .orderBy('trips.pickAt')
    .orderBy('trips.id')
    .limit(MAX_TRIPS);

/** Trips that have not started and do not end before `now`. */
export const listOpenTrips = (db: Db, organizationId: string, now: number) =>
  selectTripCapacities(db, organizationId)
    .where('trips.stage', 'in', PLANNED_STAGES)
    .where(({ eb, or }) => or([eb('trips.dropAt', 'is', null), eb('trips.dropAt', '>=', now)]))
    .execute();
export type OpenTrip = Awaited<ReturnType<typeof listOpenTrips>>[number];

/** The stops of trips with what is done there, and the orders of these trips, with a constant number of statements. */
export async function loadCourses(db: Db, organizationId: string, tripIds: readonly string[]) {
  const rows = await db
    .selectFrom('tripStops')
    .innerJoin('tripStopOrders as visit', (join) =>
      join.onRef('visit.tripId', '=', 'tripStops.tripId').onRef('visit.position', '=', 'tripStops.position'),
    )
    .select(['tripStops.tripId', 'tripStops.position', 'contactId', 'visit.orderId', 'orderPosition'])
    .where('tripStops.tripId', '=', sql<string>`any(${tripIds}::uuid[])`)
    .orderBy('tripStops.tripId')
    .orderBy('tripStops.position')
    .orderBy('visit.orderId')
    .orderBy('orderPosition')
    .execute();
  const orders = await findCarriableOrders(db, organizationId, [...new Set(rows.map(({ orderId }) => orderId))]);
  const routes = new Map((await listOrderRoutes(db, orders)).map((route) => [route.orderId, route]));
  const toStop = (visits: typeof rows): MergedStop[] => {
    const planned = visits.flatMap(
      ({ orderId, orderPosition }) =>
        routes.get(orderId)?.visits.find((visit) => visit.orderPosition === orderPosition) ?? [],
    );
    const [first] = planned;
    if (!first) return [];
    const { locationId, point } = first;
    return [{ locationId, point, contactId: visits[0]?.contactId ?? null, visits: planned }];
  };
  const stopsByTrip = new Map(
    [...Map.groupBy(rows, ({ tripId }) => tripId)].map(([tripId, visits]) => [
      tripId,
      [...Map.groupBy(visits, ({ position }) => position).values()].flatMap(toStop),
    ]),
  );
  return { stopsByTrip, orders: new Map(orders.map((order) => [order.id, order])) };
}

export async function listLocationRefs(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'city', 'latitude', 'longitude'])
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
