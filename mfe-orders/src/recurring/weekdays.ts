import type { IntlShape } from 'react-intl';
import { WEEKDAYS } from 'shared-contracts/values/orders/recurring-orders';

/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The name of a weekday in the user's language; Monday is 1. */
export const getWeekdayName = (intl: IntlShape, weekday: number, format: 'short' | 'long') =>
  intl.formatDate(MONDAY + (weekday - 1) * DAY_MS, { weekday: format, timeZone: 'UTC' });

/** `Mon, Fri 08:00, 16:00` */
export function describePattern(intl: IntlShape, { weekdays, times }: { weekdays: number[]; times: string[] }) {
  const days = WEEKDAYS.filter((weekday) => weekdays.includes(weekday));
  return `${days.map((weekday) => getWeekdayName(intl, weekday, 'short')).join(', ')} ${times.join(', ')}`;
}

/** `Mon 30.11.2026 08:00`, on the clock of the pattern. */
export function describeOccurrence(intl: IntlShape, { day, time }: { day: string; time: string }) {
  const weekday = intl.formatDate(Date.parse(day), { weekday: 'short', timeZone: 'UTC' });
  return `${weekday} ${day.split('-').toReversed().join('.')} ${time}`;
}
