import { screen, within } from '@testing-library/react';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import {
  collectSavedFiles,
  errorReply,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import { AT } from '../testing/bills.fixtures.ts';
import BillsPage from './bills-page.tsx';

const savedFiles = collectSavedFiles();

const bill = (id: string, more: Partial<BillRow> = {}): BillRow => ({
  id,
  of: 'order',
  subject: { id: `order-${id}`, number: `O-00000${id}`, shipperCode: null, reference: null, stage: 'delivered' },
  state: 'submitted',
  revision: 4,
  version: 1,
  side: 'payer',
  payer: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' },
  payee: { id: 'lines', name: 'Lanka Lines' },
  taxBase: '1000.00',
  vat: '180.00',
  total: '1180.00',
  currency: 'LKR',
  invoice: null,
  isOverdue: false,
  submittedAt: AT,
  approvedAt: null,
  outdatedAt: null,
  actions: ['approve', 'sendEmail'],
  ...more,
});
const trip = bill('3', {
  of: 'trip',
  subject: { id: 'trip-3', number: 'T-000003', shipperCode: null, reference: null, stage: 'billed' },
  state: 'approved',
  side: 'payee',
  payer: { id: 'mills', name: 'Kandy Mills' },
  invoice: { number: 'INV-2026-000007', dueAt: AT },
  isOverdue: true,
  approvedAt: AT,
  actions: [],
});
const rows = [bill('1'), bill('2'), trip];
const toPage = (items: BillRow[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderPage = (url = '/', replies: Replies = {}) =>
  renderScreen(<BillsPage />, {
    url,
    user: testUsers.cargoOwner,
    replies: {
      'GET bills': () => toPage(rows),
      'GET bills/totals': () => ({
        currencies: [
          { currency: 'EUR', bills: 1, taxBase: '100.00', vat: '18.00', total: '118.00' },
          { currency: 'LKR', bills: 2, taxBase: '100.00', vat: '0.00', total: '100.00', credited: '20.00' },
        ],
        own: {
          currency: 'LKR',
          total: '41459.00',
          withoutRate: 1,
          unconverted: [{ currency: 'USD', bills: 1, total: '12.50' }],
          firstDay: '2026-11-18',
          lastDay: '2026-11-20',
        },
      }),
      'GET bills/counts': () => ({
        items: [
          { tab: 'all', count: 3 },
          { tab: 'receivable', count: 1 },
          { tab: 'payable', count: 2 },
          { tab: 'toApprove', count: 2 },
          { tab: 'overdue', count: 1 },
        ],
      }),
      'GET partners': () => toPage([]),
      ...replies,
    },
  });
const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^Select ${name}`) }));

test('lists bills by tab with their side, and links to their order or trip', async () => {
  const { user, calls } = renderPage();
  const payable = await findRow('O-000001');
  expect(payable.getByText('Payable')).toBeVisible();
  expect(payable.getByText('Lanka Lines')).toBeVisible();
  expect(payable.getByRole('link', { name: 'O-000001' })).toHaveAttribute('href', '/orders/order-1?dialog=bill');
  const receivable = await findRow('T-000003');
  expect(receivable.getByText('Receivable')).toBeVisible();
  expect(receivable.getByText('Kandy Mills')).toBeVisible();
  expect(receivable.getByText('INV-2026-000007')).toBeVisible();
  expect(receivable.getByText('Overdue')).toBeVisible();
  expect(receivable.getByRole('link', { name: 'T-000003' })).toHaveAttribute('href', '/trips/trip-3?dialog=bill');
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await user.click(await screen.findByRole('link', { name: 'To approve (2)' }));
  expect(calls.at(-1)).toBe('GET bills?sort=-date&page=1&limit=20&tab=toApprove');
});

test('approves the selected bills and shows rejections with the reason', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage('/', {
    'PATCH orders/order-1/bill/approve': ({ body }) => sent.push(body) && {},
    'PATCH orders/order-2/bill/approve': () => errorReply(409, 'billProvisional'),
  });
  await findRow('O-000001');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const selection = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(selection.getByRole('button', { name: /^Approve/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  const items = await within(screen.getByRole('dialog')).findAllByRole('listitem');
  await screen.findByText('A provisional bill can’t be approved');
  expect(items.map(({ textContent }) => textContent).toSorted()).toEqual([
    'O-000001Done',
    'O-000002A provisional bill can’t be approved',
  ]);
  expect(sent).toEqual([{ revision: 4 }]);
});

test('saves the selected bills as one PDF, and shows for each where it is', async () => {
  const { user, calls } = renderPage('/', { 'GET bills/documents/export': () => new Response('%PDF') });
  await findRow('O-000001');
  await user.click(screen.getByRole('checkbox', { name: 'Select O-000001' }));
  await user.click(screen.getByRole('button', { name: /^Save as PDF/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save as PDF' }));
  expect(await within(screen.getByRole('dialog')).findByText('Saved in bills.pdf')).toBeVisible();
  expect(savedFiles.map(({ name }) => name)).toEqual(['bills.pdf']);
  expect(calls).toContain('GET bills/documents/export?billId=1');
});

test('groups the selected bills in one call, and shows the invoice of each or why it has none', async () => {
  const sent: unknown[] = [];
  const waiting: Partial<BillRow> = { state: 'approved', side: 'payee', actions: ['group'] };
  const { user } = renderPage('/', {
    'GET bills': () => toPage([bill('1', waiting), bill('2', waiting), trip]),
    'POST bills/group': ({ body }) => {
      sent.push(body);
      return {
        items: [
          { billId: '1', invoice: { id: 'i', number: 'INV-2026-000008', bills: 1 } },
          { billId: '2', refusal: { code: 'monthLocked', params: { month: '2026-11', organization: 'Kandy Mills' } } },
          { billId: '3', refusal: { code: 'billInvoiced', params: { invoice: 'INV-2026-000007' } } },
        ],
      };
    },
  });
  await findRow('O-000001');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const selection = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(selection.getByRole('button', { name: 'Group (2)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Group' }));
  expect(dialog.getByText(/^Issues invoices now/)).toBeVisible();
  expect(dialog.getByText(/^Applies to 2 of the 3 selected/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Group' }));
  expect(await dialog.findByText('1 changed, 2 not')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'O-0000022026-11 is locked at Kandy Mills. Its owner can reopen the month',
    'T-000003Already on invoice INV-2026-000007',
    'O-000001Invoice INV-2026-000008 with 1 bill',
  ]);
  expect(sent).toEqual([{ billIds: ['1', '2', '3'] }]);
});

test('offers no grouping where no selected bill waits for an invoice of the reader', async () => {
  const { user } = renderPage();
  await findRow('O-000001');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const selection = within(screen.getByRole('group', { name: 'Selected rows' }));
  expect(selection.getByRole('button', { name: /^Approve/ })).toBeVisible();
  expect(selection.queryByRole('button', { name: /^Group/ })).toBeNull();
});

test('stores the filters in the URL, and shows an empty state', async () => {
  const { calls } = renderPage('/?view=receivable&minTotal=1000&partnerId=mills', { 'GET bills': () => toPage([]) });
  expect(await screen.findByText('No bills to be paid to you')).toBeVisible();
  expect(calls).toContain('GET bills?partnerId=mills&minTotal=1000&sort=-date&page=1&limit=20&tab=receivable');
});

test('sums all bills that match by currency, and in the own one with the days of the rates', async () => {
  renderPage();
  expect(await screen.findByText('Total: 118.00 EUR + 100.00 LKR')).toBeVisible();
  expect(screen.getByText('after credit notes of 20.00 LKR')).toBeVisible();
  expect(screen.getByText('41,459.00 LKR at rates of 18.11.2026 to 20.11.2026')).toBeVisible();
  expect(screen.getByText('1 bill has no exchange rate: 12.50 USD')).toBeVisible();
});
