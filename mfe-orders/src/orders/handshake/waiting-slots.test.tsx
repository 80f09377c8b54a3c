import { screen, waitFor } from '@testing-library/react';
import { HOUR } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { orderRow, pageOf, START } from '../testing/orders.fixtures.ts';
import AcceptanceSlot from './acceptance-slot.tsx';
import PlanningSlot from './planning-slot.tsx';

const SLOTS = { accept: AcceptanceSlot, plan: PlanningSlot };
const requestOf = (toDo: string) => `GET v2/orders?fromPartner=true&toDo=${toDo}&sort=pickupFrom&limit=5`;

function renderSlot(toDo: keyof typeof SLOTS, orders: Replies[string], user = testUsers.forwarder) {
  const counts: number[] = [];
  const WaitingSlot = SLOTS[toDo];
  const view = renderScreen(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { user, replies: { 'GET v2/orders': orders } },
  );
  return { ...view, counts };
}
const offered = orderRow({
  stage: 'validated',
  handshake: { state: 'offered', deadline: START - HOUR, reason: null },
});

test('lists the orders to accept with their deadlines', async () => {
  const { calls, container, counts } = renderSlot('accept', () => ({ ...pageOf(offered), total: 7 }));
  expect(await screen.findByRole('heading', { name: 'Orders to accept' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'O-000104 Ceylon Exports until 01.12.2030 10:30' })).toHaveAttribute(
    'href',
    '/orders/order-1',
  );
  expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/orders?view=partner&toDo=accept');
  expect(calls).toContain(requestOf('accept'));
  expect(counts.at(-1)).toBe(7);
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('lists the orders to plan with their pickup windows', async () => {
  const { calls } = renderSlot('plan', () => pageOf(orderRow({ stage: 'validated' })));
  expect(await screen.findByRole('heading', { name: 'Orders to plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^O-000104 Ceylon Exports 01\.12\.2030 11:30/ })).toBeVisible();
  expect(calls).toContain(requestOf('plan'));
});

test.each(['accept', 'plan'] as const)('shows nothing when there is nothing to %s or loading fails', async (toDo) => {
  const { counts, unmount } = renderSlot(toDo, () => pageOf());
  await waitFor(() => expect(counts).toEqual([0]));
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  unmount();
  const failed = renderSlot(toDo, () => errorReply(500, 'internal'));
  await waitFor(() => expect(failed.calls).toContain(requestOf(toDo)));
  expect(failed.counts).toEqual([]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

test.each(['accept', 'plan'] as const)('sends no request for users who can not %s orders', (toDo) => {
  const { calls, counts } = renderSlot(toDo, () => pageOf(offered), testUsers.reader);
  expect(calls.filter((call) => call.includes('orders'))).toEqual([]);
  expect(counts).toEqual([0]);
});
