import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, sortBy } from '../common.ts';
import { SCORE_COMPONENTS } from '../values/trips/driver-scores.ts';

/** `YYYY-MM`; months and days are those of UTC. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

const Figures = z.object({
  distance: z.number(),
  drivingMinutes: z.number(),
  speedingMinutes: z.number(),
  /** Null: no tracker reported the ignition. */
  idleMinutes: z.number().nullable(),
  harshEvents: z.int(),
  stops: z.int(),
  onTimeStops: z.int(),
  trips: z.int(),
  inspectedTrips: z.int(),
  defectInspections: z.int(),
});

/** From 0 to 100; null if no component is known. */
const Score = z.number().nullable();

export const DriverScoreRow = Figures.extend({ id: Id, driver: NamedRef, score: Score });
export const DriverScorePage = pageOf(DriverScoreRow);
/** `GET /v2/trips/driver-scorecards`: own drivers; a driver without further rights gets their own. Default: this month. */
export const DriverScoreQuery = Paging.extend({
  month: Month.optional(),
  driverId: Id.optional(),
  sort: sortBy(['name', 'score', 'distance', 'drivingMinutes', 'speedingMinutes', 'harshEvents', 'stops']).default(
    '-score',
  ),
});

/** `GET /v2/trips/drivers/:id/scorecard`: the last twelve months, the oldest first. */
export const DriverScorecard = z.object({
  driver: NamedRef,
  months: z.array(
    Figures.extend({
      month: Month,
      score: Score,
      /** `value`: a share, or events per 100 km; null if unknown, and then it doesn't count. `points`: from 0 to 1. */
      components: z.array(
        z.object({
          id: z.enum(SCORE_COMPONENTS),
          value: z.number().nullable(),
          points: z.number().nullable(),
        }),
      ),
    }),
  ),
  /** `weight`: of 100; `full`, `none`: the values with all points and with none. */
  rules: z.array(z.object({ id: z.enum(SCORE_COMPONENTS), weight: z.number(), full: z.number(), none: z.number() })),
});

export type DriverScoreRow = z.infer<typeof DriverScoreRow>;
export type DriverScorePage = z.infer<typeof DriverScorePage>;
export type DriverScoreQuery = z.infer<typeof DriverScoreQuery>;
export type DriverScorecard = z.infer<typeof DriverScorecard>;
