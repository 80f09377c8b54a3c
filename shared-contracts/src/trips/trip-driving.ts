import { z } from 'zod';
import { Day, Id, NamedRef, requiredText, UnixTime } from '../common.ts';
import { ChecklistItem } from '../fleet/inspections.ts';
import { INSPECTION_KINDS } from '../values/fleet/inspections.ts';
import { TripOrder, VisitedStop } from './trips.ts';
import { ORDER_EVENTS, ORDER_STAGES } from '../values/orders/order-stages.ts';
import { TRIP_STAGES } from '../values/trips/trip-stages.ts';

/** `day`: in `timeZone`, which defaults to UTC; without a day, unfinished trips. */
export const MyTripsQuery = z.object({ day: Day.optional(), timeZone: requiredText(60).optional() });
const NextEvent = z.object({
  event: z.enum(ORDER_EVENTS),
  /** The stage to request with `PATCH orders/{id}/stage`. */
  stage: z.enum(ORDER_STAGES),
});
export const MyTrip = z.object({
  id: Id,
  number: z.string(),
  reference: z.string().nullable(),
  stage: z.enum(TRIP_STAGES),
  vehicle: NamedRef.nullable(),
  pickAt: UnixTime.nullable(),
  dropAt: UnixTime.nullable(),
  description: z.string().nullable(),
  /** Stages the driver may request with `PATCH trips/{id}/stage`. */
  allowedStages: z.array(z.enum(TRIP_STAGES)),
  stops: z.array(VisitedStop),
  /** Position of the next stop; null: the trip is over. */
  nextStop: z.int().nullable(),
  /**
   * The checklist for before and after the trip, and which of both was reported. Null without a vehicle; absent in
   * data that phones stored before.
   */
  inspections: z
    .object({ items: z.array(ChecklistItem), done: z.array(z.enum(INSPECTION_KINDS)) })
    .nullable()
    .optional(),
  orders: z.array(
    TripOrder.extend({
      nextEvents: z.array(NextEvent),
      /** The labels of all its items, also of drops that another trip makes. Missing in what phones stored before. */
      labels: z.array(z.object({ item: z.int(), drop: z.int() })).optional(),
    }),
  ),
  /** Scanned labels: `stop` and `drop` are positions in the order. Absent in data that phones stored before. */
  scans: z.array(z.object({ orderId: Id, stop: z.int(), item: z.int(), drop: z.int() })).optional(),
});
export const MyTrips = z.object({ items: z.array(MyTrip) });

export type MyTrip = z.infer<typeof MyTrip>;
export type MyTrips = z.infer<typeof MyTrips>;
