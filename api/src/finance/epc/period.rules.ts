import type { EpcUsage } from 'shared-contracts/epc';
import type { Period } from 'shared-contracts/values/periods';
import { beginOf, dayOf } from '../../trips/days.rules.ts';

type Unit = EpcUsage['unit'];
type Step = { years?: number; months?: number; days?: number };
/** Unix seconds, `to` without itself. */
export type Span = { from: number; to: number };
type Parts = { unit: Unit; begins: number[]; to: number };

const HOUR = 3_600;
const SUNDAY = 7;
/** So many months are still told apart when they stand side by side. */
const MONTHS_SHOWN = 36;

function shifted(day: string, { years = 0, months = 0, days = 0 }: Step): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1 + months, date + days)).toISOString().slice(0, 10);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const firstOfYear = (day: string) => `${day.slice(0, 4)}-01-01`;
const monday = (day: string) => shifted(day, { days: 1 - (new Date(day).getUTCDay() || SUNDAY) });
/** A day that a zone leapt over begins as in UTC. */
const begins = (day: string, zone: string) => beginOf(day, zone) ?? Date.parse(day) / 1_000;

const PERIODS: Record<Period, { first: (day: string) => string; length: Step; unit: Unit }> = {
  today: { first: (day) => day, length: { days: 1 }, unit: 'hour' },
  week: { first: monday, length: { days: 7 }, unit: 'day' },
  month: { first: firstOfMonth, length: { months: 1 }, unit: 'day' },
  year: { first: firstOfYear, length: { years: 1 }, unit: 'month' },
};
const STEPS = { day: { days: 1 }, month: { months: 1 }, year: { years: 1 } } satisfies Partial<Record<Unit, Step>>;

/** The calendar's day, week (from Monday), month or year around `now`, on the clock of a zone. */
export function spanOf(period: Period, now: number, zone: string): Span {
  const { first, length } = PERIODS[period];
  const day = first(dayOf(now, zone));
  return { from: begins(day, zone), to: begins(shifted(day, length), zone) };
}

function daysOf(unit: keyof typeof STEPS, from: string, to: number, zone: string): number[] {
  const found: number[] = [];
  for (let day = from; begins(day, zone) < to; day = shifted(day, STEPS[unit])) found.push(begins(day, zone));
  return found;
}

const hoursIn = ({ from, to }: Span) =>
  Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => from + hour * HOUR);

/** When each part of a period begins: hours of a day, days of a week or month, months of a year. */
export function partsOf(period: Period, now: number, zone: string): Parts {
  const span = spanOf(period, now, zone);
  const { unit } = PERIODS[period];
  return {
    unit,
    begins: unit === 'hour' ? hoursIn(span) : daysOf(unit, dayOf(span.from, zone), span.to, zone),
    to: span.to,
  };
}

/** All there is since `first`, month by month up to now; year by year once those are too many. */
export function partsSince(first: number, now: number, zone: string): Parts {
  const day = dayOf(Math.min(first, now), zone);
  const months = daysOf('month', firstOfMonth(day), now + 1, zone);
  const to = Math.max(first, now) + 1;
  return months.length <= MONTHS_SHOWN
    ? { unit: 'month', begins: months, to }
    : { unit: 'year', begins: daysOf('year', firstOfYear(day), now + 1, zone), to };
}
