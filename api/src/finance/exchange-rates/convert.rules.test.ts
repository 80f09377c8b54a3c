import { convertTotals, findRate, type StoredRate } from './convert.rules.ts';

const rate = (base: string, quote: string, value: string, day: string, more = {}): StoredRate => ({
  base,
  quote,
  rate: value,
  day,
  source: 'ecb',
  ...more,
});
const ECB = [rate('EUR', 'USD', '1.25', '2026-11-20'), rate('EUR', 'LKR', '350.5', '2026-11-19')];

test.each([
  ['EUR', 'USD', { rate: '1.25', day: '2026-11-20', source: 'ecb' }],
  ['USD', 'EUR', { rate: '0.8', day: '2026-11-20', source: 'ecb' }],
  ['USD', 'LKR', { rate: '280.4', day: '2026-11-19', source: 'ecb' }],
  ['LKR', 'EUR', { rate: '0.00285307', day: '2026-11-19', source: 'ecb' }],
  ['USD', 'CHF', null],
])('one %s in %s is %j', (from, to, expected) => {
  expect(findRate(ECB, from, to)).toEqual(expected);
});

test('an entered pair counts until the bank has a newer one', () => {
  const entered = rate('USD', 'LKR', '300', '2026-11-19', { source: 'manual' });
  expect(findRate([...ECB, entered], 'USD', 'LKR')).toEqual({ rate: '300', day: '2026-11-19', source: 'manual' });
  const older = { ...entered, day: '2026-11-18' };
  expect(findRate([...ECB, older], 'USD', 'LKR')?.rate).toBe('280.4');
});

test('amounts are rounded half up by themselves, and the rest is the rounding difference', () => {
  expect(convertTotals({ net: '0.30', tax: '0.30', total: '0.60' }, '0.05')).toEqual({
    net: '0.02',
    tax: '0.02',
    total: '0.03',
    rounding: '-0.01',
  });
  expect(convertTotals({ net: '100.00', tax: '18.00', total: '118.00' }, '350.5').rounding).toBe('0.00');
});

test('a cross rate is as old as the older one, and entered if one of them is', () => {
  const manual = { source: 'manual' } as const;
  const [dollar, rupee] = [rate('EUR', 'USD', '2', '2026-11-20'), rate('EUR', 'LKR', '300', '2026-11-18')];
  expect(findRate([dollar, rupee], 'USD', 'LKR')).toEqual({ rate: '150', day: '2026-11-18', source: 'ecb' });
  expect(findRate([dollar, rupee], 'LKR', 'USD')?.day).toBe('2026-11-18');
  expect(findRate([{ ...dollar, ...manual }, rupee], 'USD', 'LKR')?.source).toBe('manual');
  expect(findRate([dollar, { ...rupee, ...manual }], 'USD', 'LKR')?.source).toBe('manual');
});

test('among rates of the same day, the direct rate takes precedence', () => {
  const direct = rate('USD', 'LKR', '301', '2026-11-18');
  const legs = [rate('EUR', 'USD', '2', '2026-11-18'), rate('EUR', 'LKR', '300', '2026-11-18')];
  expect(findRate([...legs, direct], 'USD', 'LKR')?.rate).toBe('301');
});
