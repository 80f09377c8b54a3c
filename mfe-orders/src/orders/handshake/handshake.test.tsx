import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import { HOUR } from 'shared-contracts/values/time';
import { chooseAction, errorReply, findAccessibilityViolations, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from '../detail/order-page.tsx';
import { order, START } from '../testing/orders.fixtures.ts';

const offered = {
  stage: 'validated',
  handshake: { state: 'offered', deadline: START - HOUR, reason: null },
  actions: ['accept', 'decline'],
} satisfies Partial<Order>;
const declined = {
  stage: 'validated',
  handshake: { state: 'declined', deadline: null, reason: 'No lorry free' },
  actions: ['offer', 'reopen'],
} satisfies Partial<Order>;

const renderPage = (overrides: Partial<Order>, replies: Replies = {}) =>
  renderScreen(<OrderPage />, {
    url: '/orders/order-1',
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order(overrides),
      'GET orders/:id/timeline': () => ({ items: [] }),
      ...replies,
    },
  });

test('shows until when the partner can accept, and accepts', async () => {
  const { user, notices, calls, baseElement } = renderPage(offered, { 'POST orders/:id/accept': () => order() });
  expect(await screen.findByText('Lanka Transporters can accept this order until 01.12.2030 10:30.')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(notices).toEqual(['Order accepted']));
  expect(calls).toContain('POST orders/order-1/accept');
});

test('declines with a reason', async () => {
  let sent: unknown;
  const { user, notices } = renderPage(offered, {
    'POST orders/:id/decline': ({ body }) => ((sent = body), order()),
  });
  await screen.findByRole('button', { name: 'Accept' });
  await chooseAction(user, 'O-000104', 'Decline');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline order' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  const reason = dialog.getByRole('textbox', { name: 'Why you decline' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await user.type(reason, 'No lorry free');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(notices).toEqual(['Order declined']));
  expect(sent).toEqual({ reason: 'No lorry free' });
});

test('shows the owner why the order was declined, and offers it again', async () => {
  const { user, notices, calls } = renderPage(declined, { 'POST orders/:id/offer': () => order() });
  expect(await screen.findByText('Lanka Transporters has declined this order.')).toBeVisible();
  expect(screen.getByText('No lorry free')).toBeVisible();
  expect(screen.getByText(/^Offer it again, or reopen it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Offer again' }));
  await waitFor(() => expect(notices).toEqual(['Order offered again']));
  expect(calls).toContain('POST orders/order-1/offer');
});

test('shows that the time to accept has expired', async () => {
  const { user } = renderPage(offered, { 'POST orders/:id/accept': () => errorReply(409, 'offerExpired') });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The time to accept this order has run out')).toBeVisible();
});

test('shows nothing about orders that need no acceptance', async () => {
  renderPage({});
  await screen.findByRole('heading', { level: 1, name: 'O-000104' });
  expect(screen.queryByText(/accept/i)).toBeNull();
});

test('plans an accepted order as its partner', async () => {
  const { user, router } = renderPage({ ...offered, handshake: null, actions: ['plan'] });
  await user.click(await screen.findByRole('button', { name: 'Plan trip' }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/trips/new?orderId=order-1'),
  );
});
