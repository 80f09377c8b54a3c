import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { orderRow, pageOf } from './testing/given.ts';
import WaitingSlot from './waiting-slot.tsx';

const CALL = 'GET orders/v2?waitingForMe=true&sort=pickupFrom&limit=5';
function show(orders: Replies[string], user = as.cargoOwner) {
  const counts: number[] = [];
  const screenOf = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET orders/v2': orders } },
  );
  return { ...screenOf, counts };
}

test('what waits for my approval: how many, the first of them, and the way to all', async () => {
  const { calls, container, counts } = show(() => ({
    ...pageOf(orderRow({ actions: ['approve', 'reject'] })),
    total: 12,
  }));
  expect(await screen.findByRole('heading', { name: 'Orders waiting for your approval' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'O-000104 Lanka Transporters 01.12.2030 11:30 – 13:30' })).toHaveAttribute(
    'href',
    '/orders/order-1',
  );
  expect(screen.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/orders?waitingForMe=true');
  expect(calls).toEqual([CALL]);
  expect(counts.at(-1)).toBe(12);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each<[string, Replies[string], number[]]>([
  ['nothing waits', () => pageOf(), [0]],
  ['it cannot be told', () => refuse(500, 'internal'), []],
])('nothing is shown when %s', async (_case, reply, told) => {
  const { calls, counts } = show(reply);
  await waitFor(() => expect(calls).toContain(CALL));
  await waitFor(() => expect(counts).toEqual(told));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test('nobody who may not approve is asked about', () => {
  const { calls, counts } = show(() => pageOf(orderRow()), as.reader);
  expect(calls).toEqual([]);
  expect(counts).toEqual([0]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
