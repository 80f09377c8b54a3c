import type { IntlShape } from 'react-intl';
import { WEEKDAYS } from 'shared-contracts/values/orders/recurring-orders';
import { getWeekdayName } from 'shared-ui/format';

/** `Mon, Fri 08:00, 16:00` */
export function describePattern(intl: IntlShape, { weekdays, times }: { weekdays: number[]; times: string[] }) {
  const days = WEEKDAYS.filter((weekday) => weekdays.includes(weekday));
  return `${days.map((weekday) => getWeekdayName(intl, weekday, 'short')).join(', ')} ${times.join(', ')}`;
}

/** `Mon 30.11.2026 08:00`, on the clock of the pattern. */
export function describeOccurrence(intl: IntlShape, { day, time }: { day: string; time: string }) {
  const weekday = new Date(day).getUTCDay() || 7;
  return `${getWeekdayName(intl, weekday, 'short')} ${day.split('-').toReversed().join('.')} ${time}`;
}
