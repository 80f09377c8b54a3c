import type { DashboardQuery } from 'shared-contracts/finance/dashboards';
import { startOfDay, intervalsOf } from '../epc/period.rules.ts';
import { toLocalDate, listDays } from '../../platform/time/days.rules.ts';

export type Unit = 'hour' | 'day' | 'month' | 'year';
/** Unix seconds, inclusive. `begins`: the starts of the intervals, the first at or before `from`. */
export type DashboardRange = { from: number; to: number; unit: Unit; begins: number[] };

const HOUR = 3_600;
const DAY = 86_400;
const YEAR = 366 * DAY;
const MAX_SPAN = 30 * YEAR;
/** The unit of the intervals for spans of up to `upTo` seconds. */
const UNITS_BY_SPAN: readonly { unit: Unit; upTo: number }[] = [
  { unit: 'hour', upTo: 2 * DAY },
  { unit: 'day', upTo: 93 * DAY },
  { unit: 'month', upTo: 3 * YEAR },
  { unit: 'year', upTo: MAX_SPAN },
];

/** Later dates can't be formatted, and no request contains them. */
const LAST_YEAR = 9_999;

/** The starts of the months or years (`step` 12) in a range, the first at or before `from`. */
function monthsOf(from: number, to: number, zone: string, step: 1 | 12): number[] {
  const begins: number[] = [];
  const first = toLocalDate(from, zone);
  const date = new Date(step === 1 ? first.slice(0, 7) : first.slice(0, 4));
  for (; date.getUTCFullYear() <= LAST_YEAR; date.setUTCMonth(date.getUTCMonth() + step)) {
    const begin = startOfDay(date.toISOString().slice(0, 10), zone);
    if (begin > to) break;
    begins.push(begin);
  }
  return begins;
}

const PARTS: Record<Unit, (from: number, to: number, zone: string) => number[]> = {
  hour: (from, to) => Array.from({ length: Math.floor((to - from) / HOUR) + 1 }, (_, hour) => from + hour * HOUR),
  day: (from, to, zone) => listDays(from, to + 1, zone).map(({ start: begin }) => begin),
  month: (from, to, zone) => monthsOf(from, to, zone, 1),
  year: (from, to, zone) => monthsOf(from, to, zone, 12),
};

/** The requested range and its intervals, in a time zone. @returns null if it ends before it begins or is too long */
export function toDashboardRange(
  { period, from, to }: Pick<DashboardQuery, 'period' | 'from' | 'to'>,
  now: number,
  zone: string,
): DashboardRange | null {
  if (from === undefined && to === undefined) {
    const { unit, startOfDay: begins, to: end } = intervalsOf(period, now, zone);
    return { from: begins[0] ?? now, to: end - 1, unit, begins };
  }
  const begin = from ?? Math.max(0, (to ?? 0) - YEAR + 1);
  const end = to ?? begin + YEAR - 1;
  const unit = UNITS_BY_SPAN.find(({ upTo }) => end - begin < upTo)?.unit;
  return end < begin || !unit ? null : { from: begin, to: end, unit, begins: PARTS[unit](begin, end, zone) };
}
