import type { ReportPeriod } from 'shared-contracts/values/finance/report-periods';
import { addDays, getDayStart, toLocalDate } from '../../../platform/time/days.rules.ts';

/** `YYYY-MM-DD` of a month of a year, which may be counted beyond its ends. @param month from 0 */
const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Monday of the week of a day. */
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

type DaysOf = (today: string) => [first: string, after: string];
const monthsFrom =
  (offset: number): DaysOf =>
  (today) => {
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + offset];
    return [firstOf(year, month), firstOf(year, month + 1)];
  };
const yearFrom =
  (offset: number): DaysOf =>
  (today) => {
    const year = Number(today.slice(0, 4)) + offset;
    return [firstOf(year, 0), firstOf(year + 1, 0)];
  };

/** The first day of a period and the day after its last one. */
const DAYS: Record<ReportPeriod, DaysOf> = {
  today: (today) => [today, addDays(today, 1)],
  yesterday: (today) => [addDays(today, -1), today],
  thisWeek: (today) => [mondayOf(today), addDays(mondayOf(today), 7)],
  lastWeek: (today) => [addDays(mondayOf(today), -7), mondayOf(today)],
  thisMonth: monthsFrom(0),
  lastMonth: monthsFrom(-1),
  thisYear: yearFrom(0),
  lastYear: yearFrom(-1),
};

/** Unix seconds of a period as of a moment; both ends are included. */
export function resolveReportPeriod(period: ReportPeriod, now: number, zone: string): { from: number; to: number } {
  const [first, after] = DAYS[period](toLocalDate(now, zone)).map((day) => getDayStart(day, zone) ?? now);
  return { from: Math.max(0, first ?? now), to: (after ?? now) - 1 };
}
