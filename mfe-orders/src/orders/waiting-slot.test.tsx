import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import { orderRow, pageOf } from './testing/orders.fixtures.ts';
import WaitingSlot from './waiting-slot.tsx';

const REQUEST = 'GET orders/v2?waitingForMe=true&sort=pickupFrom&limit=5';
function renderSlot(orders: Replies[string], user = testUsers.cargoOwner) {
  const counts: number[] = [];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET orders/v2': orders } },
  );
  return { ...view, counts };
}

test('shows the number of orders waiting for approval, the first ones and a link to all', async () => {
  const { calls, container, counts } = renderSlot(() => ({
    ...pageOf(orderRow({ actions: ['approve', 'reject'] })),
    total: 12,
  }));
  expect(await screen.findByRole('heading', { name: 'Orders waiting for your approval' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'O-000104 Lanka Transporters 01.12.2030 11:30 – 13:30' })).toHaveAttribute(
    'href',
    '/orders/order-1',
  );
  expect(screen.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/orders?waitingForMe=true');
  expect(calls).toEqual([REQUEST]);
  expect(counts.at(-1)).toBe(12);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['no orders wait', () => pageOf(), [0]],
  ['loading fails', () => errorReply(500, 'internal'), []],
])('shows nothing when %s', async (_case, reply, expectedCounts) => {
  const { calls, counts } = renderSlot(reply);
  await waitFor(() => expect(calls).toContain(REQUEST));
  await waitFor(() => expect(counts).toEqual(expectedCounts));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('sends no request for users who cannot approve', () => {
  const { calls, counts } = renderSlot(() => pageOf(orderRow()), testUsers.reader);
  expect(calls).toEqual([]);
  expect(counts).toEqual([0]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
