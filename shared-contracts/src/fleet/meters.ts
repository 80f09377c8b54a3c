import { z } from 'zod';
import { requiredText } from '../common.ts';
import { METER_LIMITS } from '../values/field-limits.ts';
import { METER_SOURCES } from '../values/fleet/vehicles.ts';

/** `isCorrected`: counted from a value that a user has entered. */
export const Meter = z.object({ value: z.number(), source: z.enum(METER_SOURCES), isCorrected: z.boolean() });
const { odometer, engineHours } = METER_LIMITS;
/** The current readings; null leaves one unchanged. */
export const MeterCorrection = z.object({
  odometer: z.number().min(odometer.min).max(odometer.max).nullable(),
  engineHours: z.number().min(engineHours.min).max(engineHours.max).nullable(),
  reason: requiredText(METER_LIMITS.reason),
});

export type Meter = z.infer<typeof Meter>;
export type MeterCorrection = z.infer<typeof MeterCorrection>;
