import type { OwnAmounts } from 'shared-contracts/finance/exchange-rates';
import { showsOwn, toOwnCells } from './own-amounts.rules.ts';

const amounts = (isBooked: boolean) => ({ total: '3000.00', rate: '300', isBooked }) as OwnAmounts;

test.each([
  ['LKR', undefined, { ownTotal: '10.00', ownRate: null, rateState: 'same' }],
  ['USD', amounts(true), { ownTotal: '3000.00', ownRate: '300', rateState: 'booked' }],
  ['USD', amounts(false), { ownTotal: '3000.00', ownRate: '300', rateState: 'ofDay' }],
  ['USD', undefined, { ownTotal: null, ownRate: null, rateState: 'missing' }],
  [null, undefined, { ownTotal: null, ownRate: null, rateState: 'missing' }],
])('a bill of 10 %s with %j', (currency, own, expected) => {
  expect(toOwnCells({ currency, total: '10.00' }, 'LKR', own)).toEqual(expected);
});

test('only some columns need it', () => {
  expect([showsOwn(['total', 'billCurrency']), showsOwn(['total', 'ownRate'])]).toEqual([false, true]);
});
