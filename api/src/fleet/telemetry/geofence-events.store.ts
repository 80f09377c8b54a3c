import type { Expression, SqlBool } from 'kysely';
import type { GeofenceEventQuery } from 'shared-contracts/telemetry';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { lentTo } from '../vehicles/shared-vehicles.store.ts';

/** What happened to one's own vehicles anywhere, and to those that partners share with one at one's own locations. */
const seenBy = (db: Db, caller: Caller, now: number) =>
  db
    .selectFrom('geofenceEvents')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .innerJoin('locations', 'locations.id', 'locationId')
    .leftJoin('trips', 'trips.id', 'tripId')
    .where(({ or, and }) =>
      or([ownedBy(caller, 'vehicles'), and([lentTo(db, caller, now), ownedBy(caller, 'locations')])]),
    );

/** The newest first; a trip of another organization is not named. */
export async function listGeofenceEvents(
  db: Db,
  caller: Caller,
  { vehicleId, locationId, from, to, ...range }: GeofenceEventQuery,
  now: number,
) {
  const rows = seenBy(db, caller, now)
    .where(({ eb, and }) => {
      const asked: (Expression<SqlBool> | undefined)[] = [
        vehicleId === undefined ? undefined : eb('geofenceEvents.vehicleId', '=', vehicleId),
        locationId === undefined ? undefined : eb('geofenceEvents.locationId', '=', locationId),
        from === undefined ? undefined : eb('geofenceEvents.at', '>=', from),
        to === undefined ? undefined : eb('geofenceEvents.at', '<=', to),
      ];
      return and(asked.filter((one) => one !== undefined));
    })
    .select([
      'geofenceEvents.id',
      'geofenceEvents.vehicleId',
      'registrationPlate',
      'locationId',
      'locations.name',
      'kind',
      'at',
      'tripId',
      'trips.organizationId as tripOf',
    ])
    .orderBy('geofenceEvents.at', 'desc')
    .orderBy('geofenceEvents.id');
  const page = await paged(rows, range);
  const items = page.items.map(({ locationId: id, name, tripId, tripOf, ...event }) => ({
    ...event,
    location: { id, name },
    tripId: isRoot(caller) || tripOf === caller.organizationId ? tripId : null,
  }));
  return { ...page, items };
}
