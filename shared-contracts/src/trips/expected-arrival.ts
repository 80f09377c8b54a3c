import { z } from 'zod';
import { UnixTime } from '../common.ts';

/** For a stop ahead; absent in earlier releases. */
export const ExpectedArrival = z.object({
  /** The expected arrival; null if unknown or already reached. */
  eta: UnixTime.nullable().optional(),
  /** Seconds from the end of its window to the expected arrival; null: it is in time. */
  etaLateBy: z.int().nullable().optional(),
});
