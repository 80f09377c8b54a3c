import fc from 'fast-check';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { sumTaxes } from './taxes.rules.ts';

test.each([
  ['no lines', [], []],
  [
    'one rate',
    [
      ['100.00', '18'],
      ['0.25', '18'],
    ],
    [['18', '100.25', '18.05']],
  ],
  [
    'the highest rate first',
    [
      ['10.00', '0'],
      ['10.00', '8'],
      ['10.00', '18.0'],
    ],
    [
      ['18', '10.00', '1.80'],
      ['8', '10.00', '0.80'],
      ['0', '10.00', '0.00'],
    ],
  ],
  ['half a cent up', [['0.25', '2']], [['2', '0.25', '0.01']]],
  [
    'a deduction within its rate',
    [
      ['10.00', '18'],
      ['-2.00', '18'],
      ['5.00', '0'],
    ],
    [
      ['18', '8.00', '1.44'],
      ['0', '5.00', '0.00'],
    ],
  ],
  [
    'more deducted than charged',
    [
      ['10.00', '18'],
      ['-10.01', '18'],
    ],
    [],
  ],
] as const)('sums taxes of %s', (_case, lines, sums) => {
  expect(
    sumTaxes(lines.map(([billed, percentage]) => ({ billed, percentage }))).map(({ percentage, base, tax }) => [
      percentage,
      base,
      tax,
    ]),
  ).toEqual(sums);
});

const money = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => toMoney(decimal(cents).div(100)));
const line = fc.record({ billed: money, percentage: fc.constantFrom('0', '2.5', '5.5', '8', '18', '22') });

test('bases add up to the lines, and each tax is within half a cent of its rate', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const sums = sumTaxes(lines);
      expect(toMoney(sumOf(sums.map(({ base }) => base)))).toBe(toMoney(sumOf(lines.map(({ billed }) => billed))));
      for (const { base, percentage, tax } of sums)
        expect(decimal(base).times(percentage).div(100).minus(tax).abs().lessThanOrEqualTo('0.005')).toBe(true);
    }),
  );
});

test('the order of lines and how they are split within a rate change nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), money, (lines, more) => {
      const [first] = lines;
      const whole = lines.with(0, { ...first!, billed: toMoney(decimal(first!.billed).plus(more)) });
      expect(sumTaxes([{ ...first!, billed: more }, ...lines].toReversed())).toEqual(sumTaxes(whole));
    }),
  );
});
