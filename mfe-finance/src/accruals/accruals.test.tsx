import { screen, waitFor, within } from '@testing-library/react';
import type { AccrualRow, AccrualRun } from 'shared-contracts/finance/accruals';
import {
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import AccrualRunPage from './accrual-run-page.tsx';
import AccrualRunsPage from './accrual-runs-page.tsx';

const AT = 1_795_168_800;
const total = { items: 2, billed: '600.00', difference: '-20.00', open: '400.00' } as const;
const run: AccrualRun = {
  id: 'r-1',
  month: '2026-10',
  state: 'preview',
  revision: 2,
  items: 3,
  withoutAmount: 1,
  totals: [
    { side: 'payer', currency: 'LKR', amount: '1020.00', ...total },
    { side: 'payee', currency: 'EUR', amount: '77.00', ...total },
  ],
  calculatedAt: AT,
  postedAt: null,
  postedBy: null,
  reversedOn: '2026-11-01',
  actions: ['calculate', 'post'],
};
const row: AccrualRow = {
  id: 'a-1',
  month: '2026-10',
  side: 'payer',
  of: 'order',
  subject: { id: 'order-1', number: 'O-000001', shipperCode: null, reference: 'PO 1' },
  partner: { id: 'p-1', name: 'Kandy Mills' },
  contract: 'Hill country',
  deliveredAt: AT,
  state: 'submitted',
  reasons: ['noRate'],
  amount: '620.00',
  currency: 'LKR',
  invoice: 'INV-2026-000009',
  billed: '600.00',
  difference: '-20.00',
};
const toPage = <T,>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const renderRun = (replies: Replies = {}) =>
  renderScreen(<AccrualRunPage />, {
    user: testUsers.cargoOwner,
    url: '/accruals/r-1',
    path: '/accruals/:id',
    replies: { 'GET accrual-runs/r-1': () => run, 'GET accruals': () => toPage([row]), ...replies },
  });

test('lists the months with both sides, and calculates one', async () => {
  const sent: unknown[] = [];
  const { user, notices, baseElement } = renderScreen(<AccrualRunsPage />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET accrual-runs': () => toPage([run]),
      'POST accrual-runs': ({ body }) => (sent.push(body), run),
    },
  });
  const line = within(await screen.findByRole('row', { name: /10\.2026/ }));
  for (const text of ['1,020.00 LKR', '77.00 EUR', 'Preview', '01.11.2026']) expect(line.getByText(text)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Calculate a month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calculate a month' }));
  const months = within(dialog.getByLabelText(/^Month/)).getAllByRole<HTMLOptionElement>('option');
  const [, , last] = months;
  await user.selectOptions(dialog.getByLabelText(/^Month/), last?.value ?? '');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(notices).toEqual(['Accruals calculated']));
  expect(sent).toEqual([{ month: last?.value }]);
});

test('shows what was invoiced against the accrual, and posts it after a question', async () => {
  const { user, notices, calls, baseElement } = renderRun({
    'PATCH accrual-runs/r-1/post': () => ({ ...run, state: 'posted', actions: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'Accruals 10.2026' })).toBeVisible();
  const line = within(await screen.findByRole('row', { name: /O-000001/ }));
  for (const text of ['620.00 LKR', '600.00 LKR', '-20.00 LKR', 'INV-2026-000009', 'Provisional', 'Hill country'])
    expect(line.getByText(text)).toBeVisible();
  expect(screen.getByText('1,020.00 LKR')).toBeVisible();
  expect(screen.getByText('1 item has no amount: no contract applies')).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Post accruals' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/end of 10\.2026 and their reversal on 01\.11\.2026/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Post accruals' }));
  await waitFor(() => expect(notices).toEqual(['Accruals posted']));
  expect(calls).toContain('PATCH accrual-runs/r-1/post');
});

test('shows that accruals of others don’t exist', async () => {
  renderRun({ 'GET accrual-runs/r-1': () => errorReply(404, 'notFound') });
  expect(await screen.findByText('These accruals don’t exist')).toBeVisible();
});
