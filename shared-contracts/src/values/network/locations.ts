/** How other records use a location. `lane`: as an end of a contract's point-to-point rate. */
export const LOCATION_USES = ['stop', 'operation', 'route', 'lane'] as const;
export type LocationUseKind = (typeof LOCATION_USES)[number];

/** In metres. */
export const MIN_GEOFENCE_RADIUS = 10;
export const MAX_GEOFENCE_RADIUS = 50_000;
export const DEFAULT_GEOFENCE_RADIUS = 200;

export const MIN_GEOFENCE_POINTS = 3;
export const MAX_GEOFENCE_POINTS = 100;
