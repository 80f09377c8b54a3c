import { DAY } from 'shared-contracts/values/time';

export type MonthSpan = { month: string; fromDay: number; toDay: number };

const toDay = (year: number, month: number) => Date.UTC(year, month, 1) / (DAY * 1_000);

/** The days of a month of UTC, since 1970; `toDay` is exclusive. @param month `YYYY-MM` */
export function toMonthSpan(month: string): MonthSpan {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return { month, fromDay: toDay(year, number - 1), toDay: toDay(year, number) };
}

export const monthOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 7);

/** The last months, the oldest first. */
export function listMonths(count: number, now: number): MonthSpan[] {
  const date = new Date(now * 1_000);
  return Array.from({ length: count }, (_, i) => {
    const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (count - 1 - i), 1));
    return toMonthSpan(first.toISOString().slice(0, 7));
  });
}
