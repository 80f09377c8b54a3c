import { z } from 'zod';
import { UnixTime } from '../common.ts';
import { EXCEPTION_KINDS, SEVERITIES } from '../values/trips/exceptions.ts';
import { TRIP_DAY_STATES } from '../values/trips/trip-day.ts';
import { TripRow } from './trips.ts';

/**
 * `trips/today`: the visible trips that begin today in the user's time zone, by progress, without cancelled and
 * archived ones.
 */
export const TripsToday = z.object({
  /** Both ends are inclusive. */
  from: UnixTime,
  to: UnixTime,
  counts: z.array(z.object({ state: z.enum(TRIP_DAY_STATES), count: z.int() })),
  /** The open exceptions of the organization, as in the control tower. */
  exceptions: z.array(z.object({ severity: z.enum(SEVERITIES), count: z.int() })),
  /** The first of today's and of all running trips, those with the most urgent exception first. */
  items: z.array(
    TripRow.pick({
      id: true,
      number: true,
      stage: true,
      vehicle: true,
      pickup: true,
      drop: true,
      pickAt: true,
      dropAt: true,
      nextStop: true,
    }).extend({
      /** The most urgent open exception. */
      risk: z.object({ kind: z.enum(EXCEPTION_KINDS), severity: z.enum(SEVERITIES) }).nullable(),
    }),
  ),
});
export type TripsToday = z.infer<typeof TripsToday>;
