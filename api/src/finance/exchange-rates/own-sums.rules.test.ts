import fc from 'fast-check';
import { decimal, toMoney } from '../../platform/values/money.ts';
import { type DaySum, needsRate, type RateOn, toOwnSum } from './own-sums.rules.ts';

const RATES: Record<string, string> = { 'EUR 2026-11-19': '350.5', 'USD 2026-11-18': '300' };
const rateOn: RateOn = (currency, day) => {
  const rate = RATES[`${currency} ${day}`];
  return rate === undefined ? null : { rate, day, source: 'ecb' };
};
const sum = (currency: string, day: string, total: string, booked: string | null = null, bills = 1): DaySum => ({
  currency,
  day,
  bills,
  total,
  booked,
});
const lkr = sum('LKR', '2026-11-10', '10.00');

test.each<[string, DaySum[], object | null]>([
  ['nothing', [], null],
  ['the own currency only', [lkr], null],
  ['a rate of the day', [lkr, sum('EUR', '2026-11-19', '2.00')], { total: '711.00', firstDay: '2026-11-19' }],
  ['a booked sum', [sum('EUR', '2026-11-19', '2.00', '600.00')], { total: '600.00', unconverted: [] }],
  [
    'sums without a rate',
    [
      lkr,
      sum('JPY', '2026-11-19', '5.00', null, 2),
      sum('JPY', '2026-11-18', '1.50'),
      sum('EUR', '2026-11-18', '9.00'),
    ],
    {
      total: '10.00',
      withoutRate: 4,
      unconverted: [
        { currency: 'EUR', bills: 1, total: '9.00' },
        { currency: 'JPY', bills: 3, total: '6.50' },
      ],
      firstDay: null,
      lastDay: null,
    },
  ],
  [
    'days of three rates',
    [sum('USD', '2026-11-18', '1.00'), sum('EUR', '2026-11-19', '1.00'), sum('USD', '2026-11-18', '1.00')],
    { total: '950.50', firstDay: '2026-11-18', lastDay: '2026-11-19' },
  ],
  [
    'days of two rates',
    [sum('EUR', '2026-11-19', '1.00'), sum('USD', '2026-11-18', '1.00')],
    { total: '650.50', firstDay: '2026-11-18', lastDay: '2026-11-19' },
  ],
])('%s', (_name, sums, expected) => {
  const result = toOwnSum('LKR', sums, rateOn);
  if (expected === null) expect(result).toBeNull();
  else expect(result).toMatchObject({ currency: 'LKR', ...expected });
});

test('an organization without a currency has no sum', () => {
  expect(toOwnSum('', [sum('EUR', '2026-11-19', '2.00')], rateOn)).toBeNull();
});

test('converted and unconverted amounts add up to all bills', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => toMoney(decimal(amount).div(100)));
  const sums = fc.array(
    fc.record({
      currency: fc.constantFrom('LKR', 'EUR', 'USD', 'JPY'),
      day: fc.constantFrom('2026-11-18', '2026-11-19'),
      bills: fc.integer({ min: 1, max: 9 }),
      total: cents,
      booked: fc.option(cents),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(sums, (some) => {
      const result = toOwnSum('LKR', some, rateOn);
      if (!result) return;
      const missing = some.filter(
        ({ currency, day, booked }) => currency !== 'LKR' && booked === null && !rateOn(currency, day),
      );
      expect(result.withoutRate).toBe(missing.reduce((count, { bills }) => count + bills, 0));
      const [named, converted] = [result.unconverted ?? [], some.filter((one) => !missing.includes(one))];
      const expected = converted.reduce((total, one) => {
        const rate = RATES[`${one.currency} ${one.day}`] ?? '1';
        const own = one.currency === 'LKR' ? one.total : (one.booked ?? toMoney(decimal(one.total).times(rate)));
        return total.plus(own);
      }, decimal(0));
      expect(result.total).toBe(toMoney(expected));
      const left = named.reduce((total, one) => total.plus(one.total), decimal(0));
      expect(left.eq(missing.reduce((total, one) => total.plus(one.total), decimal(0)))).toBe(true);
    }),
  );
});

test.each([
  ['of the own currency', lkr, false],
  ['of another currency', sum('EUR', '2026-11-19', '2.00'), true],
  ['that is booked', sum('EUR', '2026-11-19', '2.00', '600.00'), false],
  ['of the own currency that is booked', sum('LKR', '2026-11-19', '2.00', '2.00'), false],
])('a sum %s needs a rate: %s', (_, one, needs) => {
  expect(needsRate('LKR', one)).toBe(needs);
});

test('currencies without a rate are named in their order', () => {
  const sums = ['USD', 'CHF', 'JPY', 'AUD'].map((currency) => sum(currency, '2026-01-01', '1.00'));
  expect(toOwnSum('LKR', sums, rateOn)?.unconverted?.map(({ currency }) => currency)).toEqual([
    'AUD',
    'CHF',
    'JPY',
    'USD',
  ]);
});
