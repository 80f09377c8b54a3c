import { z } from 'zod';
import { Id, Minutes, NamedRef, text, UnixTime } from '../common.ts';
import { CARGO_ITEM_LIMITS, ORDER_LIMITS, ORDER_STOP_LIMITS } from '../values/field-limits.ts';
import { StopKind } from './order-timing.ts';

/** `item`: the index in `cargoItems`. */
export const StopItem = z.object({
  item: z
    .int()
    .min(0)
    .max(ORDER_LIMITS.cargoItems - 1),
  quantity: z.int().min(CARGO_ITEM_LIMITS.quantity.min).max(CARGO_ITEM_LIMITS.quantity.max),
});
/**
 * Missing or null: the defaults apply. Window and minutes of the first pickup and the last drop are those of the
 * order: values of such a stop replace `pickupFrom`, `deliveryTo` and so on, and errors name the order's field.
 */
export const StopInput = z.object({
  locationId: Id,
  contactId: Id.nullable().default(null),
  /** Default: the first stop is the pickup, the later ones are drops. */
  kind: StopKind.nullish(),
  /** Default: the order's pickup or delivery window. */
  windowFrom: UnixTime.nullish(),
  windowTo: UnixTime.nullish(),
  /** Default: the order's loading or unloading minutes. */
  handlingMinutes: Minutes.nullish(),
  instructions: text(ORDER_STOP_LIMITS.instructions).nullish(),
  reference: text(ORDER_STOP_LIMITS.reference).nullish(),
  /**
   * Cargo that is loaded at a pickup or unloaded at a drop. Cargo that no pickup names is loaded at the first pickup,
   * cargo that no drop names is unloaded at the last drop.
   */
  items: z.array(StopItem).max(ORDER_STOP_LIMITS.items).nullish(),
});

/** Cargo that is loaded or unloaded at a stop. */
export const StopCargo = StopItem.extend({
  cargo: NamedRef,
  /** Null at pickups, and until it is reported. */
  deliveredQuantity: z.int().nullable(),
  shortageReason: z.string().nullable(),
});
export const OrderStop = z.object({
  location: NamedRef.extend({ city: z.string(), latitude: z.number(), longitude: z.number() }),
  contact: NamedRef.nullable(),
  kind: StopKind,
  /** The window of the stop, or else of the order. */
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  handlingMinutes: Minutes,
  instructions: z.string().nullable(),
  reference: z.string().nullable(),
  /** All cargo that is loaded or unloaded here, whether or not the stop names it. */
  items: z.array(StopCargo),
  /** The order only changes vehicle here, from one trip to the next. */
  isTransfer: z.literal(true).optional(),
  /** The values entered for this stop, for editing; the others follow from the order. */
  explicit: z.object({
    windowFrom: UnixTime.nullable(),
    windowTo: UnixTime.nullable(),
    handlingMinutes: Minutes.nullable(),
    items: z.array(StopItem),
  }),
});

/** A stop of an order, with its number among the stops of its kind. `name`: that of the location. */
export const StopName = z.object({ position: z.int(), kind: StopKind, number: z.int(), name: z.string() });

/** The visit of an order at a stop of its trip. */
export const OrderVisit = z.object({
  /** The position among the stops of the order. */
  stop: z.int(),
  windowFrom: UnixTime.nullable(),
  windowTo: UnixTime.nullable(),
  handlingMinutes: z.int().nullable(),
  instructions: z.string().nullable(),
  reference: z.string().nullable(),
  items: z.array(StopCargo),
  /** The order only changes vehicle here, from one trip to the next. */
  isTransfer: z.literal(true).optional(),
});

export type StopInput = z.infer<typeof StopInput>;
export type StopName = z.infer<typeof StopName>;
export type StopCargo = z.infer<typeof StopCargo>;
