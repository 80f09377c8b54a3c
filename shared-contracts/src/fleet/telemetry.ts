import { z } from 'zod';
import { Id, Measure, NamedRef, pageOf, Paging, UnixTime } from '../common.ts';
import { ALERT_SEVERITIES } from '../values/fleet/alerts.ts';
import { REJECTION_REASONS } from '../values/fleet/tracking.ts';
import { DAY } from '../values/time.ts';

export const MOTIONS = ['moving', 'stopped', 'offline'] as const;

/**
 * WGS 84 degrees; speed in km/h; heading in degrees clockwise from north. `isCoarse`: inaccurate or doubted by the
 * tracker itself.
 */
export const Position = z.object({
  at: UnixTime,
  latitude: z.number(),
  longitude: z.number(),
  speed: z.number(),
  heading: z.number().nullable(),
  isCoarse: z.boolean(),
});
/** The last report of a tracker about itself and its vehicle; null if not reported. */
export const TrackerState = z.object({
  /** Percent. */
  battery: z.number().nullable(),
  isCharging: z.boolean().nullable(),
  ignition: z.boolean().nullable(),
  isMoving: z.boolean().nullable(),
  /** km. */
  odometer: z.number().nullable(),
  /** Hours. */
  engineHours: z.number().nullable(),
  /** Percent. */
  fuelLevel: z.number().nullable(),
  alarm: z.string().nullable(),
  event: z.string().nullable(),
  /** All other attributes of the tracker, by its own names. */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
/** The current position of a vehicle. `offline`: no recent position ("GPS Fault"). */
export const LivePosition = Position.extend({ vehicleId: Id, motion: z.enum(MOTIONS) });

/** A server-sent event of `GET telemetry/live`: first a snapshot of all vehicles, then batches of those that moved or went offline. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('snapshot'), positions: z.array(LivePosition) }),
  z.object({ kind: z.literal('moved'), positions: z.array(LivePosition) }),
]);

/** An own or shared vehicle with a tracking device. `device`: null for a partner's vehicle. */
export const Device = z.object({
  vehicleId: Id,
  device: z.string().nullable(),
  registrationPlate: z.string(),
  type: NamedRef,
  organization: NamedRef,
  driver: NamedRef.nullable(),
  /** Owned by another organization. */
  isShared: z.boolean(),
  position: LivePosition.nullable(),
  motion: z.enum(MOTIONS),
  /** `nextStop`: that has not been reached, with the expected arrival; null: unknown. */
  trip: z
    .object({
      id: Id,
      number: z.string(),
      stage: z.string(),
      nextStop: z.object({ name: z.string(), eta: UnixTime }).nullable(),
    })
    .nullable(),
  /** For own vehicles only; null if there are none. */
  openAlerts: z.object({ count: z.int(), severity: z.enum(ALERT_SEVERITIES) }).nullable(),
  /** For own vehicles only; null if the tracker reported nothing but positions. */
  state: TrackerState.nullable(),
});
export const DevicePage = pageOf(Device);
/** `telemetry/counts`: the number of vehicles with a tracking device, by motion. */
export const DeviceCounts = z.object({ moving: z.int(), stopped: z.int(), offline: z.int() });
/** `search`: by registration plate. */
export const DeviceQuery = Paging.extend({ motion: z.enum(MOTIONS).optional(), vehicleId: Id.optional() });
/** The last known position; null if there is none. */
export const DevicePosition = z.object({ position: LivePosition.nullable() });

const timeParam = z.coerce.number().pipe(UnixTime);
const MAX_TRACK_DAYS = 31;
/** At most 31 days. */
export const TrackQuery = z
  .object({ from: timeParam, to: timeParam })
  .refine(({ from, to }) => to > from && to - from <= MAX_TRACK_DAYS * DAY, { path: ['to'], error: 'date' });
/** A halt of a vehicle. `place`: the name of the location or town. */
export const Halt = z.object({
  fromAt: UnixTime,
  toAt: UnixTime,
  seconds: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  place: z.string().nullable(),
});
/**
 * `positions` are thinned out for the map; the other values are computed from all positions. Distance in km by
 * haversine (6371 km), speed in km/h.
 */
export const Track = z.object({
  positions: z.array(Position),
  distance: Measure,
  isThinned: z.boolean(),
  maxSpeed: z.number(),
  movingSeconds: z.int(),
  stoppedSeconds: z.int(),
});
/** All positions (sampled and `isThinned` beyond half a day), with the vehicle's halts and trips. */
export const DetailedTrack = Track.extend({
  stops: z.array(Halt),
  trips: z.array(
    z.object({ id: Id, number: z.string(), stage: z.string(), fromAt: UnixTime, toAt: UnixTime.nullable() }),
  ),
});
export const Halts = z.object({ stops: z.array(Halt) });
/** `lastSeenAt`: the time of the newest visible position, whenever it was received. */
export const OnlineState = z.object({ isOnline: z.boolean(), lastSeenAt: UnixTime.nullable() });

const MAX_POSITIONS = 1_000;
const rawParam = z.string().max(200).optional();
/**
 * The OsmAnd protocol. `token`: the organization's tracking token, unless sent as `authorization: Bearer`. `id`: the
 * vehicle's tracking device. `timestamp`: seconds, milliseconds or a date; defaults to now. `speed` in knots, or in
 * m/s if the vehicle's tracking app sends that; `heading` in degrees clockwise from north; negative values are
 * unknown. `accuracy` in metres; `valid=false` marks a position as coarse. Without coordinates: a heartbeat. Other
 * parameters become attributes.
 */
export const PositionQuery = z
  .object({
    token: rawParam,
    id: rawParam,
    deviceid: rawParam,
    timestamp: rawParam,
    lat: rawParam,
    lon: rawParam,
    location: rawParam,
    speed: rawParam,
    bearing: rawParam,
    heading: rawParam,
    accuracy: rawParam,
    valid: rawParam,
  })
  .catchall(z.unknown());
/** The tracking token, for apps that keep only the path of their server's address. */
export const PositionParams = z.object({ token: z.string().max(200) });
/**
 * The same as a form, or JSON of the Traccar Client (`{ device_id, location }`, speed in m/s, `location` may be a list), of
 * a Traccar server (`{ position, device }`) or of OwnTracks (`{ _type: 'location', … }`), or a list of such; at most 1,000
 * positions.
 */
export const PositionBody = z
  .union([z.array(z.unknown()).max(MAX_POSITIONS), z.record(z.string(), z.unknown())])
  .nullish();
/**
 * The number of positions by result. `repeated`: already stored; `impossible`: invalid coordinates, unreadable, or too
 * far from the last position; `heartbeats`: reports of vehicles without a position.
 */
export const IngestResult = z.object({
  stored: z.int(),
  repeated: z.int(),
  heartbeats: z.int(),
  unknownDevice: z.int(),
  tooOld: z.int(),
  inFuture: z.int(),
  impossible: z.int(),
});
/** OwnTracks expects a list of commands; there are none. */
export const OwnTracksReply = z.array(z.never());

/** Rejected positions by device and reason, latest first; for 30 days. */
export const RejectedPositionPage = pageOf(
  z.object({
    device: z.string(),
    reason: z.enum(REJECTION_REASONS),
    count: z.int(),
    lastAt: UnixTime,
    organization: NamedRef,
  }),
);
export const RejectedPositionQuery = Paging.omit({ search: true });

/** A vehicle entered or left a location's geofence, confirmed after a minimum stay. */
export const GeofenceEvent = z.object({
  id: Id,
  vehicleId: Id,
  registrationPlate: z.string(),
  location: NamedRef,
  kind: z.enum(['enter', 'leave']),
  /** At the latest when the positions were received. */
  at: UnixTime,
  /** The same by the tracker's clock, which may be ahead; null for old events. */
  reportedAt: UnixTime.nullable(),
  tripId: Id.nullable(),
});
export const GeofenceEventPage = pageOf(GeofenceEvent);
export const GeofenceEventQuery = Paging.omit({ search: true }).extend({
  vehicleId: Id.optional(),
  locationId: Id.optional(),
  from: timeParam.optional(),
  to: timeParam.optional(),
});

export type Motion = (typeof MOTIONS)[number];
export type Position = z.infer<typeof Position>;
export type TrackerState = z.infer<typeof TrackerState>;
export type LivePosition = z.infer<typeof LivePosition>;
export type LiveMessage = z.infer<typeof LiveMessage>;
export type Device = z.infer<typeof Device>;
export type DeviceCounts = z.infer<typeof DeviceCounts>;
export type DevicePage = z.infer<typeof DevicePage>;
export type DevicePosition = z.infer<typeof DevicePosition>;
export type DeviceQuery = z.infer<typeof DeviceQuery>;
export type Halt = z.infer<typeof Halt>;
export type Track = z.infer<typeof Track>;
export type DetailedTrack = z.infer<typeof DetailedTrack>;
export type OnlineState = z.infer<typeof OnlineState>;
export type IngestResult = z.infer<typeof IngestResult>;
export type GeofenceEventQuery = z.infer<typeof GeofenceEventQuery>;
export type GeofenceEvent = z.infer<typeof GeofenceEvent>;
export type GeofenceEventPage = z.infer<typeof GeofenceEventPage>;
