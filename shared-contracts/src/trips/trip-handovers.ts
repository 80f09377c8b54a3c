import { z } from 'zod';
import { Id, NamedRef, requiredText, text, UnixTime } from '../common.ts';
import { TRIP_HANDOVER_LIMITS } from '../values/field-limits.ts';

/** Gives a running trip another vehicle, another driver, or both. */
export const TripHandoverInput = z.object({
  /** Default: unchanged. */
  vehicleId: Id.optional(),
  /** Default: the usual driver of another vehicle, or else unchanged. */
  driverId: Id.optional(),
  /** As with `TripStageInput`. */
  takeOver: z.boolean().optional(),
  reason: requiredText(TRIP_HANDOVER_LIMITS.reason),
  /** Where it happened, in words. */
  place: text(TRIP_HANDOVER_LIMITS.place).nullable().default(null),
  /** Default: now. Times in the future count as now. */
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
  /** Null: only the organization that runs the trip knows. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
});

export type TripHandoverInput = z.infer<typeof TripHandoverInput>;
export type TripHandover = z.infer<typeof TripHandover>;
