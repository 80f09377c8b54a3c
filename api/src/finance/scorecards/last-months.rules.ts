import { toLocalDate } from '../../platform/time/days.rules.ts';
import { startOfDay } from '../epc/period.rules.ts';

/** The starts of the last months in a zone, the current one included, in unix seconds. */
export function lastMonths(count: number, now: number, zone: string): number[] {
  const [year = 0, month = 1] = toLocalDate(now, zone).split('-').map(Number);
  return Array.from({ length: count }, (_, i) =>
    startOfDay(new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 10), zone),
  );
}
