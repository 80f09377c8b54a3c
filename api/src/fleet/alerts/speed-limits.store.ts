import type { SpeedLimits } from 'shared-contracts/values/fleet/alerts';
import { selectUsableLocations } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { selectVehicleTypes } from '../vehicles/dictionaries/vehicle-types.store.ts';
import type { SpeedZone } from './speed-limit.rules.ts';

type ZoneLimits = NonNullable<SpeedLimits['zoneLimits']>;
export type ZoneLookup = (zoneLimits: ZoneLimits) => SpeedZone[];

/** Loads the geofences of all zones of a batch with one query, or none. */
export async function loadZones(tx: Db, zoneLimits: ZoneLimits): Promise<ZoneLookup> {
  if (zoneLimits.length === 0) return () => [];
  const rows = await tx
    .selectFrom('locations')
    .select(['id', 'latitude', 'longitude', 'geofenceRadius', 'geofencePolygon'])
    .where('id', 'in', [...new Set(zoneLimits.map(({ locationId }) => locationId))])
    .where('geofenceType', 'is not', null)
    .execute();
  const locations = new Map(rows.map((row) => [row.id, row]));
  return (limits) =>
    limits.flatMap(({ locationId, limit }) => {
      const location = locations.get(locationId);
      if (!location) return [];
      return [{ ...location, geofencePolygon: location.geofencePolygon as readonly Point[] | null, limit }];
    });
}

/** The vehicle types and locations of limits that the caller's organization has, with their names. */
export async function findLimitNames(
  db: Db,
  { organizationId }: Caller,
  { typeLimits = [], zoneLimits = [] }: SpeedLimits,
): Promise<ReadonlyMap<string, string>> {
  const typeIds = typeLimits.map(({ vehicleTypeId }) => vehicleTypeId);
  const locationIds = zoneLimits.map(({ locationId }) => locationId);
  const types =
    typeIds.length === 0
      ? []
      : await selectVehicleTypes(db, organizationId).select(['id', 'name']).where('id', 'in', typeIds).execute();
  const locations =
    locationIds.length === 0
      ? []
      : await selectUsableLocations(db, organizationId)
          .select(['locations.id', 'locations.name'])
          .where('locations.id', 'in', locationIds)
          .execute();
  return new Map([...types, ...locations].map(({ id, name }) => [id, name]));
}
