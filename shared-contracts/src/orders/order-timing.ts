import { z } from 'zod';
import { Minutes, Money, NamedRef, requiredText, UnixTime } from '../common.ts';
import { MAX_REASON_LENGTH, ORDER_LIMITS } from '../values/field-limits.ts';
import { ORDER_STAGES } from '../values/orders/order-stages.ts';
import { STOP_STAMPS } from '../values/orders/stop-stamps.ts';

export const StopKind = z.enum(['pickup', 'drop']);

export const StopCharge = {
  /** From arrival (or the start of the window, if later) to departure (or now). */
  dwellMinutes: z.int(),
  /** From the contract's terms. */
  freeMinutes: Minutes,
  chargedMinutes: z.int(),
  /** In the order's currency; null if the contract has no terms. */
  amount: Money.nullable(),
};

/** `isInferred`: not reported, but derived from a later event. */
const StampedTime = z.object({ at: UnixTime, isInferred: z.boolean() }).nullable();
export const OrderStopTiming = z.object({
  position: z.int(),
  kind: StopKind,
  location: NamedRef.extend({ city: z.string() }),
  plannedFrom: UnixTime.nullable(),
  plannedTo: UnixTime.nullable(),
  arrival: StampedTime,
  /** Start of loading or unloading. */
  start: StampedTime,
  end: StampedTime,
  departure: StampedTime,
  /** Between the end of the window and arrival; null before the arrival, or without a window. */
  lateMinutes: z.int().nullable(),
  /** Null before arrival; up to now while the order is at the stop. */
  dwellMinutes: StopCharge.dwellMinutes.nullable(),
  /** Null: the contract has no terms for this stop, which is charged nothing. */
  freeMinutes: StopCharge.freeMinutes.nullable(),
  chargedMinutes: StopCharge.chargedMinutes.nullable(),
  amount: StopCharge.amount,
  /** The times that the caller can correct. */
  correctable: z.array(z.enum(STOP_STAMPS)),
});
/** Totals of the stops. */
export const TimingSummary = z.object({
  dwellMinutes: z.int(),
  chargedMinutes: z.int(),
  amount: Money.nullable(),
  currency: z.string().nullable(),
  /** At the latest stop. */
  lateMinutes: z.int().nullable(),
  /** From departure at the first pickup to arrival at the last drop. */
  transitMinutes: z.int().nullable(),
});
export const OrderTiming = z.object({
  stage: z.enum(ORDER_STAGES),
  stops: z.array(OrderStopTiming),
  summary: TimingSummary,
});

const Stamp = UnixTime.optional();
/** `orders/{id}/stops/{position}/times`: the times that were wrong, as they were. Omitted ones stay. */
export const StopTimesInput = z.object({
  arrivedAt: Stamp,
  startedAt: Stamp,
  endedAt: Stamp,
  departedAt: Stamp,
  reason: requiredText(MAX_REASON_LENGTH),
});
export const StopPosition = z.coerce
  .number()
  .int()
  .min(0)
  .max(ORDER_LIMITS.stops - 1);

export type StopTimesInput = z.infer<typeof StopTimesInput>;
export type StopKind = z.infer<typeof StopKind>;
export type OrderStopTiming = z.infer<typeof OrderStopTiming>;
export type OrderTiming = z.infer<typeof OrderTiming>;
