import { screen, waitFor, within } from '@testing-library/react';
import type { TripSplitPreview } from 'shared-contracts/trips/trip-transfers';
import type { Trip } from 'shared-contracts/trips/trips';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { positionStream, runningTrip } from '../testing/fixtures.ts';
import { findDialog, findSection, renderTripPage } from '../testing/trip-page.tsx';

const buildHubTrip = (changes: Partial<Trip> = {}): Trip => {
  const trip = runningTrip({ actions: ['splitAtHub', 'undoSplit'], ...changes });
  return { ...trip, orderList: trip.orderList.map((order) => ({ ...order, isTransferable: order.id === 'O-1' })) };
};

const stopAt = (id: string, name: string, lateMinutes = 0) => ({
  location: { id, name },
  plannedAt: 1_800_000_000,
  windowFrom: null,
  windowTo: 1_800_003_600,
  lateMinutes,
});
const preview: TripSplitPreview = {
  arrivesAt: 1_800_000_000,
  loadsAt: 1_799_998_200,
  missesBy: 30,
  first: [stopAt('hub', 'Kegalle hub')],
  onward: [stopAt('hub', 'Kegalle hub'), stopAt('kandy', 'Kandy Depot', 45)],
  onwardTrip: null,
};

const renderHubTrip = (trip: Trip, reply: () => unknown = () => trip) => {
  const requests: unknown[] = [];
  const previews: unknown[] = [];
  const page = renderTripPage(trip, {
    'GET telemetry/live': positionStream().reply,
    'GET locations': () => ({ items: [{ id: 'hub', name: 'Kegalle hub', city: 'Kegalle' }], total: 1 }),
    'GET v1/trips': () => ({ items: [], total: 0 }),
    'GET trips/vehicles': () => ({ items: [], total: 0 }),
    'GET trips/drivers': () => ({ items: [], total: 0 }),
    'POST trips/:id/split': ({ body }) => (requests.push(body), reply()),
    'POST trips/:id/split/preview': ({ body }) => (previews.push(body), preview),
    'POST trips/:id/undo-split': () => (requests.push('undone'), trip),
  });
  return { ...page, requests, previews };
};

test('orders change vehicle at a hub, from which a new trip delivers them', async () => {
  const { user, notices, requests, previews } = renderHubTrip(buildHubTrip());
  await chooseAction(user, 'T-000043', 'Change vehicle at a hub');
  const dialog = await findDialog('Change vehicle at a hub');
  await user.click(await dialog.findByRole('combobox', { name: 'Hub' }));
  await user.click(await screen.findByRole('option', { name: /Kegalle hub/ }));
  const times = await waitFor(() => {
    const section = dialog.getByText('Planned times').closest('section')!;
    return within(section);
  });
  expect(times.getByText(/later than the second trip, by/)).toBeVisible();
  expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kegalle hub · unloads/),
    expect.stringMatching(/^Kegalle hub · loads/),
    expect.stringMatching(/^Kandy Depot.*Late by/),
  ]);
  const input = { locationId: 'hub', orderIds: ['O-1'], tripId: null, vehicleId: null, driverId: null };
  expect([previews, requests]).toEqual([[input], []]);
  await user.click(dialog.getByRole('button', { name: 'Change vehicle at a hub' }));
  await waitFor(() => expect(notices).toEqual(['Orders change vehicle at the hub']));
  expect(requests).toEqual([input]);
});

test('says why a location is no hub for an order', async () => {
  const refused = errorReply(422, 'invalidInput', {
    fields: { locationId: { code: 'ownStop', message: 'Order O-1 stops there itself', params: { number: 'O-1' } } },
  });
  const { user } = renderHubTrip(buildHubTrip(), () => refused);
  await chooseAction(user, 'T-000043', 'Change vehicle at a hub');
  const dialog = await findDialog('Change vehicle at a hub');
  await user.click(await dialog.findByRole('combobox', { name: 'Hub' }));
  await user.click(await screen.findByRole('option', { name: /Kegalle hub/ }));
  await user.click(dialog.getByRole('button', { name: 'Change vehicle at a hub' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Hub' })).toHaveAccessibleDescription(/Order O-1 stops there itself/),
  );
});

test('shows what changes vehicle where, warns when the goods come too late, and undoes it', async () => {
  const transfer = {
    order: { id: 'O-1', number: 'O-1' },
    hub: { id: 'hub', name: 'Kegalle hub' },
    direction: 'leaves',
    trip: { id: 'trip-2', number: 'T-000044' },
    arrivesAt: 1_800_000_000,
    loadsAt: 1_799_998_200,
    missesBy: 30,
    transferredAt: null,
  } as const;
  const { user, requests } = renderHubTrip(buildHubTrip({ transfers: [transfer] }));
  const section = await findSection('Change of vehicle at a hub');
  expect(section.getByRole('listitem')).toHaveTextContent(
    /O-1: Unloaded at Kegalle hub, goes on with trip T-000044.*Later than the second trip is planned there, by/,
  );
  expect(section.getByRole('link', { name: 'goes on with trip T-000044' })).toHaveAttribute('href', '/trips/trip-2');
  await chooseAction(user, 'T-000043', 'Undo change of vehicle');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo change of vehicle' }));
  await waitFor(() => expect(requests).toEqual(['undone']));
});
