import type { RatingRule } from 'shared-contracts/values/finance/rating';
import { BILL_AMOUNTS } from 'shared-contracts/values/finance/reports';
import { readsDrafts, showsBill, toBillCells, withBillState } from './bill-amounts.rules.ts';

const line = (rule: RatingRule, billed: string) => ({ rule, billed });
const BILL = {
  lines: [],
  taxBase: '10.00',
  vat: '1.80',
  total: '11.80',
  contract: { name: 'Feeder', billingCurrency: 'LKR' },
};
const NOBODY = { partner: null, contact: null };

test.each([
  [[line('distance', '10.10'), line('minimumCharge', '0.05')], { linehaul: '10.15', demurrage: null }],
  [[line('loadingDelay', '1.00'), line('unloadingDelay', '2.00')], { delayCharges: '3.00', linehaul: null }],
  [[line('fuelSurcharge', '0.10'), line('extraCharge', '0.20')], { extraCharges: '0.30' }],
  [[line('distanceDiscount', '-1.00'), line('discount', '-0.50')], { discounts: '-1.50' }],
  [[], { taxBase: '10.00', vat: '1.80', total: '11.80', billCurrency: 'LKR' }],
])('adds up lines %j', (lines, expected) => {
  expect(toBillCells({ ...BILL, lines }, NOBODY, [...BILL_AMOUNTS, 'billCurrency'])).toMatchObject(expected);
});

test('has the requested columns only, and no currency without a contract', () => {
  expect(toBillCells({ ...BILL, contract: null }, NOBODY, ['orderNumber', 'billCurrency'])).toEqual({
    billCurrency: null,
  });
  expect([showsBill(['orderNumber', 'billState']), showsBill(['vat'])]).toEqual([false, true]);
});

test('shows the parties of the bill, and otherwise those of the order or trip', () => {
  const columns = ['billingPartner', 'billingContact', 'billingContract'] as const;
  expect(toBillCells(BILL, { partner: 'Serendib', contact: 'Nimal' }, columns)).toEqual({
    billingPartner: 'Serendib',
    billingContact: 'Nimal',
    billingContract: 'Feeder',
  });
  expect(toBillCells({ ...BILL, contract: null }, NOBODY, columns)).toEqual({});
  expect([readsDrafts(['billingContact']), readsDrafts(['orderNumber']), readsDrafts(['vat'])]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each([
  [['orderNumber', 'vat', 'total'], 'orderNumber billState vat total'],
  [['vat', 'billState'], 'vat billState'],
  [['orderNumber', 'revenue'], 'orderNumber revenue'],
] as const)('a file of %j has the state of the bill before its amounts', (columns, expected) => {
  expect(withBillState(columns).join(' ')).toBe(expected);
});

test('a report with one column of the bill shows it, and has no cells of others', () => {
  expect([showsBill(['orderNumber', 'vat']), readsDrafts(['orderNumber', 'billingPartner'])]).toEqual([true, true]);
  expect(Object.keys(toBillCells(BILL, NOBODY, ['orderNumber', 'vat']))).toEqual(['vat']);
});
