import { z } from 'zod';
import { Measure } from './common.ts';

const Point = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/** `lat,lon;lat,lon` → points. */
export const Points = z
  .string()
  .max(2_000)
  .transform((value) => value.split(';').map((point) => point.split(',').map((number) => (number.trim() ? Number(number) : Number.NaN))))
  .pipe(z.array(Point).min(2, 'At least two points required').max(50));
export const DistanceQuery = z.object({ points: Points });
/** Kilometres; `estimated` when no routing service answered and the great circle was used. */
export const Distance = z.object({ distance: Measure, estimated: z.boolean() });

export type Distance = z.infer<typeof Distance>;
