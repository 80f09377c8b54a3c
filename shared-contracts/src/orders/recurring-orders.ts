import { z } from 'zod';
import {
  Day,
  FieldError,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  Time,
  TimeZone,
  UnixTime,
  Weekdays,
} from '../common.ts';
import { HOLIDAY_RULES, RECURRING_ORDER_LIMITS } from '../values/orders/recurring-orders.ts';

const Pattern = z.object({
  templateId: Id,
  timeZone: TimeZone,
  weekdays: Weekdays,
  /** The start of the pickup: one order per time. */
  times: z.array(Time).min(1).max(RECURRING_ORDER_LIMITS.times),
  onHoliday: z.enum(HOLIDAY_RULES),
});

const Plan = Pattern.extend({
  startDay: Day,
  /** Inclusive. */
  endDay: Day.nullable(),
  /** The number of days before its pickup on which an order is created. */
  daysAhead: z.int().min(RECURRING_ORDER_LIMITS.daysAhead.min).max(RECURRING_ORDER_LIMITS.daysAhead.max),
  /** Sends the orders for approval. */
  isSubmitted: z.boolean(),
});

export const RecurringOrderInput = Plan.extend({
  onHoliday: Plan.shape.onHoliday.default('skip'),
  endDay: Plan.shape.endDay.default(null),
  daysAhead: Plan.shape.daysAhead.default(7),
  isSubmitted: Plan.shape.isSubmitted.default(false),
});
/**
 * Omitted fields keep their value. The pattern changes from the day `from` on, today by default; existing orders stay.
 */
export const RecurringOrderChanges = Plan.partial().extend({ from: Day.optional() });

/** Creates no orders on these days; `to` is inclusive, null until resumed. */
export const RecurringOrderPause = z.object({ from: Day, to: Day.nullable().default(null) });

/** An order to create: its pickup starts at that time of that day. */
const Occurrence = z.object({ day: Day, time: Time, at: UnixTime });
export const RecurringOrderPreview = z.object({ next: z.array(Occurrence) });

export const RECURRING_ORDER_STATES = ['active', 'paused', 'ended'] as const;

export const RecurringOrderRow = Plan.omit({ templateId: true }).extend({
  id: Id,
  revision: Revision,
  template: NamedRef,
  state: z.enum(RECURRING_ORDER_STATES),
  /** Orders that could not be made. */
  failures: z.int(),
  next: z.array(Occurrence),
  createdBy: z.string(),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'pause', 'resume', 'delete'])),
});
export const RecurringOrderPage = pageOf(RecurringOrderRow);
export const RecurringOrderQuery = Paging;

const Run = z.object({
  day: Day,
  time: Time,
  /** Null: not made, or deleted since. */
  order: z.object({ id: Id, number: z.string() }).nullable(),
  /** Why it was not created. */
  error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), FieldError) }).nullable(),
  madeAt: UnixTime,
});
export const RecurringOrder = RecurringOrderRow.extend({
  templateId: Id,
  /** The pattern from each day on. */
  phases: z.array(Pattern.extend({ from: Day, template: z.string() })),
  pauses: z.array(z.object({ from: Day, to: Day.nullable() })),
  /** The newest orders, and all that could not be made. */
  runs: z.array(Run),
});
export const RecurringOrderRetry = z.object({ day: Day, time: Time });

export const Holiday = z.object({ day: Day, name: requiredText(RECURRING_ORDER_LIMITS.holidayName) });
export const HolidayList = z.object({ items: z.array(Holiday) });
export const HolidayParams = z.object({ day: Day });

export type RecurringOrderInput = z.infer<typeof RecurringOrderInput>;
export type RecurringOrderChanges = z.infer<typeof RecurringOrderChanges>;
export type RecurringOrderPause = z.infer<typeof RecurringOrderPause>;
export type RecurringOrderPreview = z.infer<typeof RecurringOrderPreview>;
export type RecurringOrderQuery = z.infer<typeof RecurringOrderQuery>;
export type RecurringOrderRow = z.infer<typeof RecurringOrderRow>;
export type RecurringOrder = z.infer<typeof RecurringOrder>;
export type Holiday = z.infer<typeof Holiday>;
export type HolidayList = z.infer<typeof HolidayList>;
