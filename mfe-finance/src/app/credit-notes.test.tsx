import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceDetail } from 'shared-contracts/finance/credit-notes';
import type { InvoiceLine, InvoiceParty } from 'shared-contracts/finance/invoices';
import type { InvoicePayments } from 'shared-contracts/finance/payments';
import { chooseAction, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import Invoices from './invoices-page.tsx';

const AT = 1_795_168_800;
const home = { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' };
const mills = { id: 'mills', name: 'Kandy Mills' };
const party = (one: { id: string; name: string }): InvoiceParty => ({
  ...one,
  address: null,
  country: null,
  taxNumber: null,
  companyNumber: null,
  contact: null,
  email: null,
});
const line = (rule: InvoiceLine['rule'], billed: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  rule,
  amount: billed,
  billed,
  category: 'standard',
  taxPercentage: '18',
  ...more,
});
const totals = { net: '1000.00', tax: '180.00', total: '1180.00', currency: 'LKR' };
const balance = {
  invoiceId: 'i-1',
  paid: '1180.00',
  credited: '236.00',
  open: '-236.00',
  state: 'paid' as const,
  actions: ['settle' as const],
};
const invoice: InvoiceDetail = {
  id: 'i-1',
  number: 'INV-1',
  kind: 'invoice',
  of: 'order',
  side: 'payee',
  payer: mills,
  payee: home,
  issuedAt: AT,
  dueAt: AT,
  period: null,
  bills: 1,
  subject: { number: 'O-000001', shipperCode: null },
  ...totals,
  original: null,
  creditNote: 'CN-1',
  credited: '236.00',
  actions: ['creditPart'],
  creditNotes: [{ id: 'c-1', number: 'CN-1', issuedAt: AT, total: '236.00' }],
  balance,
  creditable: {
    net: '800.00',
    taxes: [],
    total: '944.00',
    lines: [
      { line: 0, net: '600.00', quantity: null },
      { line: 1, net: '200.00', quantity: { value: '90', unit: 'minutes' } },
    ],
  },
  content: {
    kind: 'invoice',
    number: 'INV-1',
    issuedAt: AT,
    zone: 'Asia/Colombo',
    dueAt: AT,
    paymentTermDays: 30,
    isSelfBilled: false,
    payee: party(home),
    payer: party(mills),
    bank: { name: null, account: null, code: null },
    of: 'order',
    subject: { number: 'O-000001', shipperCode: null, reference: null },
    contract: null,
    override: null,
    service: { from: AT, to: AT },
    places: [],
    unitStandard: 'metric',
    baseCurrency: 'LKR',
    lines: [
      line('flatTrip', '800.00'),
      line('loadingDelay', '200.00', { minutes: 90, freeMinutes: 60, rate: '133.33', place: 'Hatton' }),
    ],
    taxes: [{ category: 'standard', percentage: '18', name: 'VAT', reason: null, base: '1000.00', tax: '180.00' }],
    ...totals,
  },
};
const { content: _, creditable: _left, ...row } = invoice;
const payments: InvoicePayments = {
  ...balance,
  number: 'INV-1',
  currency: 'LKR',
  total: '1180.00',
  creditNotes: invoice.creditNotes,
  items: [
    {
      id: 'p-1',
      kind: 'transfer',
      other: 'INV-7',
      paidAt: AT,
      amount: '-50.00',
      total: '-50.00',
      method: 'other',
      reference: null,
      note: null,
      recordedAt: AT,
      recordedBy: 'nadia',
      takenBack: null,
      actions: [],
    },
  ],
};

function renderInvoices(url = '/') {
  const sent: unknown[] = [];
  const screenOf = renderScreen(<Invoices />, {
    url,
    user: testUsers.cargoOwner,
    replies: {
      'GET invoices': () => ({ items: [row], total: 1, page: 1, limit: 20 }),
      'GET invoices/i-1': () => invoice,
      'GET invoices/i-1/payments': () => payments,
      'GET invoices/i-1/credit-balance': () => ({
        items: [{ id: 'i-2', number: 'INV-2', dueAt: AT, open: '500.00' }],
      }),
      'POST invoices/i-1/credit-notes': ({ body }) => sent.push(body) && { id: 'c-2', number: 'CN-2', ...totals },
      'POST invoices/i-1/credit-balance': ({ body }) => sent.push(body) && { id: 'p-2' },
    },
  });
  return { ...screenOf, sent };
}

test('credits a quantity of a charge, and the rest of another', async () => {
  const { user, sent, notices, baseElement } = renderInvoices();
  const listed = within(await screen.findByRole('row', { name: /INV-1/ }));
  expect(listed.getByText('Partly credited by CN-1')).toBeVisible();
  await chooseAction(user, 'INV-1', 'Issue credit note');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for invoice INV-1' }));
  const [charge] = await dialog.findAllByLabelText(/^Charge, with what is left/);
  await user.selectOptions(charge as HTMLElement, 'Loading delay · Hatton · 200.00 LKR');
  expect(dialog.getByText('of 90')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Quantity/), '45');
  await user.click(dialog.getByRole('button', { name: 'Add charge' }));
  const [, other] = dialog.getAllByLabelText(/^Charge, with what is left/);
  await user.selectOptions(other as HTMLElement, 'Flat trip rate · 600.00 LKR');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  expect(await dialog.findByText('Field is required')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Late');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  await waitFor(() => expect(notices).toEqual(['Credit note issued']));
  expect(sent).toEqual([{ reason: 'Late', lines: [{ line: 1, quantity: '45' }, { line: 0 }] }]);
});

test('credits an amount', async () => {
  const { user, sent } = renderInvoices('/?dialog=part.i-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for invoice INV-1' }));
  await user.selectOptions(await dialog.findByLabelText(/^Credit\b/), 'An amount');
  expect(dialog.getByText(/^At most 800.00 LKR/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Amount before tax/), '250');
  await user.type(dialog.getByLabelText(/^Reason/), 'Discount agreed');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Discount agreed', amount: '250' }]));
});

test('shows an invoice with its credit notes, and allocates the credit balance to another one', async () => {
  const { user, sent, notices, baseElement } = renderInvoices('/?dialog=invoice.i-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice INV-1' }));
  expect(await dialog.findByText('Credit balance')).toBeVisible();
  for (const text of ['CN-1', 'Allocated to INV-7 · recorded by nadia']) expect(dialog.getByText(text)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Allocate or refund' }));
  const settle = within(await screen.findByRole('dialog', { name: 'Credit balance of INV-1' }));
  expect(settle.getByLabelText(/^Amount/)).toHaveValue('236.00');
  await settle.findByRole('option', { name: 'INV-2, 500.00 LKR open' });
  await user.selectOptions(settle.getByLabelText(/^Use it for/), 'INV-2, 500.00 LKR open');
  expect(settle.queryByLabelText(/^Method/)).toBeNull();
  await user.click(settle.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Credit balance updated']));
  expect(sent).toMatchObject([{ amount: '236.00', invoiceId: 'i-2' }]);
});
