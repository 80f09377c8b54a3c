import type { ContractTerms, DemurrageTerms } from 'shared-contracts/finance/contract-terms';
import { chargeableMinutes, delayTermsFor, dwellMinutes } from '../../orders/public.ts';
import { type Decimal, decimal, toMoney } from '../../platform/values/money.ts';
import type { RatedStop } from './facts.ts';
import type { RatedLine } from './line.ts';

const MINUTES_PER_HOUR = 60;

/** R11: minutes at all stops beyond each stop's free time; a stop without delay terms is charged nothing. */
export const demurrageMinutes = (delays: ContractTerms['delays'], stops: readonly RatedStop[]): number =>
  stops.reduce((sum, stop) => {
    const terms = delayTermsFor(delays, stop.what);
    return terms ? sum + chargeableMinutes(dwellMinutes(stop), terms) : sum;
  }, 0);

const toDemurrageLines = (
  minutes: Decimal,
  rate: string,
  band: { from: string; to: string | null } | null,
): RatedLine[] => {
  const amount = minutes.times(rate).div(MINUTES_PER_HOUR);
  return amount.isZero()
    ? []
    : [{ rule: 'demurrage', amount: toMoney(amount), minutes: minutes.toNumber(), rate, band }];
};

/** Charges each hour at the rate of its band, and hours outside all bands at the base rate: one line per band. */
export function rateDemurrage({ baseRate, bands }: DemurrageTerms, minutes: number): RatedLine[] {
  const all = decimal(minutes);
  const within = bands
    .toSorted((one, other) => decimal(one.from).comparedTo(other.from))
    .map(({ from, to, rate }) => {
      const start = decimal(from).times(MINUTES_PER_HOUR);
      const end =
        to === null || all.lt(decimal(to).times(MINUTES_PER_HOUR)) ? all : decimal(to).times(MINUTES_PER_HOUR);
      return { minutes: end.gt(start) ? end.minus(start) : decimal(0), rate, band: { from, to } };
    });
  const outside = within.reduce((left, part) => left.minus(part.minutes), all);
  return [
    ...toDemurrageLines(outside, baseRate, null),
    ...within.flatMap((part) => toDemurrageLines(part.minutes, part.rate, part.band)),
  ];
}
