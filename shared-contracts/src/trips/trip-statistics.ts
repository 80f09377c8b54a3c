import { z } from 'zod';
import { Id, NamedRef, pageOf, requiredText, UnixTime, ShipperCode } from '../common.ts';
import { TRIP_STAGES, TRIP_TYPES } from '../values/trips/trip-stages.ts';

const Stage = z.enum(TRIP_STAGES);

export const TripCountQuery = z.object({ type: z.enum(TRIP_TYPES).optional() });
/** Counts of active trips by type, and by stage within the requested type. */
export const TripCount = z.object({
  total: z.int(),
  own: z.int(),
  partner: z.int(),
  archived: z.int(),
  stages: z.array(z.object({ stage: Stage, count: z.int() })),
});

export const TripCountByDateQuery = z.object({
  from: z.coerce.number().pipe(UnixTime),
  to: z.coerce.number().pipe(UnixTime),
  type: z.enum(TRIP_TYPES).optional(),
  /** Defaults to UTC. */
  timeZone: requiredText(60).optional(),
});
/** Trips by pickup day (`YYYY-MM-DD` in the timezone); days without trips are omitted. */
export const TripCountByDate = z.object({ items: z.array(z.object({ date: z.string(), count: z.int() })) });

/** A stop where an order of a trip exceeded its free minutes. */
export const TripDemurrage = z.object({
  trip: z.object({ id: Id, number: z.string(), stage: Stage }),
  order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode }),
  vehicle: NamedRef.nullable(),
  location: NamedRef,
  what: z.enum(['pick', 'drop']),
  /** Arrival, or the start of the window if later. */
  fromAt: UnixTime,
  /** Null: still at the stop. */
  untilAt: UnixTime.nullable(),
  minutes: z.int(),
  freeMinutes: z.int(),
  overMinutes: z.int(),
});
export const TripDemurragePage = pageOf(TripDemurrage);

export type TripCount = z.infer<typeof TripCount>;
export type TripCountByDateQuery = z.infer<typeof TripCountByDateQuery>;
export type TripCountByDate = z.infer<typeof TripCountByDate>;
export type TripDemurrage = z.infer<typeof TripDemurrage>;
export type TripDemurragePage = z.infer<typeof TripDemurragePage>;
