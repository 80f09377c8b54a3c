import { screen, waitFor, within } from '@testing-library/react';
import { DAY } from 'shared-contracts/values/time';
import { errorReply, findAccessibilityViolations, testUsers } from 'shared-ui/testing';
import { outbox } from './outbox.ts';
import { findButton, goOnline, mockSignaturePad, press, renderTrip } from './testing/driver-screen.tsx';
import { ORDER_ID, SECOND_ORDER_ID } from './testing/driver-trip.ts';
import { createDriverApi } from './testing/fake-driver-api.ts';

beforeEach(mockSignaturePad);

test('takes each step once for both orders of a stop, with separate ones if they differ', async () => {
  const driverApi = createDriverApi('started', { hasSecondOrder: true });
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup', 'Not for all orders', 'Start loading · O-000018');
  expect(await findButton('Start loading · O-000017')).toBeVisible();
  await press(view, 'Loading completed · O-000018', 'Start loading · O-000017');
  goOnline(driverApi);
  await waitFor(() => expect(driverApi.state.received).toHaveLength(5));
  const [first, second] = driverApi.state.received;
  expect([first, second]).toMatchObject([
    { event: 'arriveAtPickup', orderId: ORDER_ID },
    { event: 'arriveAtPickup', orderId: SECOND_ORDER_ID },
  ]);
});

test('confirms the delivery of both orders in one dialog, with the shortage of one', async () => {
  const driverApi = createDriverApi('unloading', { hasSecondOrder: true });
  const view = renderTrip(driverApi);
  await press(view, 'Delivered');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery of 2 orders' }));
  const second = within(dialog.getByRole('region', { name: 'O-000018' }));
  const quantity = second.getByRole('textbox', { name: 'Delivered of 60' });
  await view.user.clear(quantity);
  await view.user.type(quantity, '58');
  await view.user.type(await second.findByRole('textbox', { name: 'Reason for the shortage' }), 'Torn open');
  await view.user.type(dialog.getByRole('textbox', { name: /Name of the recipient/ }), 'Kamala Silva');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Confirm delivery');
  await waitFor(() => expect(driverApi.state.received).toHaveLength(4));
  expect(driverApi.state.received).toMatchObject([
    { event: 'deliver', orderId: ORDER_ID },
    { kind: 'signature', orderId: ORDER_ID },
    { event: 'deliverPart', orderId: SECOND_ORDER_ID, delivered: [{ quantity: 58, shortageReason: 'Torn open' }] },
    { kind: 'signature', orderId: SECOND_ORDER_ID },
  ]);
});

test('shows the next stop first, and those that are finished below', async () => {
  const driverApi = createDriverApi('loadingCompleted', { firstDrop: 'Hill depot' });
  const view = renderTrip(driverApi);
  const listStopNames = () =>
    screen
      .getAllByRole('listitem', { name: /Tea factory|Hill depot|Harbour gate/ })
      .map((stop) => within(stop).getByRole('heading').textContent);
  await findButton('Depart');
  expect(listStopNames()).toEqual(['Tea factory', 'Hill depot', 'Harbour gate']);
  await press(view, 'Depart');
  await findButton('Arrived at the drop');
  expect(listStopNames()).toEqual(['Hill depot', 'Harbour gate', 'Tea factory']);
  const done = within(screen.getByRole('region', { name: 'Finished stops' }));
  expect(done.getByRole('listitem', { name: 'Tea factory' })).toHaveTextContent('Stop 1');
  await press(view, 'Do this stop first');
  expect(listStopNames()).toEqual(['Harbour gate', 'Hill depot', 'Tea factory']);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

const PHOTO = { kind: 'photo', orderId: ORDER_ID };
const photo = (name: string, type = 'image/png') => new File([name], name, { type });

test('adds several photos to a delivery, and at least one where only photos are added', async () => {
  const driverApi = createDriverApi('unloading');
  const view = renderTrip(driverApi);
  await press(view, 'Delivered');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delivery of O-000017' }));
  expect(dialog.queryByLabelText(/^Another photo or document/)).toBeNull();
  await view.user.upload(dialog.getByLabelText(/^Photo or document of the delivery/), photo('gate.png'));
  await view.user.upload(await dialog.findByLabelText(/^Another photo or document/), photo('pallet.png'));
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Confirm delivery');
  await waitFor(() => expect(driverApi.state.received).toMatchObject([{ event: 'deliver' }, PHOTO, PHOTO]));
  view.unmount();

  const other = createDriverApi('unloading');
  const otherView = renderTrip(other);
  await press(otherView, 'Add a photo or document', 'Save');
  const photoDialog = within(await screen.findByRole('dialog', { name: 'Photos and documents for O-000017' }));
  expect(await photoDialog.findByText('Field is required')).toBeVisible();
  await otherView.user.upload(photoDialog.getByLabelText(/^Photo or document of the delivery/), photo('seal.png'));
  const further = await photoDialog.findByLabelText(/^Another photo or document/);
  await otherView.user.upload(further, photo('note.pdf', 'application/pdf'));
  await press(otherView, 'Save');
  await waitFor(() => expect(other.state.received).toMatchObject([PHOTO, PHOTO]));
});

test('goes to the second drop of an order first', async () => {
  const driverApi = createDriverApi('transit', { firstDrop: 'Hill depot' });
  const view = renderTrip(driverApi);
  await findButton('Arrived at the drop');
  driverApi.state.isOffline = true;
  await press(view, 'Do this stop first', 'Arrived at the drop', 'Start unloading', 'Unloaded, continue');
  expect(await screen.findByRole('textbox', { name: 'Delivered of 40' })).toBeVisible();
  await press(view, 'Confirm delivery');
  goOnline(driverApi);
  await waitFor(() => expect(driverApi.state.received).toHaveLength(3));
  expect(driverApi.state.received).toMatchObject([
    { event: 'arriveAtDrop', stop: 2 },
    { event: 'startUnloading' },
    { event: 'finishDrop', delivered: [{ stop: 2, quantity: 40 }] },
  ]);
});

test('one notice shows why late updates were only recorded, and their effect', async () => {
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart');
  driverApi.state.late = { cause: 'tripCancelled', trip: 'T-000004', at: 1_767_261_600, reason: 'Customer closed' };
  goOnline(driverApi);
  const [notice, ...others] = await screen.findAllByRole('alert');
  await waitFor(() => expect(notice).toHaveTextContent('Your 4 updates are kept in the history of the trip'));
  expect(others).toEqual([]);
  expect(notice).toHaveTextContent(/Trip T-000004 was cancelled.*01\.01\.2026.*Reason: Customer closed/);
  expect(notice).toHaveTextContent('Arrived at the pickup · O-000017');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Dismiss');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await outbox.all(testUsers.transporter.id)).toEqual([]);
});

test('shows once that a trip is assigned to another driver', async () => {
  const driverApi = createDriverApi('started');
  const send = driverApi.replies['POST trips/:id/driver-events'];
  const view = renderTrip({
    replies: {
      ...driverApi.replies,
      'POST trips/:id/driver-events': (call) => (driverApi.state.isOffline ? send(call) : errorReply(404, 'notFound')),
    },
  });
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup', 'Start loading');
  goOnline(driverApi);
  const notice = await screen.findByRole('alert');
  await waitFor(() => expect(notice).toHaveTextContent('2 updates were not accepted'));
  expect(notice).toHaveTextContent('This trip is no longer assigned to you');
});

/** The phone is at these coordinates, within 20 m. */
function locatePhone(latitude: number, longitude: number) {
  const position = { coords: { latitude, longitude, accuracy: 20 }, timestamp: Date.now() };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { watchPosition: (onChange: (at: typeof position) => void) => (onChange(position), 1), clearWatch() {} },
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test('asks for confirmation of an arrival far from the stop, and sends the position of the phone', async () => {
  locatePhone(6.93, 79.86);
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await press(view, 'Arrived at the pickup');
  const dialog = await screen.findByRole('alertdialog', { name: 'Report the arrival from here?' });
  expect(dialog).toHaveTextContent(/about 9\d.* away from Tea factory/);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Report arrival');
  await waitFor(() => expect(driverApi.state.received).toHaveLength(1));
  expect(driverApi.state.received).toMatchObject([
    { event: 'arriveAtPickup', position: { latitude: 6.93, longitude: 79.86, accuracy: 20 } },
  ]);
});

test('reports an arrival immediately near the stop, and if the position is unknown', async () => {
  for (const isKnown of [true, false]) {
    if (isKnown) locatePhone(7.2901, 80.6301);
    else Reflect.deleteProperty(navigator, 'geolocation');
    const driverApi = createDriverApi('started');
    const view = renderTrip(driverApi);
    await press(view, 'Arrived at the pickup');
    await waitFor(() => expect(driverApi.state.received).toHaveLength(1));
    expect('position' in (driverApi.state.received[0] ?? {})).toBe(isKnown);
    view.unmount();
  }
});

test('asks for confirmation before a trip is started days early', async () => {
  const driverApi = createDriverApi('addedToTrip');
  const pickAt = Math.floor(Date.now() / 1_000) + 3 * DAY;
  const listTrips = () => ({ items: driverApi.replies['GET trips/mine']().items.map((trip) => ({ ...trip, pickAt })) });
  const view = renderTrip({ replies: { ...driverApi.replies, 'GET trips/mine': listTrips } });
  await press(view, 'Start trip');
  expect(await screen.findByRole('alertdialog', { name: 'Start the trip already?' })).toBeVisible();
  expect(driverApi.state.received).toEqual([]);
  await press(view, 'Start now');
  await waitFor(() => expect(driverApi.state.received).toMatchObject([{ event: 'start' }]));
});
