import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  getOccupation,
  isDriverBlocked,
  occupiesVehicle,
  overlapsPeriod,
  selectVehicleFloor,
} from '../../../fleet/public.ts';
import { personName } from '../../../platform/access/person-name.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isUsable, NEEDED_CLASS } from '../../candidates/vehicle-candidates.store.ts';

/** The most vehicles that a plan is made for. */
const MAX_VEHICLES = 1_000;

export type FleetScope = { organizationId: string; span: { fromAt: number; toAt: number }; now: number };

const selectFleetDrivers = (db: Db) =>
  db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .select([
      'drivers.id',
      sql<string>`coalesce(contacts.name, ${personName()}, '')`.as('name'),
      'licenseExpiresAt as licence',
      'licenseClasses as classes',
      sql<number | null>`drivers.max_hours_per_shift::float8`.as('hours'),
      isDriverBlocked.as('blocked'),
    ]);

/** Own drivers who are allowed to drive and are not the usual driver of a vehicle, longest valid licence first. */
export const listSpareDrivers = (db: Db, { organizationId, now }: FleetScope) =>
  selectFleetDrivers(db)
    .where('drivers.organizationId', '=', organizationId)
    .where(isDriverBlocked, '=', false)
    .where(({ or, eb }) => or([eb('licenseExpiresAt', 'is', null), eb('licenseExpiresAt', '>', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('vehicles').select('vehicles.id').whereRef('vehicles.driverId', '=', 'drivers.id'))),
    )
    .orderBy(sql`license_expires_at desc nulls first`)
    .orderBy('drivers.id')
    .limit(MAX_VEHICLES)
    .execute();

/**
 * Own active vehicles, and those that active partners share, with their usual drivers and other tasks. Names in JSON
 * are single words, because they aren't converted.
 */
export function listFleetRows(db: Db, { organizationId, span, now }: FleetScope) {
  return db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .select((eb) => [
      'vehicles.id',
      'registrationPlate',
      'vehicleTypes.name as type',
      'vehicleTypes.temperature',
      NEEDED_CLASS.as('neededClass'),
      'effectiveSpace',
      'maxCarryWeight',
      ...selectVehicleFloor,
      'fixedCost',
      'kmCost',
      'vehicles.organizationId',
      jsonObjectFrom(selectFleetDrivers(db).where('drivers.id', '=', sql.ref<string>('vehicles.driverId'))).as(
        'driver',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('locations')
          .select(['latitude', 'longitude'])
          .whereRef('locations.id', '=', 'vehicles.homeLocationId'),
      ).as('home'),
      jsonObjectFrom(
        eb
          .selectFrom('lastPositions')
          .select(['latitude', 'longitude'])
          .whereRef('lastPositions.vehicleId', '=', 'vehicles.id'),
      ).as('position'),
      jsonArrayFrom(
        eb.selectFrom('vehicleCargoTypes').select('cargoTypeId as id').whereRef('vehicleId', '=', 'vehicles.id'),
      ).as('cargoTypes'),
      jsonArrayFrom(
        eb
          .selectFrom('vehicleShares')
          .select(['partnerId as partner', 'vehicleShares.fromAt as from', 'vehicleShares.toAt as to'])
          .whereRef('vehicleShares.vehicleId', '=', 'vehicles.id')
          .where(overlapsPeriod(span))
          .orderBy('vehicleShares.fromAt'),
      ).as('shares'),
      jsonArrayFrom(
        eb
          .selectFrom('vehicleUnavailabilities')
          .select(['vehicleUnavailabilities.fromAt as from', 'vehicleUnavailabilities.toAt as to'])
          .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
          .where(overlapsPeriod(span)),
      ).as('unavailabilities'),
    ])
    .where('isActive', '=', true)
    .where(isUsable(db, { organizationId, span, now, tripId: null, requestedTypes: null }))
    .orderBy('registrationPlate')
    .orderBy('vehicles.id')
    .limit(MAX_VEHICLES)
    .execute();
}
export type FleetRow = Awaited<ReturnType<typeof listFleetRows>>[number];

export const toPoint = (place: { latitude: number; longitude: number } | null): Point | null =>
  place && [place.latitude, place.longitude];

type LastStop = { planned: number | null; eta: number | null } | null;

/** When a running trip ends: its last stop at the expected time, plus the planned handling time. */
const findExpectedEnd = (last: LastStop, dropAt: number | null) =>
  (last?.eta ?? 0) && (last?.eta ?? 0) + Math.max(0, (dropAt ?? 0) - (last?.planned ?? Infinity));

/** The live trips of vehicles and drivers, with their start and end places. */
export async function listFleetTrips(db: Db, { span, now }: FleetScope, vehicleIds: string[], driverIds: string[]) {
  const rows = await db
    .selectFrom('trips')
    .select((eb) => {
      const stop = (direction: 'asc' | 'desc') =>
        jsonObjectFrom(
          eb
            .selectFrom('tripStops')
            .innerJoin('locations', 'locations.id', 'tripStops.locationId')
            .select(['latitude', 'longitude', 'plannedAt as planned', 'eta'])
            .whereRef('tripStops.tripId', '=', 'trips.id')
            .orderBy('tripStops.position', direction)
            .limit(1),
        );
      return [
        'vehicleId',
        'driverId',
        'stage',
        'pickAt',
        'dropAt',
        'createdAt',
        stop('asc').as('first'),
        stop('desc').as('last'),
      ];
    })
    .where(occupiesVehicle(span, now))
    .where(({ eb, or }) =>
      or([
        eb('vehicleId', '=', sql<string>`any(${vehicleIds}::uuid[])`),
        eb('driverId', '=', sql<string>`any(${driverIds}::uuid[])`),
      ]),
    )
    .execute();
  return rows.map(({ vehicleId, driverId, first, last, ...trip }) => {
    const { fromAt, toAt } = getOccupation(trip, now);
    return {
      vehicleId,
      driverId,
      fromAt,
      toAt: Math.max(toAt ?? Math.max(fromAt, span.toAt), findExpectedEnd(last, trip.dropAt)),
      from: toPoint(first),
      to: toPoint(last),
    };
  });
}

/** A location of the organization. */
export const findHome = async (db: Db, organizationId: string, id: string): Promise<Point | null> =>
  toPoint(
    (await db
      .selectFrom('locations')
      .select(['latitude', 'longitude'])
      .where('id', '=', id)
      .where('organizationId', '=', organizationId)
      .executeTakeFirst()) ?? null,
  );
