import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import { findAccessibilityViolations, renderScreen } from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { order } from '../testing/orders.fixtures.ts';

const WAITING: Partial<Order> = { stage: 'pendingValidation', actions: ['approve', 'reject'] };

function renderPage(overrides: Partial<Order>) {
  const sent: unknown[] = [];
  const view = renderScreen(<OrderPage />, {
    url: '/orders/order-1?dialog=approve',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order(overrides),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'PATCH orders/:id/approve': ({ body }) => {
        sent.push(body);
        return order({ ...overrides, stage: 'validated', actions: [] });
      },
    },
  });
  return { ...view, sent };
}

test('approves the order in the URL after a confirmation', async () => {
  const { user, sent, notices, router, baseElement } = renderPage(WAITING);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Approves order O-000104 for /)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Order approved']));
  expect(sent).toEqual([{ from: 'pendingValidation' }]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('approves nothing after going back, or when the order no longer waits', async () => {
  const { user, sent, router, unmount } = renderPage(WAITING);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent).toEqual([]);
  unmount();
  renderPage({ stage: 'validated', actions: ['reopen'] });
  expect(await screen.findByRole('heading', { name: /O-000104/ })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
