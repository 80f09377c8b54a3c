import type { SpeedLimits } from 'shared-contracts/values/fleet/alerts';
import { type Geofence, isInside } from '../telemetry/geofence.rules.ts';

/** A location with its own speed limit. */
export type SpeedZone = Geofence & { limit: number };

type Place = { latitude: number; longitude: number };

/** The limit of a vehicle type instead of the usual one; in zones the lowest of all. km/h. */
export function createLimit(
  usual: number,
  { typeLimits = [] }: SpeedLimits,
  vehicleTypeId: string,
  zones: readonly SpeedZone[],
): (place: Place) => number {
  const ofType = typeLimits.find((item) => item.vehicleTypeId === vehicleTypeId)?.limit ?? usual;
  const lower = zones.filter(({ limit }) => limit < ofType).toSorted((a, b) => a.limit - b.limit);
  return ({ latitude, longitude }) => lower.find((zone) => isInside([latitude, longitude], zone))?.limit ?? ofType;
}
