import { z } from 'zod';
import { Id, Measure, Named, pageOf, Paging, Unix } from './common.ts';

export const MOTIONS = ['moving', 'stopped', 'offline'] as const;

/** Degrees of WGS 84; speed in km/h; heading in degrees clockwise from north. */
export const Position = z.object({ at: Unix, latitude: z.number(), longitude: z.number(), speed: z.number(), heading: z.number().nullable() });
/** A vehicle as it is seen now. `offline`: nothing has been heard for a while, "GPS Fault". */
export const LivePosition = Position.extend({ vehicleId: Id, motion: z.enum(MOTIONS) });

/** What `GET telemetry/live` tells: first where everything is, then what has moved, in batches. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('snapshot'), positions: z.array(LivePosition) }),
  z.object({ kind: z.literal('moved'), positions: z.array(LivePosition) }),
]);

/** A vehicle with a tracking device, own or shared with the caller. */
export const Device = z.object({
  vehicleId: Id,
  device: z.string().nullable(),
  registrationPlate: z.string(),
  type: Named,
  organization: Named,
  driver: Named.nullable(),
  isShared: z.boolean(),
  position: LivePosition.nullable(),
  motion: z.enum(MOTIONS),
  trip: z.object({ id: Id, number: z.string(), stage: z.string() }).nullable(),
});
export const DevicePage = pageOf(Device);
export const DeviceQuery = Paging.extend({ motion: z.enum(MOTIONS).optional(), vehicleId: Id.optional() });

const at = z.coerce.number().pipe(Unix);
export const TrackQuery = z.object({ from: at, to: at }).refine(({ from, to }) => to > from, 'invalid');
/** A halt of a vehicle; seconds. */
export const Stop = z.object({ fromAt: Unix, toAt: Unix, seconds: z.int(), latitude: z.number(), longitude: z.number(), place: z.string().nullable() });
/** Thinned out to what a map can show; distance in km by haversine (6371 km). */
export const Track = z.object({ positions: z.array(Position), distance: Measure, isThinned: z.boolean() });
/** Every position, with the stops, the fastest speed in km/h, and the trips that the vehicle was on. */
export const DetailedTrack = Track.extend({
  stops: z.array(Stop), maxSpeed: z.number(), movingSeconds: z.int(), stoppedSeconds: z.int(),
  trips: z.array(z.object({ id: Id, number: z.string(), stage: z.string(), fromAt: Unix, toAt: Unix.nullable() })),
});
export const Stops = z.object({ stops: z.array(Stop) });
export const OnlineState = z.object({ isOnline: z.boolean(), lastSeenAt: Unix.nullable() });

/** What a batch of positions led to, by the number of positions. */
export const Intake = z.object({ stored: z.int(), repeated: z.int(), unknownDevice: z.int(), tooOld: z.int(), inFuture: z.int(), impossible: z.int() });

/** A vehicle has come to a location or has left it, told after it stayed so long. */
export const GeofenceEvent = z.object({ id: Id, vehicleId: Id, registrationPlate: z.string(), location: Named, kind: z.enum(['enter', 'leave']), at: Unix, tripId: Id.nullable() });
export const GeofenceEventPage = pageOf(GeofenceEvent);
export const GeofenceEventQuery = Paging.omit({ search: true }).extend({ vehicleId: Id.optional(), locationId: Id.optional(), from: at.optional(), to: at.optional() });

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
export type GeofenceEvent = z.infer<typeof GeofenceEvent>;
export type GeofenceEventPage = z.infer<typeof GeofenceEventPage>;
