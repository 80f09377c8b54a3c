import { screen, waitFor, within } from '@testing-library/react';
import type { BillingPeriodPreview, BillingPeriodRow, InvoiceRow } from 'shared-contracts/finance/billing-periods';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import Invoices from './invoices-page.tsx';
import PeriodsPage from '../invoicing/periods-page.tsx';

const AT = 1_795_168_800;
const home = { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' };
const period = (id: string, name: string, more: Partial<BillingPeriodRow> = {}): BillingPeriodRow => ({
  id,
  of: 'order',
  side: 'payee',
  payer: { id: `payer-${id}`, name },
  payee: home,
  currency: 'LKR',
  cycle: 'weekly',
  from: '2026-11-16',
  to: '2026-11-22',
  closesOn: '2026-11-26',
  isSelfBilled: false,
  bills: 2,
  net: '200.06',
  actions: ['createInvoice'],
  ...more,
});
const preview: BillingPeriodPreview = {
  ...period('1', 'Kandy Mills'),
  items: ['1', '2'].map((n) => ({
    id: n,
    subject: { id: `order-${n}`, number: `O-00000${n}`, shipperCode: null, reference: `PO ${n}` },
    service: { from: AT, to: AT },
    net: '100.03',
  })),
  outdated: 1,
  taxes: [{ category: 'standard', name: 'VAT', percentage: '18', reason: null, base: '200.06', tax: '36.01' }],
  tax: '36.01',
  total: '236.07',
};
const toPage = <T,>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderPeriods = (replies: Replies = {}) =>
  renderScreen(<PeriodsPage />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET billing-periods': () => toPage([period('1', 'Kandy Mills'), period('2', 'Galle Spices')]),
      'GET billing-periods/1': () => preview,
      ...replies,
    },
  });

test('previews the invoice of a period with its totals by tax, and creates it', async () => {
  const { user, notices, calls, baseElement } = renderPeriods({
    'POST billing-periods/1/invoice': () => ({ id: 'i-1', number: 'INV-2026-000001' }),
  });
  const row = within(await screen.findByRole('row', { name: /Kandy Mills/ }));
  expect(row.getByText('16.11.2026 – 22.11.2026')).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(row.getByRole('button', { name: /^Preview/ }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['O-000002', 'PO 1', '236.07 LKR', '36.01 LKR', '1 bill needs a new version first and will wait.'])
    expect(await dialog.findByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(notices).toEqual(['Invoice issued']));
  expect(calls).toContain('POST billing-periods/1/invoice');
});

test('creates the invoices of all selected partners, with a result for each', async () => {
  const { user } = renderPeriods({
    'POST billing-periods/1/invoice': () => ({ id: 'i-1', number: 'INV-2026-000001' }),
    'POST billing-periods/2/invoice': () => errorReply(409, 'nothingToInvoice'),
  });
  await screen.findByRole('row', { name: /Galle Spices/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const selection = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(selection.getByRole('button', { name: /^Create invoice/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create invoice' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Invoice INV-2026-000001')).toBeVisible();
  expect(await dialog.findByText(/None of these bills waits any more/)).toBeVisible();
});

test('shows when nothing waits', async () => {
  renderPeriods({ 'GET billing-periods': () => toPage([]) });
  expect(await screen.findByText('Nothing to invoice')).toBeVisible();
});

const invoice: InvoiceRow = {
  id: 'i-1',
  number: 'INV-2026-000001',
  kind: 'invoice',
  of: 'order',
  side: 'payee',
  payer: { id: 'mills', name: 'Kandy Mills' },
  payee: home,
  issuedAt: AT,
  dueAt: AT,
  period: { cycle: 'weekly', from: '2026-11-16', to: '2026-11-22' },
  bills: 2,
  subject: null,
  net: '200.06',
  tax: '36.01',
  total: '236.07',
  currency: 'LKR',
  original: null,
  creditNote: null,
  actions: ['credit'],
};

test('lists invoices, and reverses a grouped one for a reason', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderScreen(<Invoices />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET invoices': () => toPage([invoice]),
      'PATCH invoices/i-1/credit': ({ body }) => (sent.push(body), { ...invoice, actions: [] }),
    },
  });
  const row = within(await screen.findByRole('row', { name: /INV-2026-000001/ }));
  expect(row.getByText('2 orders')).toBeVisible();
  expect(row.getByText('16.11.2026 – 22.11.2026')).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await chooseAction(user, 'INV-2026-000001', 'Reverse invoice');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reverse invoice INV-2026-000001' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong address');
  await user.click(dialog.getByRole('button', { name: 'Reverse invoice' }));
  await waitFor(() => expect(notices).toEqual(['Credit note issued']));
  expect(sent).toEqual([{ reason: 'Wrong address' }]);
});
