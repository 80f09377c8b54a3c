import { z } from 'zod';
import { Day, Time, TimeZone, Weekdays } from '../common.ts';
import { OPENING_HOURS_LIMITS } from '../values/field-limits.ts';

/** When vehicles are loaded and unloaded. */
export const OpeningHours = z.object({
  timeZone: TimeZone,
  /** An interval that ends at or before its start ends on the next day. */
  intervals: z
    .array(z.object({ weekdays: Weekdays, from: Time, to: Time }))
    .min(OPENING_HOURS_LIMITS.intervals.min)
    .max(OPENING_HOURS_LIMITS.intervals.max),
  /** Days without the intervals that start on them, such as holidays. */
  closedDays: z.array(Day).max(OPENING_HOURS_LIMITS.closedDays),
});

export type OpeningHours = z.infer<typeof OpeningHours>;
