import { screen, within } from '@testing-library/react';
import type { Invoice } from 'shared-contracts/finance/invoices';
import { DAY } from 'shared-contracts/values/time';
import { renderScreen, testUsers } from 'shared-ui/testing';
import BillSlot from './bill-slot.tsx';
import { AT, BILL, submitted } from './testing/bills.fixtures.ts';

const side = { address: null, country: null, companyNumber: null, contact: null, email: null };
const invoice: Invoice = {
  kind: 'invoice',
  number: 'SFL-2026-000012',
  issuedAt: AT,
  zone: 'Asia/Colombo',
  dueAt: AT + 14 * DAY,
  paymentTermDays: 14,
  isSelfBilled: false,
  payee: { ...side, id: 'p-1', name: 'Lanka Lines', taxNumber: 'T 4711' },
  payer: { ...side, id: 'o-1', name: 'Ceylon Tea Exports', taxNumber: null },
  bank: { name: 'Island Bank', account: '0081 0044', code: null },
  of: 'order',
  subject: { number: 'O-000001', reference: null },
  contract: { name: 'Estates 2026', version: 2 },
  override: null,
  service: { from: AT, to: AT },
  places: ['Hatton factory', 'Port'],
  unitStandard: 'metric',
  baseCurrency: 'LKR',
  currency: 'LKR',
  lines: [],
  taxes: [
    { category: 'standard', percentage: '18', name: null, reason: null, base: '30000.00', tax: '5400.00' },
    { category: 'exempt', percentage: '0', name: 'Export', reason: 'Article 15', base: '84.55', tax: '0.00' },
  ],
  net: '30084.55',
  tax: '5400.00',
  total: '35484.55',
};
const approved = { ...submitted, state: 'approved', approved: { by: 'rohan', at: AT }, actions: ['sendEmail'] };

async function openBill(bill: object) {
  renderScreen(<BillSlot orderId="o-1" />, {
    url: '/?dialog=bill',
    user: testUsers.cargoOwner,
    replies: { [`GET ${BILL}`]: () => bill, [`GET ${BILL}/timeline`]: () => ({ items: [] }) },
  });
  return within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));
}

test('an approved bill shows its invoice: number, days, tax numbers and taxes by rate', async () => {
  const bill = await openBill({ ...approved, invoice });
  for (const text of [
    'SFL-2026-000012',
    '01.01.2026',
    '15.01.2026',
    'T 4711',
    '0081 0044',
    'VAT 18 % of 30,000.00 LKR',
    '5,400.00 LKR',
    'Export 0 % of 84.55 LKR',
    'Exempt · Article 15',
  ])
    expect((await bill.findAllByText(text))[0]).toBeVisible();
});

test('shows that a bill was approved without an invoice', async () => {
  const bill = await openBill({ ...approved, invoice: null });
  expect(await bill.findByText(/^No invoice number/)).toBeVisible();
});

test('a submitted bill shows no invoice', async () => {
  const bill = await openBill({ ...submitted, invoice: null });
  await bill.findByText('Payer');
  expect(bill.queryByText(/^No invoice number/)).toBeNull();
});
