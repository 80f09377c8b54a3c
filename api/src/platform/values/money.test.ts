import fc from 'fast-check';
import { decimal, sumOf, toMeasure, toMoney } from './money.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((value) => decimal(value).div(100).toFixed(2));

test.each([
  ['2.675', '2.68'],
  ['1.005', '1.01'],
  ['0.015', '0.02'],
  ['-1.005', '-1.01'],
  ['-0.00001', '0.00'],
  ['7', '7.00'],
  ['12371.04', '12371.04'],
])('money %s is %s', (value, rounded) => {
  expect(toMoney(decimal(value))).toBe(rounded);
});

test('a measure has three places', () => {
  expect(toMeasure(decimal('137.4565'))).toBe('137.457');
});

test('a sum of cents is exact in any order', () => {
  fc.assert(
    fc.property(fc.array(cents), (values) => {
      const expected = values.reduce((sum, value) => sum + BigInt(value.replace('.', '')), 0n);
      expect(
        toMoney(sumOf(values))
          .replace('.', '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(String(expected));
      expect(sumOf(values.toReversed())).toEqual(sumOf(values));
    }),
  );
});
