import { z } from 'zod';
import { DRIVING_LIMITS, WEEK_DRIVING_LIMITS } from '../values/trips/plans.ts';
import { UnixTime } from '../common.ts';

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/**
 * `GET /v2/trips/driver-hours-rules` (→ DriverHoursRules; `read` on trip) · `PATCH /v2/trips/driver-hours-rules`
 * (DriverHoursRulesUpdate → DriverHoursRules; `write` on organizationOwner). In minutes. A break of `breakMinutes` is
 * due after driving for `driveMinutes`; a shift ends with a rest of `restMinutes`. `maxShiftMinutes`: the longest
 * driving in a shift, for drivers without a limit of their own; `maxWeekMinutes`: in any seven days; null for no
 * limit.
 */
export const DriverHoursRules = z.object({
  driveMinutes: within(DRIVING_LIMITS.drive),
  breakMinutes: within(DRIVING_LIMITS.break),
  restMinutes: within(DRIVING_LIMITS.rest),
  maxShiftMinutes: within(DRIVING_LIMITS.shift).nullable(),
  maxWeekMinutes: within(WEEK_DRIVING_LIMITS).nullable(),
});
/** Omitted rules stay as they are. */
export const DriverHoursRulesUpdate = DriverHoursRules.partial();

/**
 * `GET /v2/trips/drivers/:id/hours` (→ DriverHours; of an own driver). Driving in minutes: `driven` until now, `planned` with
 * the trips that follow.
 */
export const DriverHours = z.object({
  /** The shift that the driver is in; null: resting. */
  shift: z
    .object({
      beganAt: UnixTime,
      endsAt: UnixTime,
      driven: z.int(),
      planned: z.int(),
      /** Driving until the next break is due. */
      untilBreak: z.int(),
      /** When the driver has rested after it. */
      restedAt: UnixTime,
    })
    .nullable(),
  /** Null: no limit. */
  maxShift: z.int().nullable(),
  /** The last seven days, and the most in any seven days until the end of the planned trips. */
  week: z.object({ driven: z.int(), planned: z.int(), max: z.int().nullable() }),
  /** The next shift of planned trips. */
  nextShift: z.object({ beganAt: UnixTime, planned: z.int() }).nullable(),
  rules: DriverHoursRules,
});

export type DriverHoursRules = z.infer<typeof DriverHoursRules>;
export type DriverHoursRulesUpdate = z.infer<typeof DriverHoursRulesUpdate>;
export type DriverHours = z.infer<typeof DriverHours>;
