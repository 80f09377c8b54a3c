import { DAY_MS } from 'shared-contracts/values/time';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { calendarNames } from './calendar-names.messages.ts';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const SUNDAY = 7;

const isSupported = (locale: string) => Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;

/** From the browser if it supports the language, otherwise from our messages. */
function getName(
  intl: IntlShape,
  at: number,
  format: Intl.DateTimeFormatOptions,
  name: MessageDescriptor | undefined,
): string {
  if (name && !isSupported(intl.locale)) return intl.formatMessage(name);
  return intl.formatDate(at, { ...format, timeZone: 'UTC' });
}

const find = (names: Readonly<Record<number, MessageDescriptor>>, number: number) => names[number];

/** The name of a weekday in the user's language; Monday is 1. */
export function getWeekdayName(intl: IntlShape, weekday: number, format: 'short' | 'long') {
  const at = MONDAY + (weekday - 1) * DAY_MS;
  return getName(intl, at, { weekday: format }, find(calendarNames[`${format}Weekdays`], weekday));
}

/** The name of a month in the user's language; January is 1. */
export function getMonthName(intl: IntlShape, month: number) {
  return getName(intl, Date.UTC(2026, month - 1, 15), { month: 'long' }, find(calendarNames.months, month));
}

/** A day with the names of weekday and month in the user's language. @param at of the day, in UTC */
export function getDayName(intl: IntlShape, at: Date) {
  if (isSupported(intl.locale))
    return intl.formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const month = getMonthName(intl, at.getUTCMonth() + 1);
  return `${getWeekdayName(intl, at.getUTCDay() || SUNDAY, 'long')}, ${at.getUTCDate()} ${month}`;
}
