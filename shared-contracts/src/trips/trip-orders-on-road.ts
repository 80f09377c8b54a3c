import { z } from 'zod';
import { Id, Measure, requiredText, UnixTime, ShipperCode } from '../common.ts';
import { InsertionStop } from './order-insertions.ts';
import { VehicleProblemEntry } from './trips.ts';
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

/** A validated order that joins a running trip. */
export const TripOrderInput = z.object({ orderId: Id });

/** A running trip with another order, and what that adds; where it costs least after the stops that were reached. */
export const TripOrderAddition = z.object({
  order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode }),
  stops: z.array(
    InsertionStop.extend({
      windowFrom: UnixTime.nullable(),
      windowTo: UnixTime.nullable(),
      /** The vehicle has reached or left it. */
      isPassed: z.boolean(),
    }),
  ),
  /** In km. */
  distance: Measure,
  minutes: z.int(),
  lateMinutes: z.int(),
  /** Why the vehicle cannot take it on. */
  problems: z.array(VehicleProblemEntry),
});

export type TripOrderAddition = z.infer<typeof TripOrderAddition>;
export type TripOrdersRemoval = z.infer<typeof TripOrdersRemoval>;
