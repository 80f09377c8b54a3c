import fc from 'fast-check';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { rateBill } from './bill.rules.ts';
import { K, U, km, withDemurrage, metres, inKm, anyFacts } from './testing/rating.fixtures.ts';

test('totals are never negative, lines add up to the tax base and with VAT to the total, and amounts have two decimals', () => {
  fc.assert(
    fc.property(fc.constantFrom(K, U, withDemurrage), anyFacts, (terms, facts) => {
      const { lines, taxBase, vat, total } = rateBill(terms, facts);
      const added = sumOf(lines.map(({ billed }) => billed));
      expect(taxBase).toBe(toMoney(added.isNegative() ? decimal(0) : added));
      expect(total).toBe(toMoney(decimal(taxBase).plus(vat)));
      expect(vat).toBe(toMoney(decimal(taxBase).times('0.18')));
      expect(
        lines.every(
          ({ amount, billed, rule }) =>
            /^-?\d+\.\d\d$/.test(amount) &&
            /^-?\d+\.\d\d$/.test(billed) &&
            (decimal(amount).gte(0) || ['discount', 'distanceDiscount'].includes(rule)),
        ),
      ).toBe(true);
    }),
  );
});

/** Each line is rounded separately: a discount may grow by a cent when the distance charge does not, and so may its VAT. */
const ROUNDED = '0.02';

test('a longer distance within a band or a longer stay never costs less', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(K, U, withDemurrage),
      metres,
      fc.nat(49_000),
      fc.nat(50_000),
      fc.nat(50_000),
      (terms, from, more, stay, longer) => {
        const sameBand =
          decimal(from).lt(50_000) === decimal(from + more).lt(50_000) &&
          decimal(from).lt(150_000) === decimal(from + more).lt(150_000);
        const reached = (value: number) =>
          terms.distanceDiscounts.filter(({ distance }) => decimal(value).div(1_000).gte(distance)).length;
        const total = (distance: number, seconds: number) =>
          decimal(
            rateBill(
              terms,
              km(inKm(distance), {
                stops: [{ what: 'unloading', windowFrom: null, arrivedAt: 0, departedAt: seconds }],
              }),
            ).total,
          );
        expect(total(from, stay + longer).gte(total(from, stay))).toBe(true);
        if (sameBand && reached(from) === reached(from + more))
          expect(
            total(from + more, stay)
              .plus(ROUNDED)
              .gte(total(from, stay)),
          ).toBe(true);
      },
    ),
  );
});
