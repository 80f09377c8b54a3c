import { screen, waitFor, within } from '@testing-library/react';
import type { Order, OrderTiming } from 'shared-contracts/orders';
import { accessibilityFaults, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { DAY, order } from './testing/given.ts';

const HOUR = 3600;
const named = { id: 'location-1', name: 'Colombo Port', city: 'Colombo' };
const timing: OrderTiming = {
  stage: 'transit',
  stops: [
    {
      position: 0,
      kind: 'pickup',
      location: named,
      plannedFrom: DAY,
      plannedTo: DAY + 2 * HOUR,
      arrival: { at: DAY, isInferred: false },
      start: { at: DAY + HOUR, isInferred: true },
      end: null,
      departure: { at: DAY + 4 * HOUR, isInferred: false },
      lateMinutes: 0,
      dwellMinutes: 240,
      freeMinutes: 120,
      chargedMinutes: 120,
      amount: '1000.00',
    },
  ],
  summary: {
    dwellMinutes: 240,
    chargedMinutes: 120,
    amount: '1000.00',
    currency: 'LKR',
    lateMinutes: 0,
    transitMinutes: null,
  },
};

const show = (over: Partial<Order> = {}, replies: Replies = {}, at = '/orders/order-1') =>
  renderScreen(<OrderPage />, {
    at,
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order(over),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'GET v1/orders/:id/timing': () => timing,
      ...replies,
    },
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('timing: planned and actual of each stop, what is charged, and what nobody told', async () => {
  const { user, baseElement } = show();
  await user.click(await screen.findByRole('button', { name: 'Show timing' }));
  const shown = await dialog('Timing');
  const cells = (await shown.findAllByRole('row'))[1]?.querySelectorAll('td') ?? [];
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    'PickupColombo Port',
    '01.12.2030 11:30 – 13:30',
    '01.12.2030 11:30',
    '01.12.2030 12:30inferred',
    '01.12.2030 15:30',
    '00:00',
    '04:00',
    '02:00',
    '02:00',
    '1,000.00 LKR',
  ]);
  expect(shown.getByText(/^Inferred: nobody told/)).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('timing of an order without stops says so', async () => {
  show({}, { 'GET v1/orders/:id/timing': () => ({ ...timing, stops: [] }) }, '/orders/order-1?dialog=timing');
  expect((await dialog('Timing')).queryByRole('table')).toBeNull();
  expect(await (await dialog('Timing')).findByText('The order has no stops yet.')).toBeVisible();
});

test('timing that fails is told and asked for again', async () => {
  let failures = 1;
  const { user } = show(
    {},
    { 'GET v1/orders/:id/timing': () => (failures-- > 0 ? refuse(500, 'internal') : timing) },
    '/orders/order-1?dialog=timing',
  );
  const shown = await dialog('Timing');
  await user.click(await shown.findByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('table')).toBeVisible();
});

test('the route stands on a map of its own', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect((await dialog('Map of the route')).getByRole('group', { name: 'Map of the route' })).toBeVisible();
});

test('reopening says what it causes and takes a reason', async () => {
  let sent: unknown;
  const { user, notices } = show(
    { stage: 'validated', actions: ['reopen'] },
    { 'PATCH orders/:id/reopen': ({ body }) => ((sent = body), order()) },
  );
  await chooseAction(user, 'O-000104', 'Reopen');
  const asked = await dialog('Reopen');
  expect(asked.getByText(/back to saved/)).toBeVisible();
  await user.type(asked.getByRole('textbox', { name: 'Reason' }), 'Other vehicle');
  await user.click(asked.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(notices).toEqual(['Order reopened']));
  expect(sent).toEqual({ reason: 'Other vehicle', from: 'validated' });
});

test('a cargo that is short needs a reason, and never more than was ordered', async () => {
  let sent: unknown;
  const { user, calls, notices } = show(
    { stage: 'incompleteDelivery', actions: ['markCargoDelivered'] },
    {
      'GET v2/orders/:id': () => refuse(404, 'notFound'),
      'PATCH orders/:id/cargos/:cargoId/delivered': ({ body }) => ((sent = body), order()),
    },
  );
  await chooseAction(user, 'O-000104', 'Mark cargo delivered');
  const asked = await dialog('Mark cargo delivered');
  const quantity = asked.getByRole('textbox', { name: 'Delivered quantity' });
  const put = async (text: string) => {
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.click(asked.getByRole('button', { name: 'Mark delivered' }));
  };
  await put('11');
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('More than was ordered'));
  await put('8');
  const reason = await asked.findByRole('textbox', { name: 'Shortage reason' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await user.type(reason, 'Two sacks torn');
  await user.click(asked.getByRole('button', { name: 'Mark delivered' }));
  await waitFor(() => expect(notices).toEqual(['Delivery of the cargo noted']));
  expect(calls).toContain('PATCH orders/order-1/cargos/cargo-1/delivered');
  expect(sent).toEqual({ quantity: 8, shortageReason: 'Two sacks torn' });
});

test('who is second is told what the other did, and sees it', async () => {
  let stage: Order['stage'] = 'pendingValidation';
  const { user } = show(
    {},
    {
      'GET orders/:id': () => order({ stage, actions: stage === 'pendingValidation' ? ['approve'] : [] }),
      'GET orders/:id/timeline': () => ({
        items: [
          {
            id: 'e',
            event: 'reject',
            from: 'pendingValidation',
            to: 'rejected',
            user: 'Kamala Silva',
            actor: null,
            reason: 'Late',
            occurredAt: DAY,
            recordedAt: DAY,
          },
        ],
      }),
      'PATCH orders/:id/approve': () => ((stage = 'rejected'), refuse(409, 'stageNotAllowed')),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('Kamala Silva has changed this order meanwhile: Pending validation → Rejected'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('the trip of an order is a link away', async () => {
  show({ trip: { id: 'trip-1', number: 'T-000007' } });
  expect(await screen.findByRole('link', { name: 'T-000007' })).toHaveAttribute('href', '/trips/trip-1');
});
