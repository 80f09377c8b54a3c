/** What a location may be to other records: a stop of orders, a place of operations, a place that routes lead to, an end of contracts' lanes. */
export const LOCATION_USES = ['stop', 'operation', 'route', 'lane'] as const;
export type LocationUseKind = (typeof LOCATION_USES)[number];

/** Metres. */
export const MIN_GEOFENCE_RADIUS = 10;
export const MAX_GEOFENCE_RADIUS = 50_000;
export const USUAL_GEOFENCE_RADIUS = 200;

export const MIN_GEOFENCE_POINTS = 3;
export const MAX_GEOFENCE_POINTS = 100;
