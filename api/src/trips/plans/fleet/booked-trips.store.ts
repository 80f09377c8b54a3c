import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { BookedTrip } from 'shared-contracts/trips/plans/plan-trips';
import { getOccupation, LIVE_STAGES, occupiesVehicle } from '../../../fleet/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { DeskContext } from './desk-vehicles.store.ts';
import { jsonRows } from './json-rows.ts';

const MAX_TRIPS = 5_000;

const ofVisits = (time: RawBuilder<number | null>) => sql<number | null>`(
  select ${time} from trip_stop_orders visit
  join order_stops stop on stop.order_id = visit.order_id and stop.position = visit.order_position
  where visit.trip_id = trip_stops.trip_id and visit.position = trip_stops.position)`;
const arrivedAt = ofVisits(sql`min(stop.arrived_at)`);
const departedAt = ofVisits(sql`max(stop.departed_at)`);

/** The organization's trips of the span, live and past. Cancelled ones take nothing. */
export async function listBookedTrips(db: Db, { organizationId, span, now }: DeskContext): Promise<BookedTrip[]> {
  const rows = await db
    .selectFrom('trips')
    .leftJoin('vehicles', 'vehicles.id', 'trips.vehicleId')
    .where('trips.organizationId', '=', organizationId)
    .where(({ eb, or, and }) =>
      or([
        occupiesVehicle(span, now),
        and([
          eb('stage', 'not in', [...LIVE_STAGES, 'cancelled']),
          eb('pickAt', '<', span.toAt),
          eb('dropAt', '>', span.fromAt),
        ]),
      ]),
    )
    .select((eb) => [
      'trips.id',
      'trips.number',
      'trips.stage',
      'trips.vehicleId',
      'trips.driverId',
      sql<string | null>`coalesce(vehicles.vehicle_type_id, trips.requested_vehicle_type_id)`.as('vehicleTypeId'),
      'trips.pickAt',
      'trips.dropAt',
      'trips.createdAt',
      sql<number>`(select count(distinct order_id) from trip_stop_orders where trip_id = trips.id)`.as('orders'),
      eb
        .selectFrom('tripStops')
        .innerJoin('locations', 'locations.id', 'tripStops.locationId')
        .select(({ ref }) =>
          jsonRows(
            jsonBuildObject({
              location: jsonBuildObject({
                id: ref('locations.id'),
                name: ref('locations.name'),
                city: ref('locations.city'),
                latitude: ref('locations.latitude'),
                longitude: ref('locations.longitude'),
              }),
              plannedAt: ref('tripStops.plannedAt'),
              arrivedAt,
              departedAt,
            }),
            ref('tripStops.position'),
          ).as('rows'),
        )
        .whereRef('tripStops.tripId', '=', 'trips.id')
        .$asScalar()
        .$notNull()
        .as('stops'),
    ])
    .orderBy('trips.pickAt')
    .orderBy('trips.id')
    .limit(MAX_TRIPS)
    .execute();
  return rows.map(({ pickAt, dropAt, createdAt, ...trip }) => {
    const { fromAt, toAt } = getOccupation({ stage: trip.stage, pickAt, dropAt, createdAt }, now);
    return { ...trip, beginsAt: fromAt, endsAt: toAt ?? Math.max(fromAt, span.toAt) };
  });
}
