import { z } from 'zod';
import { Day, Id, Minutes, NamedRef, Revision, UnixTime, ShipperCode } from '../common.ts';
import { Gate } from '../network/gates.ts';
import { ORDER_LIMITS } from '../values/field-limits.ts';
import { GATE_BOOKING_ACTIONS, GATE_BOOKING_STATES } from '../values/network/gates.ts';
import { StopKind } from './order-timing.ts';

const StopPosition = z
  .int()
  .min(0)
  .max(ORDER_LIMITS.stops - 1);
const MAX_STOPS = 100;

/** A slot at a gate for what one vehicle loads or unloads there. Times of all organizations are in the location's zone. */
export const GateBooking = z.object({
  id: Id,
  revision: Revision,
  gate: NamedRef,
  location: NamedRef,
  timeZone: z.string(),
  from: UnixTime,
  to: UnixTime,
  state: z.enum(GATE_BOOKING_STATES),
  arrivedAt: UnixTime.nullable(),
  leftAt: UnixTime.nullable(),
  /** Whether it arrived late, or is late to arrive. */
  isLate: z.boolean(),
  /** The slot starts outside of the window of a stop, as it is now. */
  isOutsideWindow: z.boolean(),
  stops: z.array(
    z.object({
      /** `isVisible`: whether the caller may open it. */
      order: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, isVisible: z.boolean() }),
      /** The position in the order. */
      stop: z.int(),
      kind: StopKind,
      organization: z.string(),
      carrier: z.string(),
    }),
  ),
  /** The plate, once the trip has one. */
  vehicle: z.string().nullable(),
  trip: z.string().nullable(),
  /** Null: by a link. */
  bookedBy: z.string().nullable(),
  actions: z.array(z.enum(GATE_BOOKING_ACTIONS)),
});

/** `free`: how many vehicles may still come. `isInWindow`: it starts within the stop's window. */
export const FreeSlot = z.object({
  gateId: Id,
  from: UnixTime,
  to: UnixTime,
  free: z.int(),
  isInWindow: z.boolean(),
});
const StopSlots = z.object({
  timeZone: z.string(),
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  handlingMinutes: Minutes,
  gates: z.array(NamedRef),
  slots: z.array(FreeSlot),
});
/** `orders/{id}/gate-slots`. Without `day`: the days around the stop's window, from now on. */
export const GateSlotQuery = z.object({ stop: z.coerce.number().pipe(StopPosition), day: Day.optional() });
export const GateSlots = StopSlots;

/** `orders/{id}/gate-bookings`: the stops at locations with gates. */
export const OrderGates = z.object({
  items: z.array(
    z.object({
      stop: z.int(),
      booking: GateBooking.nullable(),
      /** An active link for the partner. */
      link: z.object({ expiresAt: UnixTime }).nullable(),
      actions: z.array(z.enum(['book', 'link'])),
    }),
  ),
});

export const GateBookingInput = z.object({
  gateId: Id,
  /** The start of a slot. The booking takes as many slots as the handling minutes of the stops need. */
  from: UnixTime,
  /** All at one location, handled by one vehicle. */
  stops: z
    .array(z.object({ orderId: Id, stop: StopPosition }))
    .min(1)
    .max(MAX_STOPS),
});
export const GateBookingMove = z.object({ gateId: Id, from: UnixTime });
export const GateBookingStateInput = z.object({ state: z.enum(['arrived', 'done', 'noShow', 'cancelled']) });

export const GateScheduleQuery = z.object({ day: Day.optional() });
/** The day of a location's gates. */
export const GateSchedule = z.object({
  location: NamedRef,
  timeZone: z.string(),
  day: Day,
  gates: z.array(
    Gate.omit({ openingHours: true }).extend({
      slots: z.array(z.object({ from: UnixTime, to: UnixTime, free: z.int() })),
      bookings: z.array(GateBooking),
    }),
  ),
  /** Stops of this day without a slot. */
  unbooked: z.array(
    z.object({
      orderId: Id,
      number: z.string(),
      shipperCode: ShipperCode,
      stop: z.int(),
      kind: StopKind,
      organization: z.string(),
      windowFrom: UnixTime.nullable(),
      windowTo: UnixTime.nullable(),
    }),
  ),
});

export const GateLinkInput = z.object({ stop: StopPosition });
/** `token` is returned only once; the link replaces an earlier one for the stop. */
export const NewGateLink = z.object({ token: z.string(), expiresAt: UnixTime });
export const GateLinkParams = z.object({ token: z.string() });
export const GateLinkQuery = z.object({ day: Day.optional() });
export const GateLinkBooking = z.object({ gateId: Id, from: UnixTime });
/** The public view of a link: one stop of the order, and the free slots. */
export const GateLink = StopSlots.extend({
  brand: z.string(),
  number: z.string(),
  kind: StopKind,
  location: z.string(),
  address: z.string(),
  expiresAt: UnixTime,
  booking: z
    .object({
      gate: z.string(),
      gateId: Id,
      from: UnixTime,
      to: UnixTime,
      state: z.enum(GATE_BOOKING_STATES),
    })
    .nullable(),
  actions: z.array(z.enum(['book', 'move', 'cancel'])),
});

export type GateBooking = z.infer<typeof GateBooking>;
export type FreeSlot = z.infer<typeof FreeSlot>;
export type GateSlots = z.infer<typeof GateSlots>;
export type OrderGates = z.infer<typeof OrderGates>;
export type GateBookingInput = z.infer<typeof GateBookingInput>;
export type GateBookingMove = z.infer<typeof GateBookingMove>;
export type GateSchedule = z.infer<typeof GateSchedule>;
export type GateLink = z.infer<typeof GateLink>;
export type NewGateLink = z.infer<typeof NewGateLink>;
