import type { RateSource } from 'shared-contracts/values/finance/exchange-rates';
import { decimal, type Decimal, toMoney } from '../../platform/values/money.ts';

const RATE_PLACES = 8;

export type StoredRate = { base: string; quote: string; day: string; rate: string; source: RateSource };
export type FoundRate = { rate: string; day: string; source: RateSource };

/** Removes trailing zeros. */
const toRate = (value: Decimal) => decimal(value.toFixed(RATE_PLACES)).toFixed();

type Leg = { value: Decimal; day: string; source: RateSource };

/** The price of one unit of a currency in another, by a stored pair in either direction. */
function findLegs(rates: readonly StoredRate[], from: string, to: string): Leg[] {
  return rates.flatMap(({ base, quote, rate, day, source }) => {
    if (base === from && quote === to) return [{ value: decimal(rate), day, source }];
    return base === to && quote === from ? [{ value: decimal(1).div(rate), day, source }] : [];
  });
}

/** A cross rate is as old as the older of its two rates, and entered if one of them was. */
const cross = (first: Leg, second: Leg): Leg => ({
  value: first.value.times(second.value),
  day: first.day < second.day ? first.day : second.day,
  source: first.source === 'manual' ? first.source : second.source,
});

/**
 * The newest rate between two currencies: of the pair itself, or through a third currency such as the euro.
 * @param rates the newest of each pair up to the requested day
 */
export function findRate(rates: readonly StoredRate[], from: string, to: string): FoundRate | null {
  const others = new Set(rates.flatMap(({ base, quote }) => [base, quote]));
  const legs = [
    ...findLegs(rates, from, to),
    ...[...others]
      .filter((other) => other !== from && other !== to)
      .flatMap((other) =>
        findLegs(rates, from, other).flatMap((first) =>
          findLegs(rates, other, to).map((second) => cross(first, second)),
        ),
      ),
  ];
  const newest = legs.reduce<Leg | null>((best, leg) => (best === null || leg.day > best.day ? leg : best), null);
  return newest && { rate: toRate(newest.value), day: newest.day, source: newest.source };
}

type Totals = { net: string; tax: string; total: string };

/** Converts and rounds each amount on its own; `rounding` is the difference to the converted sum. */
export function convertTotals({ net, tax, total }: Totals, rate: string): Totals & { rounding: string } {
  const convert = (amount: string) => toMoney(decimal(amount).times(rate));
  const own = { net: convert(net), tax: convert(tax), total: convert(total) };
  return { ...own, rounding: toMoney(decimal(own.total).minus(own.net).minus(own.tax)) };
}
