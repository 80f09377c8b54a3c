import { screen, within } from '@testing-library/react';
import type { OrdersToday } from 'shared-contracts/orders/orders-today';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import OrdersTodaySlot from './orders-today-slot.tsx';

const [from, to] = [1_795_132_800, 1_795_219_199];
const order = {
  id: 'o-1',
  number: 'O-000104',
  shipperCode: null,
  stage: 'validated',
  pickup: 'Port',
  drop: 'Kandy',
  pickupFrom: from,
  pickupTo: from + 60,
  risk: 'pickupMissed',
} as const;
const today: OrdersToday = {
  from,
  to,
  counts: [
    { state: 'unplanned', own: 2, partner: 0 },
    { state: 'planned', own: 0, partner: 0 },
    { state: 'moving', own: 1, partner: 3 },
    { state: 'delayed', own: 0, partner: 0 },
    { state: 'done', own: 4, partner: 0 },
  ],
  delayed: 5,
  items: [order, { ...order, id: 'o-2', number: 'O-000105', stage: 'transit', risk: null }],
};
const renderSlot = (reply: Replies[string], user = testUsers.cargoOwner) =>
  renderScreen(
    <main>
      <OrdersTodaySlot />
    </main>,
    { user, replies: { 'GET orders/today': reply } },
  );

test('counts the orders of the day by side, each with a link to its list, and shows the risks', async () => {
  const { container } = renderSlot(() => today);
  const [plan] = await screen.findAllByRole('link', { name: '2 To plan' });
  expect(plan).toHaveAttribute(
    'href',
    `/orders?stage=pendingValidation&stage=pending2ndValidation&stage=validated&pickupFrom=${from}&pickupTo=${to}`,
  );
  expect(screen.getByRole('link', { name: '3 On the way' }).getAttribute('href')).toMatch(
    new RegExp(`^/orders\\?view=partner&stage=started&.*pickupFrom=${from}&pickupTo=${to}$`),
  );
  expect(screen.getByRole('link', { name: '5 Delayed, any day' })).toHaveAttribute('href', '/orders?view=delayed');
  expect(screen.getByRole('link', { name: 'O-000104 Port → Kandy Pickup missed' })).toHaveAttribute(
    'href',
    '/orders/o-1',
  );
  expect(screen.getByRole('link', { name: 'O-000105 Port → Kandy In transit' })).toBeVisible();
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('shows that there are no pickups today, and still counts delayed orders', async () => {
  const counts = today.counts.map(({ state }) => ({ state, own: 0, partner: 0 }));
  renderSlot(() => ({ ...today, counts, items: [] }));
  expect(await screen.findByText('No pickups today')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 Delayed, any day' })).toBeVisible();
  expect(screen.queryByText('Your orders')).toBeNull();
});

test('shows what went wrong, and tries again', async () => {
  let isDown = true;
  const { user } = renderSlot(() => (isDown ? errorReply(500, 'internal') : today));
  const section = within(await screen.findByRole('region', { name: 'Orders today' }));
  const retry = await section.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await section.findByRole('link', { name: '2 To plan' })).toBeVisible();
});

test('sends no request for root and drivers', () => {
  renderSlot(() => today, { ...testUsers.transporter, isDriver: true });
  expect(screen.queryByRole('heading')).toBeNull();
});
