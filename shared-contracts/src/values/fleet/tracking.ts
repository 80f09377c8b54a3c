/** The apps and servers that report a vehicle's position. OsmAnd and GPSLogger send speeds in m/s where others send knots. */
export const TRACKING_APPS = ['traccarClient', 'osmAnd', 'gpsLogger', 'ownTracks', 'traccarServer', 'other'] as const;
export type TrackingApp = (typeof TRACKING_APPS)[number];

/** Positions that may be further off, in metres, are coarse: they are marked and move no geofence. */
export const MAX_ACCURACY_METRES = 100;

/**
 * Why a report of a tracker is refused. `impossible`: an impossible place or speed; `invalid`: an unreadable request.
 */
export const REJECTION_REASONS = ['unknownDevice', 'tooOld', 'inFuture', 'impossible', 'invalid'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REFUSED_DEVICE_STATES = ['listed', 'ignored'] as const;
export const REFUSED_DEVICE_ACTIONS = ['attach', 'ignore', 'restore'] as const;
