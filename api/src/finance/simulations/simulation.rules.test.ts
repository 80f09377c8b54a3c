import fc from 'fast-check';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { cents } from '../rating/testing/rating.fixtures.ts';
import { compareAmounts, sumAmounts, sumLanes } from './simulation.rules.ts';

const order = (from: string, to: string, before: string, after: string) => ({
  id: `${from}${to}${before}`,
  number: 'O',
  from,
  to,
  pickupFrom: null,
  ...compareAmounts(before, after),
});

test('adds orders up by lane and direction, the greatest difference first', () => {
  const orders = [
    order('Port', 'Kandy', '100.00', '110.50'),
    order('Kandy', 'Port', '80.00', '30.00'),
    order('Port', 'Kandy', '100', '99.50'),
  ];
  expect(sumLanes(orders)).toEqual([
    { from: 'Kandy', to: 'Port', count: 1, before: '80.00', after: '30.00', difference: '-50.00' },
    { from: 'Port', to: 'Kandy', count: 2, before: '200.00', after: '210.00', difference: '10.00' },
  ]);
  expect(sumAmounts(orders)).toEqual({ before: '280.00', after: '240.00', difference: '-40.00' });
  expect([sumLanes([]), sumAmounts([])]).toEqual([[], { before: '0.00', after: '0.00', difference: '0.00' }]);
});

test('orders, lanes and total agree', () => {
  const orders = fc.array(
    fc
      .tuple(fc.constantFrom('A', 'B'), fc.constantFrom('A', 'B'), cents(9_999_999), cents(9_999_999))
      .map((row) => order(...row)),
  );
  fc.assert(
    fc.property(orders, (rows) => {
      const [lanes, total] = [sumLanes(rows), sumAmounts(rows)];
      expect(sumAmounts(lanes)).toEqual(total);
      expect(toMoney(sumOf(rows.map(({ difference }) => difference)))).toBe(total.difference);
      expect(lanes.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      expect(decimal(total.after).minus(total.before).toFixed(2)).toBe(total.difference);
    }),
  );
});
