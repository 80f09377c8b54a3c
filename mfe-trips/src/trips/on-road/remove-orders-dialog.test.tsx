import { screen, waitFor } from '@testing-library/react';
import type { Trip } from 'shared-contracts/trips/trips';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { positionStream, runningTrip } from '../testing/fixtures.ts';
import { findDialog, renderTripPage } from '../testing/trip-page.tsx';

/** A running trip of two orders, some of them not picked up. */
function buildRoadTrip(...removable: string[]): Trip {
  const trip = runningTrip({ actions: ['removeOrders'] });
  return {
    ...trip,
    orderList: trip.orderList.map((order) => ({ ...order, isRemovable: removable.includes(order.id) })),
  };
}

const renderRoadTrip = (trip: Trip, reply: () => unknown = () => trip) => {
  const requests: unknown[] = [];
  const page = renderTripPage(trip, {
    'GET telemetry/live': positionStream().reply,
    'POST trips/:id/remove-orders': ({ body }) => (requests.push(body), reply()),
  });
  return { ...page, requests };
};

test('cancels the rest: says which orders leave and which stay, and asks for a reason', async () => {
  const { user, notices, requests } = renderRoadTrip(buildRoadTrip('O-2'));
  await chooseAction(user, 'T-000043', 'Cancel the rest');
  const dialog = await findDialog('Cancel the rest');
  expect(
    await dialog.findByText(
      '1 order that is not picked up leaves trip T-000043 and can be planned again. Orders on board stay and have to be delivered.',
    ),
  ).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('O-2 Colombo Port → Kandy Depot');
  await user.click(dialog.getByRole('button', { name: 'Cancel the rest' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Road closed');
  await user.click(dialog.getByRole('button', { name: 'Cancel the rest' }));
  await waitFor(() => expect(notices).toEqual(['Orders removed from the trip']));
  expect(requests).toEqual([{ reason: 'Road closed' }]);
});

test('removes one order, and says why it cannot', async () => {
  const { user, requests } = renderRoadTrip(buildRoadTrip('O-1', 'O-2'), () =>
    errorReply(409, 'orderPickedUp', { params: { order: 'O-1' } }),
  );
  await chooseAction(user, 'O-1', 'Remove from trip');
  const dialog = await findDialog('Remove from trip');
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Customer closed');
  await user.click(dialog.getByRole('button', { name: 'Remove from trip' }));
  expect(await screen.findByText('Order O-1 is picked up, and has to be delivered')).toBeVisible();
  expect(requests).toEqual([{ reason: 'Customer closed', orderIds: ['O-1'] }]);
});

test('warns that a trip that keeps no order is cancelled', async () => {
  const { user } = renderRoadTrip(buildRoadTrip('O-1', 'O-2'));
  await chooseAction(user, 'T-000043', 'Cancel the rest');
  const dialog = await findDialog('Cancel the rest');
  expect(await dialog.findByText(/No order stays, so the trip is cancelled; this can’t be undone/)).toBeVisible();
});
