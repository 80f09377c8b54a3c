import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/orders/orders';
import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import { HOUR } from 'shared-contracts/values/time';
import { findAccessibilityViolations, chooseAction, errorReply, renderScreen, type Replies } from 'shared-ui/testing';
import OrderPage from './order-page.tsx';
import { enterDateTime } from '../testing/order-form.ts';
import { START, order } from '../testing/orders.fixtures.ts';

const location = { id: 'location-1', name: 'Colombo Port', city: 'Colombo' };
const timing: OrderTiming = {
  stage: 'transit',
  stops: [
    {
      position: 0,
      kind: 'pickup',
      location,
      plannedFrom: START,
      plannedTo: START + 2 * HOUR,
      arrival: { at: START, isInferred: false },
      start: { at: START + HOUR, isInferred: true },
      end: null,
      departure: { at: START + 4 * HOUR, isInferred: false },
      lateMinutes: 0,
      dwellMinutes: 240,
      freeMinutes: 120,
      chargedMinutes: 120,
      amount: '1000.00',
      correctable: [],
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

const renderPage = (overrides: Partial<Order> = {}, replies: Replies = {}, url = '/orders/order-1') =>
  renderScreen(<OrderPage />, {
    url,
    path: '/orders/:id',
    replies: {
      'GET orders/:id': () => order(overrides),
      'GET orders/:id/timeline': () => ({ items: [] }),
      'GET v1/orders/:id/timing': () => timing,
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('timing shows planned and actual times, charges and inferred times', async () => {
  const { user, baseElement } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show timing' }));
  const timingDialog = await findDialog('Timing');
  const cells = (await timingDialog.findAllByRole('row'))[1]?.querySelectorAll('td') ?? [];
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
  expect(timingDialog.getByText(/^Inferred: this time was not reported/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('corrects a time of a stop with a reason, and shows validation errors', async () => {
  const sent: unknown[] = [];
  const [stop] = timing.stops;
  const correctable = { ...timing, stops: [{ ...stop, correctable: ['arrivedAt', 'startedAt', 'departedAt'] }] };
  const wrong = errorReply(422, 'invalid', {
    fields: { arrivedAt: { code: 'afterLaterTime', message: 'Time is after a later one of the order' } },
  });
  const { user, notices, router, baseElement } = renderPage(
    { stage: 'delivered', actions: ['correctTimes'] },
    {
      'GET v1/orders/:id/timing': () => correctable,
      'PATCH orders/:id/stops/:position/times': ({ body }) => (sent.push(body) > 1 ? correctable : wrong),
    },
  );
  await chooseAction(user, 'O-000104', 'Correct times');
  await user.click(
    await (await findDialog('Timing')).findByRole('button', { name: 'Correct times of Pickup: Colombo Port' }),
  );
  expect(router.state.location.search).toBe('?dialog=times.0');
  const dialog = await findDialog('Correct times');
  expect(await dialog.findByText('Pickup: Colombo Port')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'End of loading or unloading' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  const submit = () => user.click(dialog.getByRole('button', { name: 'Correct times' }));
  await enterDateTime(user, 'Arrival', '01.12.2030 14:00');
  await submit();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Field is required/));
  await user.type(reason, 'Wrong gate');
  await submit();
  expect((await dialog.findAllByText('This is after a later time of the order'))[0]).toBeVisible();
  await enterDateTime(user, 'Arrival', '01.12.2030 12:00');
  await submit();
  await waitFor(() => expect(notices).toEqual(['Times corrected']));
  expect(sent[1]).toEqual({ arrivedAt: START + HOUR / 2, reason: 'Wrong gate' });
  expect(await findDialog('Timing')).toBeDefined();
});

test('timing of an order without stops is empty', async () => {
  renderPage({}, { 'GET v1/orders/:id/timing': () => ({ ...timing, stops: [] }) }, '/orders/order-1?dialog=timing');
  expect((await findDialog('Timing')).queryByRole('table')).toBeNull();
  expect(await (await findDialog('Timing')).findByText('The order has no stops yet.')).toBeVisible();
});

test('failed timing can be retried', async () => {
  let failures = 1;
  const { user } = renderPage(
    {},
    { 'GET v1/orders/:id/timing': () => (failures-- > 0 ? errorReply(500, 'internal') : timing) },
    '/orders/order-1?dialog=timing',
  );
  const timingDialog = await findDialog('Timing');
  await user.click(await timingDialog.findByRole('button', { name: 'Try again' }));
  expect(await timingDialog.findByRole('table')).toBeVisible();
});

test('opens the route on a large map', async () => {
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect((await findDialog('Map of the route')).getByRole('group', { name: 'Map of the route' })).toBeVisible();
});

test('reopening explains the effect and requires a reason', async () => {
  let sent: unknown;
  const { user, notices } = renderPage(
    { stage: 'validated', actions: ['reopen'] },
    { 'PATCH orders/:id/reopen': ({ body }) => ((sent = body), order()) },
  );
  await chooseAction(user, 'O-000104', 'Reopen');
  const reopenDialog = await findDialog('Reopen');
  expect(reopenDialog.getByText(/to saved/)).toBeVisible();
  await user.type(reopenDialog.getByRole('textbox', { name: 'Reason' }), 'Other vehicle');
  await user.click(reopenDialog.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(notices).toEqual(['Order reopened']));
  expect(sent).toEqual({ reason: 'Other vehicle', from: 'validated' });
});

test('a shortage requires a reason, and the quantity is limited to the ordered one', async () => {
  let sent: unknown;
  const { user, calls, notices } = renderPage(
    { stage: 'incompleteDelivery', actions: ['markCargoDelivered'] },
    {
      'GET v2/orders/:id': () => errorReply(404, 'notFound'),
      'PATCH orders/:id/cargos/:cargoId/delivered': ({ body }) => ((sent = body), order()),
    },
  );
  await chooseAction(user, 'O-000104', 'Mark cargo delivered');
  const deliveredDialog = await findDialog('Mark cargo delivered');
  const quantity = deliveredDialog.getByRole('textbox', { name: 'Delivered quantity' });
  const enterQuantity = async (text: string) => {
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.click(deliveredDialog.getByRole('button', { name: 'Mark delivered' }));
  };
  await enterQuantity('11');
  await waitFor(() => expect(quantity).toHaveAccessibleDescription('More than ordered'));
  await enterQuantity('8');
  const reason = await deliveredDialog.findByRole('textbox', { name: 'Shortage reason' });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Field is required'));
  await user.type(reason, 'Two sacks torn');
  await user.click(deliveredDialog.getByRole('button', { name: 'Mark delivered' }));
  await waitFor(() => expect(notices).toEqual(['Cargo delivery recorded']));
  expect(calls).toContain('PATCH orders/order-1/cargos/cargo-1/delivered');
  expect(sent).toEqual({ quantity: 8, shortageReason: 'Two sacks torn' });
});

test('shows a concurrent change when an action fails because of it', async () => {
  let stage: Order['stage'] = 'pendingValidation';
  const { user } = renderPage(
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
            occurredAt: START,
            recordedAt: START,
          },
        ],
      }),
      'PATCH orders/:id/approve': () => ((stage = 'rejected'), errorReply(409, 'stageNotAllowed')),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Kamala Silva just changed the stage: Pending validation → Rejected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('links to the trip of an order', async () => {
  renderPage({ trip: { id: 'trip-1', number: 'T-000007' } });
  expect(await screen.findByRole('link', { name: 'T-000007' })).toHaveAttribute('href', '/trips/trip-1');
});
