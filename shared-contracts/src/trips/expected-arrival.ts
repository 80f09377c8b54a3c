import { z } from 'zod';
import { UnixTime } from '../common.ts';

/** Of a stop ahead; earlier releases send none. */
export const ExpectedArrival = z.object({
  /** When the vehicle is expected there; null: unknown, or reached. */
  eta: UnixTime.nullable().optional(),
  /** Seconds from the end of its window to the expected arrival; null: it is in time. */
  etaLateBy: z.int().nullable().optional(),
});
