import { z } from 'zod';
import { Id, Measure, Named, pageOf, Paging, Unix } from './common.ts';

export const MOTIONS = ['moving', 'stopped', 'offline'] as const;

/** Degrees of WGS 84; speed in km/h; heading in degrees clockwise from north. */
export const Position = z.object({
  at: Unix,
  latitude: z.number(),
  longitude: z.number(),
  speed: z.number(),
  heading: z.number().nullable(),
});
/** A vehicle as it is seen now. `offline`: nothing has been heard for a while, "GPS Fault". */
export const LivePosition = Position.extend({ vehicleId: Id, motion: z.enum(MOTIONS) });

/** What `GET telemetry/live` tells, one a server-sent event: first where everything is, then what has moved or fallen silent, in batches. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('snapshot'), positions: z.array(LivePosition) }),
  z.object({ kind: z.literal('moved'), positions: z.array(LivePosition) }),
]);

/** A vehicle with a tracking device, own or shared with the caller; a partner's `device` is not told. */
export const Device = z.object({
  vehicleId: Id,
  device: z.string().nullable(),
  registrationPlate: z.string(),
  type: Named,
  organization: Named,
  driver: Named.nullable(),
  /** Another organization's. */
  isShared: z.boolean(),
  position: LivePosition.nullable(),
  motion: z.enum(MOTIONS),
  trip: z.object({ id: Id, number: z.string(), stage: z.string() }).nullable(),
});
export const DevicePage = pageOf(Device);
/** Searched by plate. */
export const DeviceQuery = Paging.extend({ motion: z.enum(MOTIONS).optional(), vehicleId: Id.optional() });
/** Where a vehicle was last heard of; null: never. */
export const DevicePosition = z.object({ position: LivePosition.nullable() });

const at = z.coerce.number().pipe(Unix);
const MOST_DAYS = 31;
const DAY = 86_400;
/** At most 31 days. */
export const TrackQuery = z
  .object({ from: at, to: at })
  .refine(({ from, to }) => to > from && to - from <= MOST_DAYS * DAY, { path: ['to'], error: 'date' });
/** A halt of a vehicle; seconds. */
export const Stop = z.object({
  fromAt: Unix,
  toAt: Unix,
  seconds: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  place: z.string().nullable(),
});
/** Thinned out to what a map can show; of all positions: distance in km by haversine (6371 km), the fastest speed in km/h, seconds on the way and of halts. */
export const Track = z.object({
  positions: z.array(Position),
  distance: Measure,
  isThinned: z.boolean(),
  maxSpeed: z.number(),
  movingSeconds: z.int(),
  stoppedSeconds: z.int(),
});
/** Every position (of more than half a day one of each few seconds, then `isThinned`), with the stops and the trips that the vehicle was on. */
export const DetailedTrack = Track.extend({
  stops: z.array(Stop),
  trips: z.array(z.object({ id: Id, number: z.string(), stage: z.string(), fromAt: Unix, toAt: Unix.nullable() })),
});
export const Stops = z.object({ stops: z.array(Stop) });
export const OnlineState = z.object({ isOnline: z.boolean(), lastSeenAt: Unix.nullable() });

const MOST_POSITIONS = 1_000;
const said = z.string().max(200).optional();
/**
 * The OsmAnd protocol. `token`: the organization's tracking token, unless it stands in the header `authorization: Bearer`. `id`: the vehicle's tracking device.
 * `timestamp`: seconds, milliseconds or a date; now if left out. `speed` in knots, degrees clockwise from north; below zero is unknown.
 */
export const PositionQuery = z.object({
  token: said,
  id: said,
  deviceid: said,
  timestamp: said,
  lat: said,
  lon: said,
  location: said,
  speed: said,
  bearing: said,
  heading: said,
});
/**
 * The same as a form, or as JSON with speed in m/s: `{ device_id, location: { timestamp, coords: { latitude, longitude, speed, heading } } }`,
 * where `location` may be a list, or a list of such devices; at most 1,000 positions.
 */
export const PositionBody = z
  .union([z.array(z.unknown()).max(MOST_POSITIONS), z.record(z.string(), z.unknown())])
  .nullish();
/** What positions led to, by their number. `repeated`: they were there; `impossible`: not on earth, unreadable, or farther than a vehicle gets. */
export const Intake = z.object({
  stored: z.int(),
  repeated: z.int(),
  unknownDevice: z.int(),
  tooOld: z.int(),
  inFuture: z.int(),
  impossible: z.int(),
});

export const REFUSAL_REASONS = ['unknownDevice', 'tooOld', 'inFuture', 'impossible'] as const;
/** What was not taken in, by device and reason, the last one first; kept for 30 days. */
export const RefusedPage = pageOf(
  z.object({ device: z.string(), reason: z.enum(REFUSAL_REASONS), count: z.int(), lastAt: Unix, organization: Named }),
);
export const RefusedQuery = Paging.omit({ search: true });

/** A vehicle has come to a location or has left it, told after it stayed so long. */
export const GeofenceEvent = z.object({
  id: Id,
  vehicleId: Id,
  registrationPlate: z.string(),
  location: Named,
  kind: z.enum(['enter', 'leave']),
  at: Unix,
  tripId: Id.nullable(),
});
export const GeofenceEventPage = pageOf(GeofenceEvent);
export const GeofenceEventQuery = Paging.omit({ search: true }).extend({
  vehicleId: Id.optional(),
  locationId: Id.optional(),
  from: at.optional(),
  to: at.optional(),
});

export type Motion = (typeof MOTIONS)[number];
export type Position = z.infer<typeof Position>;
export type LivePosition = z.infer<typeof LivePosition>;
export type LiveMessage = z.infer<typeof LiveMessage>;
export type Device = z.infer<typeof Device>;
export type DevicePage = z.infer<typeof DevicePage>;
export type DeviceQuery = z.infer<typeof DeviceQuery>;
export type Stop = z.infer<typeof Stop>;
export type Track = z.infer<typeof Track>;
export type DetailedTrack = z.infer<typeof DetailedTrack>;
export type OnlineState = z.infer<typeof OnlineState>;
export type Intake = z.infer<typeof Intake>;
export type GeofenceEventQuery = z.infer<typeof GeofenceEventQuery>;
export type GeofenceEvent = z.infer<typeof GeofenceEvent>;
export type GeofenceEventPage = z.infer<typeof GeofenceEventPage>;
