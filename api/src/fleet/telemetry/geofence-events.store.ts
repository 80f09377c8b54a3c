import type { Expression, SqlBool } from 'kysely';
import type { GeofenceEventQuery } from 'shared-contracts/fleet/telemetry';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { positionsVisibleSince, sharedWith } from '../sharing/shared-vehicles.store.ts';

/** Events of the organization's vehicles, and events since the start of the share of vehicles shared with it at its locations. */
const selectVisibleEvents = (db: Db, caller: Caller, now: number) =>
  db
    .selectFrom('geofenceEvents')
    .innerJoin('vehicles', 'vehicles.id', 'vehicleId')
    .innerJoin('locations', 'locations.id', 'locationId')
    .leftJoin('trips', 'trips.id', 'tripId')
    .where(({ eb, or, and }) =>
      or([
        ownedBy(caller, 'vehicles'),
        and([
          sharedWith(db, caller, now),
          ownedBy(caller, 'locations'),
          eb('geofenceEvents.at', '>=', positionsVisibleSince(db, caller, now)),
        ]),
      ]),
    );

/** Lists events, the newest first. Hides trips of other organizations. */
export async function listGeofenceEvents(
  db: Db,
  caller: Caller,
  { vehicleId, locationId, from, to, ...range }: GeofenceEventQuery,
  now: number,
) {
  const rows = selectVisibleEvents(db, caller, now)
    .where(({ eb, and }) => {
      const conditions: (Expression<SqlBool> | undefined)[] = [
        vehicleId === undefined ? undefined : eb('geofenceEvents.vehicleId', '=', vehicleId),
        locationId === undefined ? undefined : eb('geofenceEvents.locationId', '=', locationId),
        from === undefined ? undefined : eb('geofenceEvents.at', '>=', from),
        to === undefined ? undefined : eb('geofenceEvents.at', '<=', to),
      ];
      return and(conditions.filter((condition) => condition !== undefined));
    })
    .select([
      'geofenceEvents.id',
      'geofenceEvents.vehicleId',
      'registrationPlate',
      'locationId',
      'locations.name',
      'kind',
      'at',
      'reportedAt',
      'tripId',
      'trips.organizationId as tripOrganizationId',
    ])
    .orderBy('geofenceEvents.at', 'desc')
    .orderBy('geofenceEvents.id');
  const page = await paginate(rows, range);
  const items = page.items.map(({ locationId: id, name, tripId, tripOrganizationId, ...event }) => ({
    ...event,
    location: { id, name },
    tripId: isRoot(caller) || tripOrganizationId === caller.organizationId ? tripId : null,
  }));
  return { ...page, items };
}
