import type { ReportSchedule } from 'shared-contracts/finance/report-schedules';
import { withValues, type Message } from 'shared-ui';
import { scheduleMessages as messages } from './schedules.messages.ts';

export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** @param day ISO: Monday is 1 */
export const formatWeekday = (day: number, locale: string) =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)));

/** “Every Monday at 07:00”. */
export function describeTiming(
  { frequency, weekday, dayOfMonth, hour }: Pick<ReportSchedule, 'frequency' | 'weekday' | 'dayOfMonth' | 'hour'>,
  locale: string,
): Message {
  const at = formatHour(hour);
  if (frequency === 'weekly')
    return withValues(messages.weekly, { weekday: formatWeekday(weekday ?? 1, locale), hour: at });
  if (frequency === 'monthly') return withValues(messages.monthly, { day: dayOfMonth ?? 1, hour: at });
  return withValues(messages.daily, { hour: at });
}
