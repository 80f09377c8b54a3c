import { screen, waitFor, within } from '@testing-library/react';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import {
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import CarrierInvoicePage from './carrier-invoice-page.tsx';
import CarrierInvoicesPage from './carrier-invoices-page.tsx';
import { invoice, ORDER, row, toPage } from './testing/fixtures.ts';
import { sumOfAmounts } from 'shared-contracts/values/finance/sum-of-amounts';

const renderList = (replies: Replies = {}, url = '/carrier-invoices') =>
  renderScreen(<CarrierInvoicesPage />, {
    user: testUsers.cargoOwner,
    url,
    replies: { 'GET carrier-invoices': () => toPage([row]), 'GET partners': () => toPage([row.payee]), ...replies },
  });
const renderPage = (detail: CarrierInvoice = invoice, replies: Replies = {}) =>
  renderScreen(<CarrierInvoicePage />, {
    user: testUsers.cargoOwner,
    url: '/carrier-invoices/c-1',
    path: '/carrier-invoices/:id',
    replies: {
      'GET carrier-invoices/c-1': () => detail,
      'GET carrier-invoices/c-1/timeline': () => ({ items: [] }),
      ...replies,
    },
  });

test.each([
  [['1.10', '2.05'], '3.15'],
  [['-0.05'], '-0.05'],
  [['9999999999999.99', '0.02'], '10000000000000.01'],
  [[], '0.00'],
])('%j sum to %s', (amounts, sum) => {
  expect(sumOfAmounts(amounts)).toBe(sum);
});

test('lists carrier invoices by status, with their difference', async () => {
  const { user, calls, baseElement } = renderList();
  const line = within(await screen.findByRole('row', { name: /SFL\/26\/0431/ }));
  for (const text of ['Serendib', 'Disputed', '1,298.00 LKR', '100.00 LKR', '20.11.2026'])
    expect(line.getByText(text)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Status/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Matched' }));
  await waitFor(() => expect(calls.some((call) => call.includes('status=matched'))).toBe(true));
});

test('shows an empty list, and nothing to receive for readers', async () => {
  renderScreen(<CarrierInvoicesPage />, {
    user: { ...testUsers.cargoOwner, rules: [{ model: 'order', rule: 'read' }] },
    replies: { 'GET carrier-invoices': () => toPage([]) },
  });
  expect(await screen.findByText('No carrier invoices')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload e-invoice' })).toBeNull();
});

test('compares with the bills, proposes an amount and accepts the other side’s', async () => {
  const sent: unknown[] = [];
  const { user, notices, calls, baseElement } = renderPage(invoice, {
    'POST carrier-invoices/c-1/messages': ({ body }) => (sent.push(body), invoice),
    'PATCH carrier-invoices/c-1/accept': () => ({ ...invoice, status: 'agreed', actions: [] }),
  });
  const table = within(await screen.findByRole('table', { name: 'Compared with the bills' }));
  for (const text of ['O-000012', 'Above', 'No bill', 'Tolerance 20.00 LKR', '1,050.00 LKR', 'Line 2: Load 9'])
    expect(table.getByText(text)).toBeVisible();
  expect(screen.getByText('Proposes 1,050.00 LKR before tax')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Propose amounts' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText(/^O-000012, before tax/);
  expect(amount).toHaveValue('1,050.00');
  await user.clear(amount);
  await user.type(amount, '1025');
  await user.click(dialog.getByLabelText('The carrier sends a credit note for the difference'));
  await user.type(dialog.getByLabelText(/^Message/), 'Last offer');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(notices).toEqual(['Message sent']));
  expect(sent).toEqual([{ text: 'Last offer', proposal: [{ subjectId: ORDER, net: '1025.00' }], creditNote: true }]);

  await user.click(screen.getByRole('button', { name: 'Accept proposal' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/1,239\.00 LKR with tax/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Accept proposal' }));
  await waitFor(() => expect(calls).toContain('PATCH carrier-invoices/c-1/accept'));
});

test('chooses the order of a line by hand', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(
    { ...invoice, status: 'differs', messages: [], proposal: null, actions: ['match'] },
    {
      'GET carrier-invoices/c-1/subjects': () => ({
        items: [{ of: 'order', id: ORDER, number: 'O-000013', reference: 'PO 9' }],
      }),
      'PATCH carrier-invoices/c-1/match': ({ body }) => (sent.push(body), invoice),
    },
  );
  const [, second] = await screen.findAllByRole('button', { name: 'Choose order or trip' });
  await user.click(second as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /O-000013/ }));
  await user.click(dialog.getByRole('button', { name: 'Compare again' }));
  await waitFor(() => expect(sent).toEqual([{ lines: [{ position: 1, subject: { of: 'order', id: ORDER } }] }]));
});

test('the carrier sees no comparison before the dispute', async () => {
  renderPage({
    ...invoice,
    side: 'payee',
    status: 'received',
    comparison: null,
    messages: [],
    proposal: null,
    actions: [],
  });
  expect(await screen.findByText(/The payer compares this invoice/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
});

test('shows that invoices of others don’t exist', async () => {
  renderPage(invoice, { 'GET carrier-invoices/c-1': () => errorReply(404, 'notFound') });
  expect(await screen.findByText('This carrier invoice doesn’t exist')).toBeVisible();
});
