import { screen, within } from '@testing-library/react';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { InvoiceBalance, InvoicePayments } from 'shared-contracts/finance/payments';
import { chooseAction, renderScreen, testUsers } from 'shared-ui/testing';
import BillSlot from '../bill-slot.tsx';
import BillsPage from '../list/bills-page.tsx';
import { AT, BILL, submitted } from '../testing/bills.fixtures.ts';

const balance: InvoiceBalance = {
  invoiceId: 'i-1',
  paid: '180.00',
  credited: '0.00',
  open: '1000.00',
  state: 'partlyPaid',
  actions: ['record'],
};
const row = (id: string, more: Partial<BillRow> = {}): BillRow => ({
  id,
  of: 'order',
  subject: { id: `o-${id}`, number: `O-00000${id}`, shipperCode: null, reference: null, stage: 'billed' },
  state: 'approved',
  revision: 4,
  version: 1,
  side: 'payee',
  payer: { id: 'mills', name: 'Kandy Mills' },
  payee: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' },
  taxBase: '1000.00',
  vat: '180.00',
  total: '1180.00',
  currency: 'LKR',
  invoice: { number: `INV-${id}`, dueAt: AT },
  balance: { ...balance, invoiceId: `i-${id}` },
  isOverdue: true,
  submittedAt: AT,
  approvedAt: AT,
  outdatedAt: null,
  actions: [],
  ...more,
});

function renderList(rows: BillRow[]) {
  const sent: unknown[] = [];
  const page = { items: rows, total: rows.length, page: 1, limit: 20 };
  const { user } = renderScreen(<BillsPage />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET bills': () => page,
      'GET bills/counts': () => ({ items: [] }),
      'GET bills/totals': () => ({ currencies: [], own: null }),
      'GET partners': () => ({ ...page, items: [], total: 0 }),
      'POST payments': ({ body }) => sent.push(body) && { id: 'p-1' },
    },
  });
  return { user, sent };
}

const findDialog = async () => within(await screen.findByRole('dialog'));

test('records a payment of a bill, up to the open amount', async () => {
  const { user, sent } = renderList([
    row('1'),
    row('2', { balance: { ...balance, open: '0.00', state: 'paid', actions: [] } }),
  ]);
  const bill = within(await screen.findByRole('row', { name: /^Select O-000001/ }));
  expect(bill.getByText('Partly paid')).toBeVisible();
  expect(bill.getByText('1,000.00 open')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^Select O-000002/ })).getByText('Paid')).toBeVisible();
  await chooseAction(user, 'O-000001', 'Record payment');
  const dialog = await findDialog();
  const amount = await dialog.findByLabelText(/^Amount for INV-1/);
  expect(amount).toHaveValue('1,000.00');
  await user.clear(amount);
  await user.type(amount, '1000.01');
  await user.type(dialog.getByLabelText(/^Reference/), 'TRX 7');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findByText('More than what is open')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Payment recorded')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'bankTransfer',
      currency: 'LKR',
      reference: 'TRX 7',
      invoices: [{ invoiceId: 'i-1', amount: '400.00' }],
    }),
  ]);
});

test('one payment pays the selected bills of one payer', async () => {
  const { user, sent } = renderList([row('1'), row('2')]);
  await screen.findByRole('row', { name: /^Select O-000001/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const selection = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(selection.getByRole('button', { name: /^Record payment/ }));
  const dialog = await findDialog();
  await dialog.findByLabelText(/^Amount for INV-2/);
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Payment recorded')).toBeVisible();
  expect(sent).toMatchObject([
    {
      invoices: [
        { invoiceId: 'i-1', amount: '1000.00' },
        { invoiceId: 'i-2', amount: '1000.00' },
      ],
    },
  ]);
});

test('a bill shows the payments of its invoice, and takes one back with a reason', async () => {
  const sent: unknown[] = [];
  const payment = {
    id: 'p-1',
    paidAt: AT,
    amount: '180.00',
    total: '500.00',
    method: 'cheque' as const,
    reference: 'No. 88',
    note: null,
    recordedAt: AT,
    recordedBy: 'nadia',
    takenBack: null,
    actions: ['takeBack' as const],
  };
  const payments: InvoicePayments = {
    ...balance,
    number: 'INV-1',
    currency: 'LKR',
    total: '1180.00',
    creditNotes: [],
    items: [
      payment,
      {
        ...payment,
        id: 'p-0',
        amount: '20.00',
        takenBack: { at: AT, by: 'nadia', reason: 'Typed twice' },
        actions: [],
      },
    ],
  };
  const { user } = renderScreen(<BillSlot orderId="o-1" />, {
    url: '/?dialog=bill',
    user: testUsers.cargoOwner,
    replies: {
      [`GET ${BILL}`]: () => ({ ...submitted, state: 'approved', invoice: null, balance, actions: [] }),
      [`GET ${BILL}/timeline`]: () => ({ items: [] }),
      'GET invoices/i-1/payments': () => payments,
      'POST payments/p-1/reversal': ({ body }) => sent.push(body) && { id: 'p-1' },
    },
  });
  const bill = within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));
  expect(await bill.findByText('Taken back: Typed twice')).toBeVisible();
  for (const text of ['Partly paid', /^Cheque · No. 88 · recorded by nadia$/, '1,000.00 LKR'])
    expect(bill.getAllByText(text)[0]).toBeVisible();
  expect(bill.getAllByText('of a payment of 500.00 LKR')).toHaveLength(2);
  await user.click(bill.getByRole('button', { name: 'Take back' }));
  const reason = within(await screen.findByRole('dialog', { name: 'Take back this payment?' }));
  await user.type(reason.getByLabelText(/^Reason/), 'Wrong customer');
  await user.click(reason.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Payment taken back')).toBeVisible();
  expect(sent).toEqual([{ reason: 'Wrong customer' }]);
});
