import type { RecurringOrder, RecurringOrderInput } from 'shared-contracts/orders/recurring-orders';
import { RECURRING_ORDER_LIMITS, type HolidayRule } from 'shared-contracts/values/orders/recurring-orders';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { fieldErrors } from './recurring.messages.ts';

const { daysAhead, times } = RECURRING_ORDER_LIMITS;

/** Days are unix seconds of their start in the user's time zone, as date fields store them. */
export const recurringSchema = object({
  templateId: string().required(),
  weekdays: array()
    .of(number().required())
    .required()
    .default([1, 2, 3, 4, 5])
    .test('any', fieldErrors.noWeekday, (days) => days.length > 0),
  times: array().of(string().required()).min(1).max(times).required().default(['08:00']),
  timeZone: string().required(),
  onHoliday: mixed<HolidayRule>().required().default('skip'),
  startDay: number().integer().required(),
  endDay: number().integer().nullable().default(null),
  daysAhead: number().integer().min(daysAhead.min).max(daysAhead.max).required().default(7),
  isSubmitted: boolean().required().default(false),
  from: number().integer().nullable().default(null),
});
export type RecurringFormValues = InferType<typeof recurringSchema>;

type ToDay = (unix: number) => string;

export const toInput = ({ from: _from, ...values }: RecurringFormValues, toDay: ToDay): RecurringOrderInput => ({
  ...values,
  startDay: toDay(values.startDay),
  endDay: values.endDay === null ? null : toDay(values.endDay),
});

export const toFormValues =
  (toStartOfDay: (day: string) => number) =>
  (order: RecurringOrder): Omit<RecurringFormValues, 'from'> => ({
    templateId: order.templateId,
    weekdays: order.weekdays,
    times: order.times,
    timeZone: order.timeZone,
    onHoliday: order.onHoliday,
    startDay: toStartOfDay(order.startDay),
    endDay: order.endDay === null ? null : toStartOfDay(order.endDay),
    daysAhead: order.daysAhead,
    isSubmitted: order.isSubmitted,
  });
