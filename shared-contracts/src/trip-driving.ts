import { z } from 'zod';
import { Id, Named, requiredText, Unix } from './common.ts';
import { TripOrder, TripStop } from './trips.ts';
import { ORDER_EVENTS, ORDER_STAGES } from './values/order-stages.ts';
import { TRIP_STAGES } from './values/trip-stages.ts';

/** A day in the driver's zone (UTC when left out); without a day: the trips that are not over. */
export const MyTripsQuery = z.object({ day: z.iso.date().optional(), timeZone: requiredText(60).optional() });
const NextEvent = z.object({
  event: z.enum(ORDER_EVENTS),
  /** To be asked for by `PATCH orders/{id}/stage`. */ stage: z.enum(ORDER_STAGES),
});
export const MyTrip = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: z.enum(TRIP_STAGES),
  vehicle: Named.nullable(),
  pickAt: Unix.nullable(),
  dropAt: Unix.nullable(),
  description: z.string().nullable(),
  /** What the driver may ask for by `PATCH trips/{id}/stage`. */
  allowedStages: z.array(z.enum(TRIP_STAGES)),
  stops: z.array(TripStop),
  /** Where it goes next; null when it is over. */
  nextStop: z.int().nullable(),
  orders: z.array(TripOrder.extend({ nextEvents: z.array(NextEvent) })),
});
export const MyTrips = z.object({ items: z.array(MyTrip) });

export type MyTrip = z.infer<typeof MyTrip>;
export type MyTrips = z.infer<typeof MyTrips>;
