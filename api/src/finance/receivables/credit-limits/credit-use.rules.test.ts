import fc from 'fast-check';
import { decimal } from '../../../platform/values/money.ts';
import { toCreditUse } from './credit-use.rules.ts';

const LIMIT = { amount: '1000.00', currency: 'LKR' };
const RATES = new Map([['USD', '300.5']]);
const lkr = (amount: string) => ({ currency: 'LKR', amount });
const usd = (amount: string) => ({ currency: 'USD', amount });

test.each([
  ['nothing open', LIMIT, [], { used: '0.00', percent: 0, isAbove: false }],
  ['below', LIMIT, [lkr('999.99')], { used: '999.99', percent: 99, isAbove: false }],
  ['at the limit', LIMIT, [lkr('600'), lkr('400')], { used: '1000.00', percent: 100, isAbove: false }],
  ['hardly used', LIMIT, [lkr('799.99')], { percent: 79, isNear: false }],
  ['nearly used', LIMIT, [lkr('800')], { percent: 80, isAbove: false, isNear: true }],
  ['above', LIMIT, [lkr('1000.01')], { used: '1000.01', percent: 100, isAbove: true, isNear: false }],
  ['another currency', LIMIT, [lkr('400'), usd('2')], { used: '1001.00', percent: 100, isAbove: true }],
  ['without a rate', LIMIT, [{ currency: 'EUR', amount: '9' }, lkr('1')], { used: '1.00', withoutRate: ['EUR'] }],
  ['nothing without a rate', LIMIT, [{ currency: 'EUR', amount: '0' }], { used: '0.00', withoutRate: [] }],
  ['a credit balance', LIMIT, [lkr('-50')], { used: '-50.00', percent: 0, isAbove: false }],
  ['no credit', { ...LIMIT, amount: '0' }, [lkr('0.01')], { used: '0.01', percent: null, isAbove: true }],
  ['no credit, nothing open', { ...LIMIT, amount: '0' }, [], { percent: null, isAbove: false }],
])('%s', (_, limit, sums, use) => {
  expect(toCreditUse(limit, sums, RATES)).toMatchObject(use);
});

test('a limit is passed exactly when what is used is more, and never below 100%', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 }).map((value) => decimal(value).div(100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 8 }), (amount, open) => {
      const use = toCreditUse({ amount, currency: 'LKR' }, open.map(lkr), new Map());
      const sum = open.reduce((total, value) => total.plus(value), decimal(0));
      expect(use.used).toBe(sum.toFixed(2));
      expect(use.isAbove).toBe(sum.gt(amount));
      if (use.isAbove && use.percent !== null) expect(use.percent).toBeGreaterThanOrEqual(100);
      if (!use.isAbove && use.percent !== null) expect(use.percent).toBeLessThanOrEqual(100);
    }),
  );
});
