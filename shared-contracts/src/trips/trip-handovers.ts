import { z } from 'zod';
import { Id, NamedRef, requiredText, text, UnixTime } from '../common.ts';
import { TRIP_HANDOVER_LIMITS } from '../values/field-limits.ts';

/** Hands a running trip over to another vehicle, another driver, or both. */
export const TripHandoverInput = z.object({
  /** Default: unchanged. */
  vehicleId: Id.optional(),
  /** Default: the usual driver of another vehicle, or else unchanged. */
  driverId: Id.optional(),
  /** As in `TripStageInput`. */
  takeOver: z.boolean().optional(),
  reason: requiredText(TRIP_HANDOVER_LIMITS.reason),
  /** Where it took place, as text. */
  place: text(TRIP_HANDOVER_LIMITS.place).nullable().default(null),
  /** Now by default. Times in the future count as now. */
  occurredAt: UnixTime.optional(),
});

/** `name` of a vehicle: its registration plate. `to…` equals `from…` where nothing changed. */
export const TripHandover = z.object({
  at: UnixTime,
  recordedAt: UnixTime,
  fromVehicle: NamedRef.nullable(),
  toVehicle: NamedRef.nullable(),
  fromDriver: NamedRef.nullable(),
  toDriver: NamedRef.nullable(),
  place: z.string().nullable(),
  /** Null unless the reader's organization runs the trip. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
});

export type TripHandoverInput = z.infer<typeof TripHandoverInput>;
export type TripHandover = z.infer<typeof TripHandover>;
