import { z } from 'zod';
import { Id, Measure, Money, NamedRef, Revision, UnixTime, ShipperCode } from '../common.ts';
import { ORDER_STAGES } from '../values/orders/order-stages.ts';
import { TRIP_STAGES } from '../values/trips/trip-stages.ts';
import { PlanRates } from './plan-improvements.ts';
import { LocationRef, TripStopInput } from './trips.ts';

/** Finds where a validated order fits best into trips that have not started, or into the rest of those on the road. */
export const OrderInsertionsInput = z.object({ orderId: Id, rates: PlanRates });

export const InsertionStop = TripStopInput.omit({ locationId: true }).extend({
  location: LocationRef,
  /** Null: the trip has no times. */
  plannedAt: UnixTime.nullable(),
  lateMinutes: z.int(),
  /** Whether the order is picked up or dropped here. */
  isOfOrder: z.boolean(),
});

/** A trip with the order in it, and what that adds. */
export const OrderInsertion = z.object({
  trip: z.object({
    id: Id,
    revision: Revision,
    number: z.string(),
    stage: z.enum(TRIP_STAGES),
    pickAt: UnixTime.nullable(),
    /** `name`: the registration plate. */
    vehicle: NamedRef.nullable(),
    driver: NamedRef.nullable(),
  }),
  /** The inserted order last. */
  orderIds: z.array(Id),
  /**
   * For a trip on the road: the stops ahead, from its vehicle's position. `POST trips/{id}/add-order` adds the order.
   */
  stops: z.array(InsertionStop),
  distance: Measure,
  /** Negative if the trip takes less time, since it starts later. */
  minutes: z.int(),
  cost: Money,
  /** The additional lateness of all orders of the trip, in total. */
  lateMinutes: z.int(),
});

export const OrderInsertions = z.object({
  order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, stage: z.enum(ORDER_STAGES) }),
  /** The best trips, at most three: those with the least additional lateness first, then the cheapest. */
  insertions: z.array(OrderInsertion),
  /** The cost of a separate trip. */
  alone: z.object({ distance: Measure, minutes: z.int(), cost: Money, lateMinutes: z.int() }),
});

/**
 * Orders that an improvement leaves without a vehicle, in trips on the road that can take them in time; one for each
 * trip, the next one once it has joined. `GET /v2/trips/improvements/{id}/additions`.
 */
export const ImprovementAdditions = z.object({
  items: z.array(
    z.object({
      order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode }),
      insertion: OrderInsertion,
    }),
  ),
  /** Orders that are already in a trip. */
  takenOrderIds: z.array(Id),
});

export type ImprovementAdditions = z.infer<typeof ImprovementAdditions>;
export type OrderInsertionsInput = z.output<typeof OrderInsertionsInput>;
export type InsertionStop = z.infer<typeof InsertionStop>;
export type OrderInsertion = z.infer<typeof OrderInsertion>;
export type OrderInsertions = z.infer<typeof OrderInsertions>;
