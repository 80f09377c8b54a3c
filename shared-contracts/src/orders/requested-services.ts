import { z } from 'zod';
import { Measure, requiredText } from '../common.ts';
import { SERVICE_LIMITS } from '../values/field-limits.ts';
import { SERVICE_UNITS } from '../values/finance/rating.ts';

/** A service of the contract's price list, in its unit. */
export const RequestedService = z.object({
  name: requiredText(SERVICE_LIMITS.name),
  quantity: Measure.refine((quantity) => Number(quantity) > 0, 'invalid'),
});
/** A service that a contract offers. `rate`: per unit, in its base currency. */
export const OfferedService = z.object({ name: z.string(), unit: z.enum(SERVICE_UNITS), rate: z.string() });

export type RequestedService = z.infer<typeof RequestedService>;
export type OfferedService = z.infer<typeof OfferedService>;
