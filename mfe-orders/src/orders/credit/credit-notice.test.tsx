import { screen } from '@testing-library/react';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import type { Order } from 'shared-contracts/orders/orders';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import OrderPage from '../detail/order-page.tsx';
import { order } from '../testing/orders.fixtures.ts';

const { transporter } = testUsers;
const CUSTOMER = { id: '00000000-0000-4000-8000-0000000000c1', name: 'Harvest' };
const OWN = { id: transporter.organizationId, name: 'Lanka Transporters' };
const near: CreditUse = {
  limit: '1000.00',
  currency: 'LKR',
  used: '850.00',
  percent: 85,
  isAbove: false,
  isNear: true,
  withoutRate: [],
};

function open(use: CreditUse | null, overrides: Partial<Order> = {}, user = transporter) {
  const calls: string[] = [];
  const reply = () => {
    calls.push('credit');
    return { partner: CUSTOMER, currency: 'LKR', use };
  };
  const view = renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    user,
    replies: {
      'GET orders/:id': () => order({ organization: CUSTOMER, partner: OWN, stage: 'validated', ...overrides }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      [`GET credit-limits/${CUSTOMER.id}`]: reply,
      [`GET credit-limits/${transporter.organizationId}`]: reply,
    },
  });
  return { ...view, calls };
}

test('warns the payee of what its customer has used, with its statement of account', async () => {
  const { baseElement } = open(near);
  expect(await screen.findByText('Harvest has used 85% of its credit limit')).toBeVisible();
  expect(screen.getByText(/850\.00 LKR of 1,000\.00 LKR/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the statement of account' })).toHaveAttribute(
    'href',
    `/statements?partnerId=${CUSTOMER.id}&side=receivable`,
  );
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test.each([
  [{ ...near, percent: 140, isAbove: true, isNear: false, withoutRate: ['EUR'] }, ': 140%'],
  [{ ...near, limit: '0.00', percent: null, isAbove: true, isNear: false }, ''],
])('shows by how much a limit is exceeded: %j', async (use, percent) => {
  open(use);
  expect(await screen.findByText(`Harvest is above its credit limit${percent}`)).toBeVisible();
  expect(screen.queryByText(/Without EUR: no exchange rate/) !== null).toBe(use.withoutRate.length > 0);
});

test('requests and shows nothing if there is nothing to warn of, or nobody to warn', async () => {
  const cases = [
    { use: { ...near, isNear: false }, isRequested: true },
    { use: null, isRequested: true },
    { use: near, overrides: { stage: 'delivered' }, isRequested: false },
    { use: near, overrides: { organization: OWN, partner: CUSTOMER }, isRequested: false },
    { use: near, user: { ...transporter, rules: [{ model: 'order', rule: 'read' }] }, isRequested: false },
  ] satisfies { use: CreditUse | null; overrides?: Partial<Order>; user?: typeof transporter; isRequested: boolean }[];
  for (const { use, overrides, user, isRequested } of cases) {
    const { calls, unmount } = open(use, overrides, user);
    expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
    await screen.findByRole('group', { name: 'Map of the route' });
    expect(calls).toEqual(isRequested ? ['credit'] : []);
    expect(screen.queryByText(/credit limit/)).toBeNull();
    unmount();
  }
});

test('shows the order although its credit cannot be read', async () => {
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    user: transporter,
    replies: {
      'GET orders/:id': () => order({ organization: CUSTOMER, partner: OWN }),
      'GET orders/:id/timeline': () => ({ items: [] }),
      [`GET credit-limits/${CUSTOMER.id}`]: () => errorReply(404, 'notFound'),
    },
  });
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible();
  expect(screen.queryByText(/credit limit/)).toBeNull();
});
