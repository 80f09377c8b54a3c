import { screen, waitFor, within } from '@testing-library/react';
import type { CreditLimit, CreditUse } from 'shared-contracts/finance/credit-limits';
import type { AgingPage as Aging, AgingRow } from 'shared-contracts/finance/aging';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import {
  chooseAction,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
} from 'shared-ui/testing';
import AgingPage from './aging-page.tsx';

const amounts = {
  currency: 'LKR',
  notDue: '0.00',
  days30: '120.00',
  days60: '0.00',
  days90: '0.00',
  over90: '30.50',
  credit: '-10.00',
  total: '140.50',
};
const row: AgingRow = {
  ...amounts,
  id: 'mills LKR',
  partner: { id: 'mills', name: 'Kandy Mills' },
  invoices: 3,
  creditUse: null,
};

/** @param open the side with something open */
const renderAging = (open: BalanceSide | undefined, url = '/') =>
  renderScreen(<AgingPage />, {
    url,
    user: testUsers.cargoOwner,
    replies: {
      'GET aging': ({ query }): Aging => {
        const items = query.get('side') === open ? [row] : [];
        return { items, total: items.length, page: 1, limit: 20, at: 0, totals: items.length > 0 ? [amounts] : [] };
      },
    },
  });

test('shows what is open by age, each figure with its invoices, receivable and payable', async () => {
  const { user, baseElement } = renderAging('receivable');
  const mills = within(await screen.findByRole('row', { name: /Kandy Mills/ }));
  expect(mills.getByText('3 invoices in LKR')).toBeVisible();
  expect(mills.getByRole('link', { name: '120.00' })).toHaveAttribute(
    'href',
    expect.stringContaining('aging=days30&currency=LKR&sort=dueAt&partnerId=mills'),
  );
  expect(mills.getByRole('link', { name: '-10.00' })).toBeVisible();
  const totals = within(screen.getByRole('table', { name: 'Totals of all partners' }));
  expect(totals.getByRole('link', { name: '140.50' })).toHaveAttribute('href', expect.not.stringContaining('partner'));
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Payable' }));
  expect(await screen.findByText('Nothing open')).toBeVisible();
});

test('opens with payables for users who only pay; a tab and the URL select another side', async () => {
  const { user } = renderAging('payable');
  expect(await screen.findByRole('row', { name: /Kandy Mills/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payable' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Receivable' }));
  expect(await screen.findByText('Nothing open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Receivable' })).toHaveAttribute('aria-current', 'page');
});

test('opens at the side of the address, and at receivable if nothing is open', async () => {
  const { unmount } = renderAging('payable', '/?view=receivable');
  expect(await screen.findByText('Nothing open')).toBeVisible();
  unmount();
  renderAging(undefined);
  expect(await screen.findByText('Nothing open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Receivable' })).toHaveAttribute('aria-current', 'page');
});

test('marks a partner above its credit limit, and sets the limit of any partner', async () => {
  const creditUse: CreditUse = {
    limit: '100.00',
    currency: 'LKR',
    used: '140.50',
    percent: 140,
    isAbove: true,
    isNear: false,
    withoutRate: ['EUR'],
  };
  const calls: unknown[] = [];
  const limit: CreditLimit = { partner: row.partner, currency: 'LKR', use: creditUse };
  const { user, notices, baseElement } = renderScreen(<AgingPage />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET aging': (): Aging => ({
        items: [{ ...row, creditUse }],
        total: 1,
        page: 1,
        limit: 20,
        at: 0,
        totals: [amounts],
      }),
      'GET partners': () => ({ items: [{ id: 'lagoon', name: 'Lagoon' }], total: 1, page: 1, limit: 500 }),
      'GET credit-limits/mills': () => limit,
      'PUT credit-limits/mills': ({ body }) => (calls.push(body), limit),
      'PUT credit-limits/lagoon': ({ body }) => (calls.push(body), limit),
    },
  });
  const mills = within(await screen.findByRole('row', { name: /Kandy Mills/ }));
  expect(mills.getByText('Above: 140%')).toBeVisible();
  expect(mills.getByText(/of 100, without EUR: no rate/)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await chooseAction(user, 'Kandy Mills', 'Credit limit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit limit of Kandy Mills' }));
  const field = await dialog.findByLabelText(/^Credit limit/);
  expect(field).toHaveValue('100.00');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toEqual([{ limit: null }]));
  await user.click(await screen.findByRole('button', { name: 'Set credit limit' }));
  const created = within(await screen.findByRole('dialog', { name: 'Set credit limit' }));
  await user.selectOptions(await created.findByLabelText(/^Partner/), 'Lagoon');
  await user.type(created.getByLabelText(/^Credit limit/), '500');
  await user.click(created.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toEqual([{ limit: null }, { limit: '500' }]));
  expect(notices).toEqual(['Credit limit saved', 'Credit limit saved']);
});
