import fc from 'fast-check';
import { decimal } from '../../../platform/values/money.ts';
import { adjustmentOf, settlementOf, type SettledBill } from './settlement.rules.ts';

const DRAFT: SettledBill = {
  state: 'draft',
  isInvoiced: false,
  isAwaitingInvoice: false,
  isOutdated: false,
  net: '100.00',
};
const APPROVED: SettledBill = { ...DRAFT, state: 'approved' };

test.each([
  ['a draft', DRAFT, '100.00', 'none'],
  ['a draft', DRAFT, '90.00', 'adjustment'],
  ['a draft', DRAFT, '100.01', 'adjustment'],
  ['an invoiced bill', { ...APPROVED, isInvoiced: true }, '100', 'none'],
  ['an invoiced bill', { ...APPROVED, isInvoiced: true }, '99.99', 'creditNote'],
  ['an invoiced bill', { ...APPROVED, isInvoiced: true }, '100.01', 'newVersion'],
  ['a bill that waits for its invoice', { ...APPROVED, isAwaitingInvoice: true }, '90.00', 'newVersion'],
  ['an outdated bill', { ...APPROVED, isOutdated: true }, '110.00', 'newVersion'],
  ['a bill approved before there were invoices', APPROVED, '90.00', null],
  ['a bill approved before there were invoices', APPROVED, '100.00', 'none'],
] as const)('%s of 100 is settled at an agreed net amount', (_, bill, agreed, settlement) => {
  expect(settlementOf(bill, agreed)).toBe(settlement);
});

const money = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => (cents / 100).toFixed(2));

test('an adjustment moves the net amount of a bill by the difference', () => {
  fc.assert(
    fc.property(money, money, money, fc.integer({ min: -10_000_000, max: 10_000_000 }), (charge, extra, off, cents) => {
      const before = { extraCharges: [{ name: 'Toll', amount: extra }], discount: off };
      const difference = (cents / 100).toFixed(2);
      const after = { ...before, ...adjustmentOf(before, difference, { name: 'Agreed', conversionRate: null }) };
      const netOf = ({ extraCharges, discount }: typeof before) =>
        extraCharges.reduce((sum, { amount }) => sum.plus(amount), decimal(charge)).minus(discount);
      expect(netOf(after).minus(netOf(before)).toFixed(2)).toBe(decimal(difference).toFixed(2));
      expect(decimal(after.discount).isNegative()).toBe(false);
      expect(after.extraCharges.every(({ amount }) => !amount.startsWith('-'))).toBe(true);
    }),
  );
});

test('an adjustment is in the base currency', () => {
  const bill = { extraCharges: [], discount: '5.00' };
  const options = { name: 'Agreed', conversionRate: '300' };
  expect(adjustmentOf(bill, '600.00', options)).toEqual({ extraCharges: [{ name: 'Agreed', amount: '2.00' }] });
  expect(adjustmentOf(bill, '-600.00', options)).toEqual({ discount: '7.00' });
});
