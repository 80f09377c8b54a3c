import { screen, waitFor, within } from '@testing-library/react';
import type { TripInput } from 'shared-contracts/trips';
import { accessibilityFaults, as, refuse, renderScreen, shownMap, type Replies } from 'shared-ui/testing';
import { FORM, port } from './testing/given.ts';
import TripNewPage from './trip-new-page.tsx';

async function show(more: Replies = {}) {
  const saved: TripInput[] = [];
  const stages: unknown[] = [];
  const view = renderScreen(<TripNewPage />, {
    user: as.forwarder,
    at: '/trips/new',
    path: '/trips/new',
    replies: {
      ...FORM,
      'POST trips': ({ body }) => (saved.push(body as TripInput), { id: 't-1' }),
      'PATCH trips/:id': () => ({ id: 't-1' }),
      'PATCH trips/:id/stage': ({ body }) => (stages.push(body), {}),
      ...more,
    },
  });
  await screen.findByRole('checkbox', { name: /O-1/ });
  return {
    ...view,
    saved,
    stages,
    box: (number: string) => screen.getByRole('checkbox', { name: new RegExp(number) }),
  };
}

test('orders are chosen in the list and on the map, stops put in order, vehicle and driver chosen, and the trip is submitted', async () => {
  const { user, saved, stages, box, notices, router, baseElement } = await show();
  await user.click(box('O-1'));
  const [map] = [await shownMap()];
  map.zoomTo(13, port);
  await user.click(await screen.findByTitle('O-2: Port gate → Galle store'));
  expect(box('O-2')).toBeChecked();
  expect(screen.getByText('2 orders chosen')).toBeVisible();
  const stops = within(await screen.findByRole('list', { name: 'Stops' }));
  expect(screen.getByRole('meter', { name: 'Vehicle: Weight' })).toHaveAttribute('aria-valuenow', '120');
  expect(screen.getByText('18,500.00 LKR')).toBeVisible();
  expect(screen.getByText('1 stop is reached too late')).toBeVisible();

  await user.click(stops.getByRole('button', { name: 'Move row 2 up' }));
  expect(
    await screen.findByText(
      'Order O-1 is picked up at Port gate before it is dropped at Kandy depot. The stops stay as they were.',
    ),
  ).toBeVisible();
  await user.click(stops.getByRole('button', { name: 'Move row 3 up' }));
  expect(stops.getAllByRole('listitem')[1]).toHaveTextContent('Galle store');

  await user.click(screen.getByRole('button', { name: 'Take 20 ft lorry' }));
  const busy = await screen.findByRole('radio', { name: /WP LB-2002/ });
  expect(busy).toBeDisabled();
  expect(busy).toHaveAccessibleDescription(/On another trip at that time: T-000104.*The load is too heavy/);
  await user.click(screen.getByRole('radio', { name: /WP LA-1001.*20 ft/ }));
  expect(screen.getByRole('radio', { name: /^Kasun Perera/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Ruwan Silva/ })).toBeDisabled();
  expect(await accessibilityFaults(baseElement)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save and submit' }));
  await waitFor(() => expect(stages).toEqual([{ stage: 'vehicleAssigned' }]));
  expect(saved).toEqual([
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
  expect(saved[0]).not.toHaveProperty('billingPartnerId');
  expect(notices).toEqual(['Trip submitted']);
  expect(router.state.location.pathname).toBe('/trips/t-1');
});

test('a trip that cannot be submitted is saved all the same, once', async () => {
  const { user, saved, box, notices } = await show({ 'PATCH trips/:id/stage': () => refuse(409, 'notEnoughEpc') });
  await user.click(box('O-1'));
  await user.click(screen.getByRole('button', { name: 'Save and submit' }));
  await waitFor(() => expect(notices).toEqual(['Not enough EPC']));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toContain('Trip saved'));
  expect(saved).toHaveLength(1);
});

test('without an order nothing is sent; leaving asks when something would be lost', async () => {
  const { user, saved, router } = await show();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'R-1');
  await user.click(screen.getByRole('link', { name: 'Trips' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/trips/new');
});
