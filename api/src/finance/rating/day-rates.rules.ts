import type { DayRate, DayRates } from 'shared-contracts/finance/contract-terms';
import type { ChargedDay, RatingRule } from 'shared-contracts/values/finance/rating';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { decimal, toMoney } from '../../platform/values/money.ts';
import type { RatedStop } from './facts.ts';
import type { RatedLine } from './line.ts';
import { totalOf } from './surcharges.rules.ts';

const RULES = {
  saturday: 'saturdaySurcharge',
  sunday: 'sundaySurcharge',
  holiday: 'holidaySurcharge',
} as const satisfies Record<ChargedDay, RatingRule>;
const WEEKDAYS: Partial<Record<number, ChargedDay>> = { 0: 'sunday', 6: 'saturday' };

/**
 * The distinct local dates of the stops, the earliest first: of the arrival, otherwise as planned.
 * @param timeZone of places without one
 */
export function serviceDates(stops: readonly RatedStop[], timeZone: string): string[] {
  const dates = stops.flatMap((stop) => {
    const at = stop.arrivedAt ?? stop.plannedAt ?? stop.windowFrom;
    return at === null ? [] : [toLocalDate(at, stop.timeZone ?? timeZone)];
  });
  return [...new Set(dates)].toSorted();
}

/** The surcharge of a date; null if none. */
function findRate(date: string, rates: DayRates): { day: ChargedDay; rate: DayRate } | null {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const days: (ChargedDay | undefined)[] = [rates.holidays.includes(date) ? 'holiday' : undefined, weekday];
  const day = days.find((candidate) => candidate && rates[candidate]);
  const rate = day && rates[day];
  return rate ? { day, rate } : null;
}

/** A line for each date that costs more, in their order; none without a linehaul. Percentages are of the linehaul only. */
export function daySurcharges(linehaul: readonly RatedLine[], rates: DayRates, dates: readonly string[]): RatedLine[] {
  if (linehaul.length === 0) return [];
  const base = totalOf(linehaul);
  return [...new Set(dates)].toSorted().flatMap((date): RatedLine[] => {
    const found = findRate(date, rates);
    if (!found) return [];
    const { percentage, amount } = found.rate;
    const charged = toMoney(percentage === null ? decimal(amount ?? '0') : base.times(percentage).div(100));
    if (decimal(charged).isZero()) return [];
    const basis = percentage === null ? { rate: charged } : { percentage };
    return [{ rule: RULES[found.day], amount: charged, date, ...basis }];
  });
}
