import { z } from 'zod';
import { FEASIBILITY_WARNINGS } from '../values/orders/feasibility.ts';

/** `field`: the one to correct; `params`: figures for the message, by code. */
export const FeasibilityWarning = z.object({
  code: z.enum(FEASIBILITY_WARNINGS),
  field: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type FeasibilityWarning = z.infer<typeof FeasibilityWarning>;
