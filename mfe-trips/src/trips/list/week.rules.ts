import { DAY_MS } from 'shared-contracts/values/time';

export const DAYS_PER_WEEK = 7;

const toIsoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** @param day `YYYY-MM-DD` */
export const addDays = (day: string, days: number): string => toIsoDay(Date.parse(day) + days * DAY_MS);

/** Lists the days of the week, from Monday, that contains the day. @param day `YYYY-MM-DD` */
export function listWeekDays(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(day, index - sinceMonday));
}
