/** The apps and servers that report a vehicle's position. OsmAnd and GPSLogger send speeds in m/s where others send knots. */
export const TRACKING_APPS = ['traccarClient', 'osmAnd', 'gpsLogger', 'ownTracks', 'traccarServer', 'other'] as const;
export type TrackingApp = (typeof TRACKING_APPS)[number];

/** Positions that may be further off, in metres, are coarse: they are marked and move no geofence. */
export const MAX_ACCURACY_METRES = 100;
