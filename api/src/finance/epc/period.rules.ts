import type { EpcUsage } from 'shared-contracts/finance/epc';
import type { Period } from 'shared-contracts/values/finance/periods';
import { HOUR } from 'shared-contracts/values/time';
import { getDayStart, toLocalDate } from '../../platform/time/days.rules.ts';

type Unit = EpcUsage['unit'];
type Step = { years?: number; months?: number; days?: number };
/** Unix seconds, `to` exclusive. */
export type Interval = { from: number; to: number };
type PeriodIntervals = { unit: Unit; startOfDay: number[]; to: number };

const SUNDAY = 7;
/** Charts show years instead of months beyond this. */
const MAX_MONTHS = 36;

function addToDate(day: string, { years = 0, months = 0, days = 0 }: Step): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1 + months, date + days)).toISOString().slice(0, 10);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`;
const monday = (day: string) => addToDate(day, { days: 1 - (new Date(day).getUTCDay() || SUNDAY) });
/** Unix seconds. A day that the zone skipped begins with the next one. */
export const startOfDay = (day: string, zone: string): number =>
  getDayStart(day, zone) ?? startOfDay(addToDate(day, { days: 1 }), zone);

const PERIODS: Record<Period, { first: (day: string) => string; length: Step; unit: Unit }> = {
  today: { first: (day) => day, length: { days: 1 }, unit: 'hour' },
  week: { first: monday, length: { days: 7 }, unit: 'day' },
  month: { first: firstOfMonth, length: { months: 1 }, unit: 'day' },
  year: { first: firstOfYear, length: { years: 1 }, unit: 'month' },
};
const STEPS = { day: { days: 1 }, month: { months: 1 }, year: { years: 1 } } satisfies Partial<Record<Unit, Step>>;

/** The calendar's day, week (from Monday), month or year around `now`, on the clock of a zone. */
export function periodInterval(period: Period, now: number, zone: string): Interval {
  const { first, length } = PERIODS[period];
  const day = first(toLocalDate(now, zone));
  return { from: startOfDay(day, zone), to: startOfDay(addToDate(day, length), zone) };
}

function intervalStarts(unit: keyof typeof STEPS, from: string, to: number, zone: string): number[] {
  const found: number[] = [];
  for (let day = from; startOfDay(day, zone) < to; day = addToDate(day, STEPS[unit])) found.push(startOfDay(day, zone));
  return found;
}

const hourStarts = ({ from, to }: Interval) =>
  Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => from + hour * HOUR);

/** Splits a period: a day into hours, a week or month into days, a year into months. */
export function intervalsOf(period: Period, now: number, zone: string): PeriodIntervals {
  const span = periodInterval(period, now, zone);
  const { unit } = PERIODS[period];
  return {
    unit,
    startOfDay: unit === 'hour' ? hourStarts(span) : intervalStarts(unit, toLocalDate(span.from, zone), span.to, zone),
    to: span.to,
  };
}

/** Splits the time from `first` until now into months, or into years if those are too many. */
export function intervalsSince(first: number, now: number, zone: string): PeriodIntervals {
  const day = toLocalDate(Math.min(first, now), zone);
  const months = intervalStarts('month', firstOfMonth(day), now + 1, zone);
  const to = Math.max(first, now) + 1;
  return months.length <= MAX_MONTHS
    ? { unit: 'month', startOfDay: months, to }
    : { unit: 'year', startOfDay: intervalStarts('year', firstOfYear(day), now + 1, zone), to };
}
