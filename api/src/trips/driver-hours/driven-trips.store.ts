import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { DrivenTrip } from './driver-hours.rules.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'trips'>) => Expression<SqlBool>;

/** Times of the visits of a stop. Names in JSON are single words: they aren't converted. */
const ofVisits = <Value>(value: RawBuilder<Value>) => sql<Value>`(
  select ${value} from trip_stop_orders visit
  join order_stops stop on stop.order_id = visit.order_id and stop.position = visit.order_position
  where visit.trip_id = trip_stops.trip_id and visit.position = trip_stops.position)`;

const selectDriven = (db: Db, condition: Condition) =>
  db
    .selectFrom('trips')
    .where(condition)
    .select((eb) => [
      'trips.driverId',
      sql<number | null>`coalesce(trips.started_at, trips.pick_at)`.as('startsAt'),
      jsonArrayFrom(
        eb
          .selectFrom('tripStops')
          .innerJoin('locations', 'locations.id', 'tripStops.locationId')
          .select([
            'latitude',
            'longitude',
            'plannedAt as planned',
            ofVisits(sql<number | null>`min(stop.arrived_at)`).as('arrived'),
            ofVisits(sql<number | null>`max(stop.departed_at)`).as('departed'),
          ])
          .whereRef('tripStops.tripId', '=', 'trips.id')
          .orderBy('tripStops.position'),
      ).as('stops'),
    ])
    .orderBy('trips.pickAt')
    .orderBy('trips.id')
    .execute();

type Row = Awaited<ReturnType<typeof selectDriven>>[number];
const toDrivenTrip = ({ startsAt, stops }: Row): DrivenTrip => ({
  startsAt,
  stops: stops.map(({ latitude, longitude, planned, arrived, departed }) => ({
    plannedAt: planned,
    arrivedAt: arrived,
    departedAt: departed,
    point: [latitude, longitude],
  })),
});

type Scope = { driverIds: readonly string[]; span: { fromAt: number; toAt: number }; exceptTripId?: string | null };

/** The trips of drivers that touch a span, of all organizations; not those that were cancelled. */
export async function listDrivenTrips(db: Db, { driverIds, span, exceptTripId = null }: Scope) {
  if (driverIds.length === 0) return [];
  const rows = await selectDriven(db, (eb) =>
    eb.and([
      eb('driverId', '=', sql<string>`any(${driverIds}::uuid[])`),
      eb('trips.id', 'is distinct from', exceptTripId),
      eb('stage', '<>', 'cancelled'),
      eb(sql<number>`coalesce(started_at, pick_at)`, '<', span.toAt),
      eb(sql<number>`coalesce(finished_at, greatest(drop_at, pick_at), pick_at)`, '>', span.fromAt),
    ]),
  );
  return rows.map((row) => ({ driverId: row.driverId as string, trip: toDrivenTrip(row) }));
}

export async function findDrivenTrip(db: Db, tripId: string): Promise<DrivenTrip | undefined> {
  const [row] = await selectDriven(db, (eb) => eb('trips.id', '=', tripId));
  return row && toDrivenTrip(row);
}
