import { screen, waitFor, within } from '@testing-library/react';
import type { TripInput } from 'shared-contracts/trips/trips';
import {
  findAccessibilityViolations,
  testUsers,
  errorReply,
  renderScreen,
  findMap,
  type Replies,
} from 'shared-ui/testing';
import { formReplies, galle, kandy, pageOf, port } from './testing/fixtures.ts';
import TripNewPage from './trip-new-page.tsx';

async function renderForm(replies: Replies = {}) {
  const savedTrips: TripInput[] = [];
  const stageChanges: unknown[] = [];
  const view = renderScreen(<TripNewPage />, {
    user: testUsers.forwarder,
    url: '/trips/new',
    path: '/trips/new',
    replies: {
      ...formReplies,
      'POST trips': ({ body }) => (savedTrips.push(body as TripInput), { id: 't-1' }),
      'PATCH trips/:id': () => ({ id: 't-1' }),
      'PATCH trips/:id/stage': ({ body }) => (stageChanges.push(body), {}),
      ...replies,
    },
  });
  await screen.findByRole('checkbox', { name: /O-1/ });
  return {
    ...view,
    savedTrips,
    stageChanges,
    orderCheckbox: (number: string) => screen.getByRole('checkbox', { name: new RegExp(number) }),
  };
}

test('creates and submits a trip from orders selected in the list and on the map, with reordered stops', async () => {
  const { user, savedTrips, stageChanges, orderCheckbox, notices, router, baseElement } = await renderForm();
  await user.click(orderCheckbox('O-1'));
  const map = await findMap();
  map.zoomTo(13, port);
  await user.click(await screen.findByTitle('O-2: Port gate → Galle store'));
  await waitFor(() => expect(orderCheckbox('O-2')).toBeChecked());
  expect(screen.getByText('2 orders selected')).toBeVisible();
  const stops = within(await screen.findByRole('list', { name: 'Stops' }));
  expect(await screen.findByRole('meter', { name: 'Vehicle: Weight' })).toHaveAttribute('aria-valuenow', '120');
  expect(screen.getByText('18,500.00 LKR')).toBeVisible();
  expect(screen.getByText('1 stop will be late')).toBeVisible();

  await user.click(stops.getByRole('button', { name: 'Move row 2 up' }));
  expect(
    await screen.findByText(
      'Order O-1 must be picked up at Port gate before it’s dropped at Kandy depot. The stops weren’t changed.',
    ),
  ).toBeVisible();
  await user.click(stops.getByRole('button', { name: 'Move row 3 up' }));
  expect(stops.getAllByRole('listitem')[1]).toHaveTextContent('Galle store');

  await user.click(screen.getByRole('button', { name: 'Use 20 ft lorry' }));
  const busyVehicle = await screen.findByRole('radio', { name: /WP LB-2002/ });
  expect(busyVehicle).toBeDisabled();
  expect(busyVehicle).toHaveAccessibleDescription(/On another trip at that time: T-000104.*The load is too heavy/);
  await user.click(screen.getByRole('radio', { name: /WP LA-1001.*20 ft/ }));
  expect(await screen.findByRole('radio', { name: /^Kasun Perera/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Ruwan Silva/ })).toBeDisabled();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save and submit' }));
  await waitFor(() => expect(stageChanges).toEqual([{ stage: 'vehicleAssigned' }]));
  expect(savedTrips).toEqual([
    expect.objectContaining({
      orderIds: ['o-1', 'o-2'],
      requestedVehicleTypeId: 'lorry',
      vehicleId: 'v-1',
      driverId: 'kasun',
      stops: [
        { locationId: 'port', contactId: null, pickOrderIds: ['o-1', 'o-2'], dropOrderIds: [] },
        { locationId: 'galle', contactId: null, pickOrderIds: [], dropOrderIds: ['o-2'] },
        { locationId: 'kandy', contactId: null, pickOrderIds: [], dropOrderIds: ['o-1'] },
      ],
    }),
  ]);
  expect(savedTrips[0]).not.toHaveProperty('billingPartnerId');
  expect(notices).toEqual(['Trip submitted']);
  expect(router.state.location.pathname).toBe('/trips/t-1');
});

test('saves the trip only once when submitting fails', async () => {
  const { user, savedTrips, orderCheckbox, notices } = await renderForm({
    'PATCH trips/:id/stage': () => errorReply(409, 'notEnoughEpc'),
  });
  await user.click(orderCheckbox('O-1'));
  await user.click(screen.getByRole('button', { name: 'Save and submit' }));
  await waitFor(() => expect(notices).toEqual(['Not enough EPC']));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toContain('Trip saved'));
  expect(savedTrips).toHaveLength(1);
});

test('requires an order, and warns before unsaved changes are lost', async () => {
  const { user, savedTrips, router } = await renderForm();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(savedTrips).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'R-1');
  await user.click(screen.getByRole('link', { name: 'Trips' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/trips/new');
});

test('starts with the orders of the address, without those that can no longer be planned', async () => {
  const { calls, notices } = renderScreen(<TripNewPage />, {
    user: testUsers.forwarder,
    url: '/trips/new?orderId=o-2&orderId=o-9',
    path: '/trips/new',
    replies: {
      ...formReplies,
      'GET trips/orders': (call) => {
        const reply = (formReplies['GET trips/orders'] as (of: typeof call) => { items: { id: string }[] })(call);
        const ids = call.query.getAll('orderId');
        return { ...reply, items: reply.items.filter(({ id }) => ids.length === 0 || ids.includes(id)) };
      },
    },
  });
  expect(await screen.findByRole('checkbox', { name: /O-2/ })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: /O-1/ })).not.toBeChecked();
  expect(screen.getByText('1 order selected')).toBeVisible();
  expect(calls).toContainEqual(expect.stringMatching(/^GET trips\/orders\?orderId=o-2&orderId=o-9/));
  expect(notices).toEqual(['Some of the orders can no longer be planned and were left out.']);
});

test('lists the orders along a saved route, and puts the stops in its order', async () => {
  const route = { id: 'r-1', name: 'South first', stops: [port, galle, kandy] };
  const { user, savedTrips, calls, orderCheckbox } = await renderForm({
    'GET routes': () => pageOf(route),
    'GET routes/:id': () => route,
  });
  await user.click(screen.getByRole('combobox', { name: 'Along the route' }));
  await user.click(await screen.findByRole('option', { name: 'South first' }));
  await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^GET trips\/orders\?.*routeId=r-1/)));
  await user.click(orderCheckbox('O-1'));
  await user.click(orderCheckbox('O-2'));
  await user.click(await screen.findByRole('button', { name: 'Follow the route South first' }));
  expect(screen.queryByRole('button', { name: 'Follow the route South first' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(savedTrips).toHaveLength(1));
  expect(savedTrips[0]?.stops.map(({ locationId }) => locationId)).toEqual(['port', 'galle', 'kandy']);
});
