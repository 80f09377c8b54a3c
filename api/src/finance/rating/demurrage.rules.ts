import type { ContractTerms, DemurrageTerms } from 'shared-contracts/contracts';
import { type Decimal, decimal, toMoney } from '../../platform/money.ts';
import { dwellMinutes, overMinutes, termsOf } from './delay.rules.ts';
import type { RatedStop } from './facts.ts';
import type { RatedLine } from './line.ts';

const HOUR_MINUTES = 60;

/** R11: minutes of all stops beyond those that are free at each. */
export const demurrageMinutes = (delays: ContractTerms['delays'], stops: readonly RatedStop[]): number =>
  stops.reduce(
    (sum, stop) =>
      sum + overMinutes(dwellMinutes(stop), termsOf(delays, stop.what) ?? { freeMinutes: 0, ratePerHour: '0' }),
    0,
  );

const charge = (minutes: Decimal, rate: string, band: { from: string; to: string | null } | null): RatedLine[] => {
  const amount = minutes.times(rate).div(HOUR_MINUTES);
  return amount.isZero()
    ? []
    : [{ rule: 'demurrage', amount: toMoney(amount), minutes: minutes.toNumber(), rate, band }];
};

/** Each hour at the rate of its band, hours in no band at the base rate: a line for each band that is reached. */
export function demurrage({ baseRate, bands }: DemurrageTerms, minutes: number): RatedLine[] {
  const all = decimal(minutes);
  const within = bands
    .toSorted((one, other) => decimal(one.from).comparedTo(other.from))
    .map(({ from, to, rate }) => {
      const start = decimal(from).times(HOUR_MINUTES);
      const end = to === null || all.lt(decimal(to).times(HOUR_MINUTES)) ? all : decimal(to).times(HOUR_MINUTES);
      return { minutes: end.gt(start) ? end.minus(start) : decimal(0), rate, band: { from, to } };
    });
  const outside = within.reduce((left, part) => left.minus(part.minutes), all);
  return [...charge(outside, baseRate, null), ...within.flatMap((part) => charge(part.minutes, part.rate, part.band))];
}
