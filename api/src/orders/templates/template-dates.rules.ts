import { DateTime } from 'luxon';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { addDays } from '../../platform/time/days.rules.ts';

/**
 * An order's input with each date as minutes from the start of the pickup day in local time: 480 is 08:00 on the
 * pickup day, and 1500 is 01:00 on the next day, even if clocks change in between.
 */
export type TemplateInput = OrderInput;

const ORDER_DATES = ['pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo', 'cutoffFrom', 'cutoffTo'] as const;
const STOP_DATES = ['windowFrom', 'windowTo'];
const MINUTES_PER_DAY = 1_440;

const convertFields = (record: object, names: readonly string[], convert: (date: number) => number) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      names.includes(name) && typeof value === 'number' ? convert(value) : (value as unknown),
    ]),
  );

/** Converts every date of an order and of its stops; missing dates stay missing. */
const convertDates = (input: OrderInput, convert: (date: number) => number): OrderInput =>
  ({
    ...convertFields(input, ORDER_DATES, convert),
    stops: input.stops.map((stop) => convertFields(stop, STOP_DATES, convert)),
  }) as OrderInput;

function listDates(input: OrderInput): number[] {
  const dates: number[] = [];
  convertDates(input, (date) => dates.push(date));
  return dates;
}

// Luxon would parse a local time with the zone's current offset, which may differ from that day's.
const startOfDay = (day: string, zone: string) => DateTime.fromISO(`${day}T12:00`, { zone }).startOf('day');

/** The local day of the pickup; without a pickup, the day of the first date. Null without dates. */
export function pickupDayOf(input: OrderInput, zone: string): string | null {
  const date = input.pickupFrom ?? listDates(input).toSorted((a, b) => a - b)[0];
  return date === undefined ? null : DateTime.fromSeconds(date, { zone }).toISODate();
}

/** Unix seconds of a minute after the start of a day. A time that the zone skips is the moment when its clocks change. */
export function toMoment(day: string, minutes: number, zone: string): number {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const minuteOfDay = minutes - days * MINUTES_PER_DAY;
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  let moment = startOfDay(addDays(day, days), zone).set({ hour, minute });
  if (moment.hour === hour && moment.minute === minute) return moment.toUnixInteger();
  for (let before = moment; before.offset === moment.offset; before = before.minus({ minutes: 1 })) moment = before;
  return moment.toUnixInteger();
}

/** Makes the dates of an order relative to its pickup day. Drops seconds. */
export function toTemplateInput(input: OrderInput, zone: string): TemplateInput {
  const day = pickupDayOf(input, zone);
  if (day === null) return input;
  const start = DateTime.fromISO(day, { zone: 'utc' });
  return convertDates(input, (date) => {
    const local = DateTime.fromSeconds(date, { zone }).setZone('utc', { keepLocalTime: true });
    return Math.floor(local.diff(start, 'minutes').minutes);
  });
}

/** The order that a template makes on a pickup day, `YYYY-MM-DD`. */
export const toOrderInputOn = (template: TemplateInput, day: string, zone: string): OrderInput =>
  convertDates(template, (minutes) => toMoment(day, minutes, zone));

/** Moves the pickup to a minute of the day; other dates keep their distance from it. */
export const withPickupAt = (template: TemplateInput, minute: number): TemplateInput =>
  template.pickupFrom === null
    ? { ...template, pickupFrom: minute }
    : convertDates(template, (date) => date + minute - (template.pickupFrom ?? minute));
