import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, errorReply } from 'shared-ui/testing';
import { lorry, pageOf, PICKUP_AT, positionStream, runningTrip, sunilDriver } from '../testing/fixtures.ts';
import { findDialog, findSection, renderTripPage } from '../testing/trip-page.tsx';

const RELIEF = {
  vehicle: {
    id: 'vehicle-9',
    registrationPlate: 'CP 9',
    type: { id: 'type-1', name: 'Lorry', icon: null },
    effectiveSpace: '40',
    maxCarryWeight: '8000',
    photo: null,
    driver: { id: 'driver-9', name: 'Kamal Dias' },
    organization: { id: 'organization-1', name: 'Serendib Freight' },
  },
  isShared: false,
  utilization: null,
  fits: true,
  problems: [],
};

test('hands a running trip over: asks for a reason, and sends the vehicle with its driver, the place and no time', async () => {
  const requests: unknown[] = [];
  const trip = runningTrip({ actions: ['handOver'] });
  const [first, second] = trip.orderList;
  const { user, notices, calls } = renderTripPage(
    {
      ...trip,
      orderList: [first, second].flatMap((order, i) =>
        order ? [{ ...order, stage: i === 0 ? 'delivered' : 'transit' }] : [],
      ),
    },
    {
      'GET telemetry/live': positionStream().reply,
      'GET trips/vehicles': () => pageOf(RELIEF),
      'GET trips/drivers': () => pageOf(),
      'POST trips/:id/handover': ({ body }) => (
        requests.push(body),
        requests.length === 1
          ? errorReply(422, 'invalid', { fields: { vehicleId: { code: 'unchanged', message: '' } } })
          : runningTrip()
      ),
    },
  );
  await chooseAction(user, 'T-000043', 'Hand over trip');
  const dialog = await findDialog('Hand over trip');
  expect(await dialog.findByText(/A replaced driver can still report what happened before it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Hand over trip' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Field is required'),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Broken axle');
  await user.click(dialog.getByRole('button', { name: 'Hand over trip' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Vehicle' })).toHaveAccessibleDescription(
      /Choose another vehicle or driver/,
    ),
  );
  await user.click(dialog.getByRole('combobox', { name: 'Vehicle' }));
  await user.click(await screen.findByRole('option', { name: /^CP 9/ }));
  // One of two orders of 10 CBM is delivered.
  expect(dialog.getAllByRole('meter')[0]).toHaveAttribute('aria-valuenow', '25');
  await user.type(dialog.getByRole('textbox', { name: 'Place of the handover' }), 'Kadawatha');
  await user.click(dialog.getByRole('button', { name: 'Hand over trip' }));
  await waitFor(() => expect(notices).toEqual(['Trip handed over']));
  expect(requests).toEqual([
    { vehicleId: lorry.id, driverId: sunilDriver.id, reason: 'Broken axle', place: null },
    { vehicleId: 'vehicle-9', driverId: 'driver-9', reason: 'Broken axle', place: 'Kadawatha' },
  ]);
  expect(calls.some((call) => call.startsWith('GET trips/vehicles?tripId=trip-1&'))).toBe(true);
});

test('lists the handovers of a trip', async () => {
  renderTripPage(
    runningTrip({
      handovers: [
        {
          at: PICKUP_AT,
          recordedAt: PICKUP_AT,
          fromVehicle: { id: 'vehicle-0', name: 'CP 1' },
          toVehicle: lorry,
          fromDriver: null,
          toDriver: sunilDriver,
          place: 'Kadawatha',
          reason: 'Broken axle',
          by: 'Saman Fernando',
        },
      ],
    }),
    { 'GET telemetry/live': positionStream().reply },
  );
  const section = await findSection('Vehicle and driver');
  const item = within(await section.findByRole('listitem'));
  expect(item.getByText('CP 1')).toBeVisible();
  expect(item.getByText('→ WP LK-4521 · Sunil Silva')).toBeVisible();
  expect(item.getByText(/Kadawatha/)).toBeVisible();
  expect(item.getByText('Broken axle')).toBeVisible();
});
