import { z } from 'zod';
import {
  Day,
  Id,
  Measure,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  TimeZone,
  UnixTime,
  FloorMeasures,
} from '../common.ts';
import { ORDER_TEMPLATE_LIMITS } from '../values/field-limits.ts';
import { OrderChanges, OrderInput } from './orders.ts';

/** Saves an order of the caller's organization as a template. */
export const OrderTemplateInput = z.object({
  name: requiredText(ORDER_TEMPLATE_LIMITS.name),
  /** The time zone of its orders' times. */
  timeZone: TimeZone,
  orderId: Id,
});

/**
 * Omitted fields keep their value. Dates are those of the order that is picked up on `day`, tomorrow by default; only
 * their distance from the pickup day is stored.
 */
export const OrderTemplateChanges = OrderChanges.extend({
  name: OrderTemplateInput.shape.name.optional(),
  timeZone: TimeZone.optional(),
  day: Day.optional(),
});

export const OrderTemplateRow = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  timeZone: z.string(),
  /** Null: deleted since. */
  orderType: NamedRef.nullable(),
  partner: NamedRef.nullable(),
  /** Names of the first and the last stop. */
  pickup: z.string().nullable(),
  drop: z.string().nullable(),
  createdAt: UnixTime,
  createdBy: z.string(),
  actions: z.array(z.enum(['use', 'edit', 'delete'])),
});
export const OrderTemplatePage = pageOf(OrderTemplateRow);
export const OrderTemplateQuery = Paging.extend({ sort: sortBy(['name', 'createdAt']).default('name') });

/** A record that a template refers to, with what the order form computes with. */
const TemplateRecord = NamedRef.extend({
  /** For a cargo: values per piece, in kg and CBM. */
  piece: z.object({ weight: Measure, space: Measure, ...FloorMeasures.shape }).nullable(),
  /** For a location. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

/** `day`: the pickup day; tomorrow by default. */
export const OrderTemplateDayQuery = z.object({ day: Day.optional() });
/** Contains the order that the template creates on `day`. */
export const OrderTemplate = OrderTemplateRow.extend({
  day: Day,
  ...OrderInput.shape,
  records: z.array(TemplateRecord),
});

/** Creates a saved order from a template. */
export const TemplateOrderInput = z.object({ day: Day });

export type OrderTemplateInput = z.infer<typeof OrderTemplateInput>;
export type OrderTemplateChanges = z.infer<typeof OrderTemplateChanges>;
export type OrderTemplateRow = z.infer<typeof OrderTemplateRow>;
export type OrderTemplateQuery = z.infer<typeof OrderTemplateQuery>;
export type OrderTemplate = z.infer<typeof OrderTemplate>;
export type TemplateOrderInput = z.infer<typeof TemplateOrderInput>;
