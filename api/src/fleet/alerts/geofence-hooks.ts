import type { GeofenceHook } from '../telemetry/process-geofences.ts';
import { publishGeofenceEvents } from '../telemetry/publish-geofence-events.ts';
import { raiseGeofenceAlerts } from './raise-geofence-alerts.ts';

/** The fleet's hooks for arrivals and departures. */
export const geofenceHooks: readonly GeofenceHook[] = [raiseGeofenceAlerts, publishGeofenceEvents];
