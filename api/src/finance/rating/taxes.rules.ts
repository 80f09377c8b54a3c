import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';

export type TaxedLine = { billed: string; percentage: string };
export type TaxSum = { percentage: string; base: string; tax: string };

/**
 * The tax of lines by rate, the highest rate first: the rounded lines of a rate are added up and taxed once (R13). Lines
 * that deduct more than others charge are not refunded: then there is nothing to tax.
 */
export function sumTaxes(lines: readonly TaxedLine[]): TaxSum[] {
  if (sumOf(lines.map(({ billed }) => billed)).isNegative()) return [];
  return [...Map.groupBy(lines, ({ percentage }) => decimal(percentage).toFixed())]
    .toSorted(([one], [other]) => decimal(other).comparedTo(one))
    .map(([percentage, taxed]) => {
      const base = sumOf(taxed.map(({ billed }) => billed));
      return { percentage, base: toMoney(base), tax: toMoney(base.times(percentage).div(100)) };
    });
}
