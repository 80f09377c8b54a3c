import { z } from 'zod';
import { Id, requiredText } from '../common.ts';
import { GATE_LIMITS } from '../values/field-limits.ts';
import { GATE_USES } from '../values/network/gates.ts';
import { OpeningHours } from './opening-hours.ts';

/** A dock of a location where slots are booked. */
export const GateInput = z.object({
  /** The id of an existing gate; absent for a new one. */
  id: Id.optional(),
  name: requiredText(GATE_LIMITS.name),
  use: z.enum(GATE_USES),
  slotMinutes: z.int().min(GATE_LIMITS.slotMinutes.min).max(GATE_LIMITS.slotMinutes.max),
  /** Vehicles at the same time. */
  capacity: z.int().min(GATE_LIMITS.capacity.min).max(GATE_LIMITS.capacity.max),
  /** Null: as the location. */
  openingHours: OpeningHours.nullable().default(null),
});
export const Gate = GateInput.extend({ id: Id, openingHours: OpeningHours.nullable() });

export type GateInput = z.infer<typeof GateInput>;
export type Gate = z.infer<typeof Gate>;
