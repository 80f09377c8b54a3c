import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import { showsOwn, toOwnCells } from './own-amounts.rules.ts';

const amounts = (isBooked: boolean) => ({ total: '3000.00', rate: '300', isBooked }) as OwnAmounts;

test.each([
  ['LKR', '0', undefined, { ownTotal: '10.00', ownRate: null, rateState: 'same' }],
  ['LKR', '2.50', undefined, { ownTotal: '7.50', ownRate: null, rateState: 'same' }],
  ['USD', '0', amounts(true), { ownTotal: '3000.00', ownRate: '300', rateState: 'booked' }],
  ['USD', '2.50', amounts(true), { ownTotal: '2250.00', ownRate: '300', rateState: 'booked' }],
  ['USD', '10.00', amounts(false), { ownTotal: '0.00', ownRate: '300', rateState: 'ofDay' }],
  ['USD', '0', undefined, { ownTotal: null, ownRate: null, rateState: 'missing' }],
  [null, '0', undefined, { ownTotal: null, ownRate: null, rateState: 'missing' }],
])('a bill of 10 %s of which %s is credited with %j', (currency, credited, own, expected) => {
  expect(toOwnCells({ currency, total: '10.00', credited }, 'LKR', own)).toEqual(expected);
});

test('only some columns need it', () => {
  expect([showsOwn(['total', 'billCurrency']), showsOwn(['total', 'ownRate'])]).toEqual([false, true]);
});
