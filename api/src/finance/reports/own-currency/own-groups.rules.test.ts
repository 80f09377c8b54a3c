import fc from 'fast-check';
import { decimal, sumOf } from '../../../platform/values/money.ts';
import { toOwnSum } from '../../exchange-rates/own-sums.rules.ts';
import type { Group } from '../totals/grouping.ts';
import { addOwnGroups } from './own-groups.rules.ts';

const grouping = { groupBy: [{ id: 'owner', column: 'owner' as const, unit: null }] };
const group = (owner: string | null, currency: string | null, revenue: string): Group => ({
  keys: { owner },
  currency,
  values: { 'sum.revenue': revenue },
});
const sum = (owner: string | null, currency: string, total: string, booked: string | null = null) => ({
  keys: [owner],
  currency,
  day: '2026-11-18',
  bills: 1,
  total,
  booked,
});
const rateOn = (currency: string) => (currency === 'EUR' ? { rate: '350', day: '2026-11-18' } : null) as never;
const add = (items: Group[], sums: ReturnType<typeof sum>[]) =>
  addOwnGroups(items, grouping, { column: 'revenue', own: 'LKR', sums, rateOn });

test('each group has its amount in the own currency: booked, at the rate of the day, the same, or unknown', () => {
  const items = [
    group('A', 'LKR', '5.00'),
    group('A', 'EUR', '3.00'),
    group('B', 'USD', '1.00'),
    group(null, null, '0'),
  ];
  const sums = [
    sum('A', 'LKR', '5.00'),
    sum('A', 'EUR', '1.00', '300.00'),
    sum('A', 'EUR', '2.00'),
    sum('B', 'USD', '1.00'),
  ];
  expect(add(items, sums).map(({ own }) => own)).toEqual([
    { revenue: '5.00' },
    { revenue: '1000.00' },
    { revenue: null },
    undefined,
  ]);
});

test('amounts in a currency without a group get one', () => {
  expect(add([group('A', 'LKR', '5.00')], [sum('A', 'EUR', '2.00'), sum(null, 'LKR', '4.00')])).toEqual([
    group('A', 'LKR', '5.00'),
    { keys: { owner: 'A' }, currency: 'EUR', values: {}, own: { revenue: '700.00' } },
    { keys: { owner: null }, currency: 'LKR', values: {}, own: { revenue: '4.00' } },
  ]);
});

test('groups add up to the total', () => {
  const amount = fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const sums = fc.array(
    fc
      .tuple(fc.constantFrom('A', 'B', null), fc.constantFrom('LKR', 'EUR'), amount, fc.option(amount))
      .map(([owner, currency, total, booked]) => sum(owner, currency, total, currency === 'LKR' ? null : booked)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(sums, (all) => {
      const rows = add([group('A', 'EUR', '0.00')], all);
      const total = toOwnSum('LKR', all, rateOn)?.total ?? sumOf(all.map((one) => one.total)).toFixed(2);
      expect(sumOf(rows.map(({ own }) => own?.revenue ?? '0')).toFixed(2)).toBe(decimal(total).toFixed(2));
    }),
  );
});
