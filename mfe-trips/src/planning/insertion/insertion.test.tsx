import { screen, waitFor, within } from '@testing-library/react';
import type { OrderInsertion, OrderInsertionsInput } from 'shared-contracts/trips/order-insertions';
import { HOUR } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import { formReplies, galle, kandy, plannedOrder, port, START_AT } from '../testing/fixtures.ts';
import TripNewPage from '../trip-new-page.tsx';

const insertion = (number: string, changes: Partial<OrderInsertion> = {}): OrderInsertion => ({
  trip: {
    id: number.toLowerCase(),
    revision: 3,
    number,
    stage: 'saved',
    pickAt: START_AT,
    vehicle: { id: 'v-1', name: 'WP LA-1001' },
    driver: { id: 'kasun', name: 'Kasun Perera' },
  },
  orderIds: ['o-7', 'o-1'],
  stops: [
    {
      location: port,
      contactId: null,
      pickOrderIds: ['o-7', 'o-1'],
      dropOrderIds: [],
      plannedAt: START_AT,
      lateMinutes: 0,
      isOfOrder: true,
    },
    {
      location: kandy,
      contactId: null,
      pickOrderIds: [],
      dropOrderIds: ['o-1'],
      plannedAt: START_AT + 3 * HOUR,
      lateMinutes: 0,
      isOfOrder: true,
    },
    {
      location: galle,
      contactId: 'c-1',
      pickOrderIds: [],
      dropOrderIds: ['o-7'],
      plannedAt: START_AT + 8 * HOUR,
      lateMinutes: 25,
      isOfOrder: false,
    },
  ],
  distance: '42.500',
  minutes: 75,
  cost: '67.50',
  lateMinutes: 25,
  ...changes,
});
const alone = { distance: '115.000', minutes: 180, cost: '275.00', lateMinutes: 0 };
const found = (...insertions: OrderInsertion[]) => ({
  order: { id: 'o-1', number: 'O-1', stage: 'validated' },
  insertions,
  alone,
});

async function openDialog(replies: Replies = {}) {
  const requests: OrderInsertionsInput[] = [];
  const changes: unknown[] = [];
  const view = renderScreen(<TripNewPage />, {
    user: testUsers.forwarder,
    url: '/trips/new?orderId=o-1',
    path: '/trips/new',
    replies: {
      ...formReplies,
      'GET trips/orders': (call) => {
        const reply = (formReplies['GET trips/orders'] as (of: typeof call) => { items: { id: string }[] })(call);
        const ids = call.query.getAll('orderId');
        return { ...reply, items: reply.items.filter(({ id }) => ids.length === 0 || ids.includes(id)) };
      },
      'POST v2/trips/insertions': ({ body }) => {
        requests.push(body as OrderInsertionsInput);
        return found(
          insertion('T-1'),
          insertion('T-2', {
            minutes: -15,
            lateMinutes: 0,
            trip: { ...insertion('T-2').trip, vehicle: null, driver: null },
          }),
        );
      },
      'PATCH trips/t-1': ({ body }) => (changes.push(body), { id: 't-1', revision: 4 }),
      ...replies,
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add order O-1 to a trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add the order to a trip' }));
  return { ...view, dialog, requests, changes };
}

test('shows the cheapest trips with what the order adds, and adds it to the chosen one', async () => {
  const { user, dialog, requests, changes, notices, router, baseElement } = await openDialog();
  const first = within(await dialog.findByRole('region', { name: 'Trip T-1' }));
  expect(first.getByText(/WP LA-1001 · Kasun Perera/)).toBeVisible();
  expect(first.getByText('More distance').parentElement).toHaveTextContent('42.5 km');
  expect(first.getByText('More time').parentElement).toHaveTextContent('01:15');
  expect(first.getByText('More cost').parentElement).toHaveTextContent('67.50');
  expect(first.getByText('More lateness').parentElement).toHaveTextContent('25 minutes');
  const stops = within(first.getByRole('list', { name: 'Stops of trip T-1' })).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent?.replace(/, .*? ·/, ' ·'))).toEqual([
    'Port gate · this order',
    'Kandy depot · this order',
    'Galle store · 25 minutes late',
  ]);
  const second = within(dialog.getByRole('region', { name: 'Trip T-2' }));
  expect(second.getByText(/No vehicle yet/)).toBeVisible();
  expect(second.getByText('Less time').parentElement).toHaveTextContent('00:15');
  expect(second.getByText('More lateness').parentElement).toHaveTextContent('none');
  expect(dialog.getByText(/^A trip of its own:/)).toHaveTextContent('115.0 km, 03:00, cost 275.00');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);

  await user.click(dialog.getByText('Costs per trip, km and hour'));
  await user.clear(dialog.getByRole('textbox', { name: /Cost per km/ }));
  await user.type(dialog.getByRole('textbox', { name: /Cost per km/ }), '2.5');
  await user.click(dialog.getByRole('button', { name: 'Calculate' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ rates }) => Number(rates.perKm))).toEqual([1, 2.5]);

  await user.click(await dialog.findByRole('button', { name: 'Add to trip T-1' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/trips/t-1'));
  expect(changes).toEqual([
    {
      orderIds: ['o-7', 'o-1'],
      stops: [
        { locationId: 'port', contactId: null, pickOrderIds: ['o-7', 'o-1'], dropOrderIds: [] },
        { locationId: 'kandy', contactId: null, pickOrderIds: [], dropOrderIds: ['o-1'] },
        { locationId: 'galle', contactId: 'c-1', pickOrderIds: [], dropOrderIds: ['o-7'] },
      ],
    },
  ]);
  expect(notices).toEqual(['Order added to the trip']);
});

test('adds it to a trip on the road, which takes it where it costs least', async () => {
  const requests: unknown[] = [];
  const trip = { ...insertion('T-3').trip, stage: 'transit' as const };
  const { user, dialog, notices } = await openDialog({
    'POST v2/trips/insertions': () => found(insertion('T-3', { trip })),
    'POST trips/t-3/add-order': ({ body }) => (requests.push(body), { id: 't-3', revision: 4 }),
  });
  const place = within(await dialog.findByRole('region', { name: 'Trip T-3' }));
  expect(place.getByText(/^On the road: stops ahead/)).toBeVisible();
  await user.click(place.getByRole('button', { name: 'Add to trip T-3' }));
  await waitFor(() => expect(requests).toEqual([{ orderId: 'o-1' }]));
  expect(notices).toEqual(['Order added to the trip']);
});

test('says when no trip can carry the order, and what a trip of its own costs', async () => {
  const { dialog } = await openDialog({ 'POST v2/trips/insertions': () => found() });
  expect(await dialog.findByText('No trip can carry this order')).toBeVisible();
  expect(dialog.getByText(/^A trip of its own:/)).toBeVisible();
});

test('stays open when the trip has changed, and looks for trips again', async () => {
  const { user, dialog, requests, notices } = await openDialog({
    'PATCH trips/t-1': () =>
      errorReply(409, 'notEditable', { params: { record: 'T-1', of: 'trip', stage: 'started', allowed: ['saved'] } }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Add to trip T-1' }));
  await waitFor(() => expect(notices).toEqual(['{record}: {text}']));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('tries again after an error', async () => {
  let isDown = true;
  const { user, dialog } = await openDialog({
    'POST v2/trips/insertions': () => (isDown ? errorReply(500, 'unknown') : found(insertion('T-1'))),
  });
  expect(await dialog.findByText('Trips couldn’t be found')).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('region', { name: 'Trip T-1' })).toBeVisible();
});

test('takes an order off the board that a trip carries now', async () => {
  const unplaced = [{ order: plannedOrder(4), reason: 'timeWindowInfeasible' }];
  const { user } = renderScreen(<TripNewPage />, {
    user: testUsers.forwarder,
    url: '/trips/new?how=automatic',
    path: '/trips/new',
    replies: {
      ...formReplies,
      'GET routes-zones': () => ({ items: [], total: 0 }),
      'GET v2/trips/improvements': () => ({ items: [] }),
      'POST v2/trips/suggest': () => ({ suggestions: [], unplaced }),
      'POST v2/trips/insertions': () => found(insertion('T-1')),
      'PATCH trips/t-1': () => ({ id: 't-1', revision: 4 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Suggest trips' }));
  await user.click(await screen.findByRole('button', { name: 'Add order O-4 to a trip' }));
  await user.click(await screen.findByRole('button', { name: 'Add to trip T-1' }));
  expect(await screen.findByText('Every order is in a trip.')).toBeVisible();
});
