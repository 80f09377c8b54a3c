import { z } from 'zod';
import { FloorMeasures, Measure } from '../common.ts';

/** Percent of the capacity with one decimal; above 100.0 is overloaded. */
const Percent = z
  .string()
  .regex(/^\d{1,9}\.\d$/)
  .meta({ description: 'percent, 1 place' });
/** Pallet places and loading meters only if load and capacity are known. */
export const Utilization = z.object({
  space: Percent,
  weight: Percent,
  palletPlaces: Percent.optional(),
  loadingMeters: Percent.optional(),
});
/** In CBM and kg. */
export const Capacity = z.object({ space: Measure, weight: Measure, ...FloorMeasures.shape });

export type Utilization = z.infer<typeof Utilization>;
