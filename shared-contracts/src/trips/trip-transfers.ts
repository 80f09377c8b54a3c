import { z } from 'zod';
import { Id, NamedRef, ShipperCode, UnixTime } from '../common.ts';
import { TRIP_LIMITS } from '../values/field-limits.ts';

/** Orders of a trip that change vehicle at a hub: the trip unloads them there, and another one delivers them. */
export const TripSplitInput = z.object({
  /** The hub. */
  locationId: Id,
  orderIds: z.array(Id).min(TRIP_LIMITS.orderIds.min, 'required').max(TRIP_LIMITS.orderIds.max),
  /** A trip that has not started. Default: a new one. */
  tripId: Id.nullable().default(null),
  /** For the new trip. */
  vehicleId: Id.nullable().default(null),
  driverId: Id.nullable().default(null),
});

/** An order that one of its trips unloads at a hub and the other one loads there. */
export const TripTransfer = z.object({
  order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode }),
  hub: NamedRef,
  /** Whether the order leaves this trip at the hub, or joins it there. */
  direction: z.enum(['leaves', 'joins']),
  /** The other trip; null: hidden from the caller. */
  trip: z.object({ id: Id, number: z.string() }).nullable(),
  /** When the order arrives at the hub: reported, expected or planned. */
  arrivesAt: UnixTime.nullable(),
  /** When the second trip is planned there. */
  loadsAt: UnixTime.nullable(),
  /** The order comes to the hub later than its second trip, by so many minutes. */
  missesBy: z.int(),
  transferredAt: UnixTime.nullable(),
});

const SplitStop = z.object({
  location: NamedRef,
  plannedAt: UnixTime.nullable(),
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  /** By how much it misses its window. */
  lateMinutes: z.int(),
});

/** The effect of a change of vehicle at a hub on both trips. Nothing is stored. */
export const TripSplitPreview = z.object({
  /** When the first trip arrives at the hub. */
  arrivesAt: UnixTime.nullable(),
  /** When the second trip is planned there. */
  loadsAt: UnixTime.nullable(),
  /** The orders come to the hub later than the second trip, by so many minutes. */
  missesBy: z.int(),
  /** The stops of the first trip from the hub on. */
  first: z.array(SplitStop),
  /** All stops of the second trip. */
  onward: z.array(SplitStop),
  /** The number of the second trip; null: a new one. */
  onwardTrip: z.string().nullable(),
});

export type TripSplitPreview = z.infer<typeof TripSplitPreview>;
export type TripSplitInput = z.infer<typeof TripSplitInput>;
export type TripTransfer = z.infer<typeof TripTransfer>;
