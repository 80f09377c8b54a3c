import { z } from 'zod';
import { Id, requiredText } from '../common.ts';
import { TRIP_REMOVAL_LIMITS } from '../values/field-limits.ts';

/** Orders that leave a running trip before they are picked up. */
export const TripOrdersRemoval = z.object({
  /** Default: all that are not picked up. */
  orderIds: z
    .array(Id)
    .min(TRIP_REMOVAL_LIMITS.orderIds.min, 'required')
    .max(TRIP_REMOVAL_LIMITS.orderIds.max)
    .optional(),
  reason: requiredText(TRIP_REMOVAL_LIMITS.reason),
});

export type TripOrdersRemoval = z.infer<typeof TripOrdersRemoval>;
