import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations, testUsers, errorReply, renderScreen } from 'shared-ui/testing';
import DrivingPage from './driving-page.tsx';
import { outbox } from './outbox.ts';
import { findButton, goOnline, listReceived, mockSignaturePad, press, renderTrip } from './testing/driver-screen.tsx';
import { ORDER_ID, TRIP_ID } from './testing/driver-trip.ts';
import { createDriverApi } from './testing/fake-driver-api.ts';

beforeEach(mockSignaturePad);

test('lists today’s trips with links, or an empty state', async () => {
  const driverApi = createDriverApi('addedToTrip');
  renderScreen(<DrivingPage />, { user: testUsers.transporter, replies: driverApi.replies });
  expect(
    await screen.findByRole('link', { name: /T-000004.*Tea factory to Harbour gate.*2 stops · 1 order/ }),
  ).toHaveAttribute('href', `/driving/${TRIP_ID}`);
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  cleanup();
  renderScreen(<DrivingPage />, {
    user: testUsers.transporter,
    replies: { ...driverApi.replies, 'GET trips/mine': () => ({ items: [] }) },
  });
  expect(await screen.findByText('No trips today')).toBeVisible();
});

test('offers to install the app once the browser can, and only once', async () => {
  const { user } = renderScreen(<DrivingPage />, {
    user: testUsers.transporter,
    replies: createDriverApi('started').replies,
  });
  await screen.findByRole('link', { name: /T-000004/ });
  expect(screen.queryByRole('button', { name: 'Install on this phone' })).toBeNull();
  const prompt = jest.fn(async () => undefined);
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  await user.click(await findButton('Install on this phone'));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install on this phone' })).toBeNull();
});

test('denies access to users who can’t see trips', async () => {
  renderScreen(<DrivingPage />, {
    user: testUsers.nobody,
    replies: { ...createDriverApi('started').replies, 'GET trips/mine': () => errorReply(403, 'forbidden') },
  });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
});

test('shows stops in order with navigation, contact and only the next event', async () => {
  const driverApi = createDriverApi('addedToTrip');
  const view = renderTrip(driverApi);
  const [first, second] = await screen.findAllByRole('listitem', { name: /Tea factory|Harbour gate/ });
  expect(within(first as HTMLElement).getByRole('link', { name: 'Call Kamala Silva' })).toHaveAttribute(
    'href',
    'tel:+94771234567',
  );
  expect(within(second as HTMLElement).getByRole('link', { name: /Navigate to Harbour gate/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=7.29,80.63',
  );
  expect(screen.queryByRole('button', { name: 'Arrived at the pickup' })).toBeNull();
  await press(view, 'Start trip', 'Arrived at the pickup');
  expect(await findButton('Start loading')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Depart' })).toBeNull();
  await waitFor(() => expect(listReceived(driverApi)).toEqual(['start', 'arriveAtPickup']));
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
});

test('queues events while offline and sends them once, in order, when back online', async () => {
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup', 'Start loading', 'Loading completed', 'Depart');
  expect(await screen.findByText('4 updates waiting to be sent')).toBeVisible();
  expect(await findButton('Arrived at the drop')).toBeVisible();
  expect(listReceived(driverApi)).toEqual([]);
  goOnline(driverApi);
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull());
  expect(listReceived(driverApi)).toEqual(['arriveAtPickup', 'startLoading', 'completeLoading', 'depart']);
  expect(new Set(driverApi.state.received.map(({ key }) => key)).size).toBe(4);
  expect(await findButton('Arrived at the drop')).toBeVisible();
});

test('shows that an event older than the last change was only recorded', async () => {
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup');
  Object.assign(driverApi.state, { stage: 'transit', recordedEvent: 'arriveAtPickup' });
  goOnline(driverApi);
  expect(
    await screen.findByText('Recorded; the stage stays “In transit” (Arrived at the pickup · O-000017)'),
  ).toBeVisible();
  expect(await findButton('Arrived at the drop')).toBeVisible();
});

test('shows cached trips after a reload while offline, and sends queued events later', async () => {
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup');
  await screen.findByText('1 update waiting to be sent');
  cleanup();
  renderTrip(driverApi);
  expect(await screen.findByText(/You’re offline\. Last updated/)).toBeVisible();
  expect(await findButton('Start loading')).toBeVisible();
  goOnline(driverApi);
  await waitFor(() => expect(listReceived(driverApi)).toEqual(['arriveAtPickup']));
});

test('keeps a dialog open while the trips are loaded again', async () => {
  const driverApi = createDriverApi('loadingCompleted');
  let isReleased = Promise.resolve();
  const loadTrips = async () => {
    await isReleased;
    return driverApi.replies['GET trips/mine']();
  };
  const view = renderTrip({ replies: { ...driverApi.replies, 'GET trips/mine': loadTrips } });
  await findButton('Depart');
  let release = () => {};
  isReleased = new Promise((resolve) => (release = resolve));
  await press(view, 'Depart', 'Arrived at the drop', 'Start unloading', 'Delivered');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(listReceived(driverApi)).toHaveLength(3));
  release();
  await waitFor(async () => expect(await outbox.all(testUsers.transporter.id)).toEqual([]));
  await press(view, 'Confirm delivery');
  await waitFor(() => expect(listReceived(driverApi).at(-1)).toBe('deliver'));
  expect(dialog).not.toBeInTheDocument();
});

test('explains a rejected event and sends the following ones', async () => {
  const driverApi = createDriverApi('started');
  const view = renderTrip(driverApi);
  await findButton('Arrived at the pickup');
  driverApi.state.isOffline = true;
  await press(view, 'Arrived at the pickup', 'Start loading', 'Loading completed');
  driverApi.state.rejectedEvent = 'startLoading';
  goOnline(driverApi);
  const rejection = await screen.findByRole('alert');
  expect(rejection).toHaveTextContent('“Start loading” was not accepted for O-000017');
  expect(rejection).toHaveTextContent('Can’t go from Cancelled to Loading');
  await waitFor(() => expect(listReceived(driverApi)).toEqual(['arriveAtPickup', 'completeLoading']));
  await press(view, 'Dismiss');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press(view, 'Depart');
  await waitFor(() => expect(listReceived(driverApi).at(-1)).toBe('depart'));
});

test('requires a reason for a short delivery, and accepts a signature by keyboard', async () => {
  const driverApi = createDriverApi('unloading');
  const view = renderTrip(driverApi);
  await press(view, 'Delivered');
  const quantity = await screen.findByRole('textbox', { name: 'Delivered of 60' });
  await view.user.clear(quantity);
  await view.user.type(quantity, '58');
  await press(view, 'Confirm delivery');
  expect(await screen.findByText('Field is required')).toBeVisible();
  await view.user.type(await screen.findByRole('textbox', { name: 'Reason for the shortage' }), 'Torn open');
  await view.user.type(screen.getByRole('textbox', { name: /Name of the recipient/ }), 'Kamala Silva');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(listReceived(driverApi)).toEqual(['deliverPart', 'signature']));
  expect(driverApi.state.received).toMatchObject([
    { delivered: [{ quantity: 58, shortageReason: 'Torn open' }] },
    { signedBy: 'Kamala Silva', orderId: ORDER_ID },
  ]);
});

test('records what each of two drops received, with the proofs of each', async () => {
  const driverApi = createDriverApi('unloading', { firstDrop: 'Hill depot' });
  const view = renderTrip(driverApi);
  await press(view, 'Unloaded, continue');
  const quantity = await screen.findByRole('textbox', { name: 'Delivered of 20' });
  await view.user.clear(quantity);
  await view.user.type(quantity, '18');
  await view.user.type(await screen.findByRole('textbox', { name: 'Reason for the shortage' }), 'Wet');
  await view.user.type(screen.getByRole('textbox', { name: /Name of the recipient/ }), 'Ruwan');
  await press(view, 'Confirm delivery', 'Arrived at the drop', 'Start unloading', 'Delivered');
  expect(await screen.findByRole('textbox', { name: 'Delivered of 40' })).toBeVisible();
  await view.user.type(screen.getByRole('textbox', { name: /Name of the recipient/ }), 'Kamala');
  await press(view, 'Confirm delivery');
  await waitFor(() => expect(driverApi.state.received).toHaveLength(6));
  expect(driverApi.state.received).toMatchObject([
    { event: 'finishDrop', delivered: [{ stop: 1, quantity: 18, shortageReason: 'Wet' }] },
    { kind: 'signature', signedBy: 'Ruwan', stop: '1' },
    { event: 'arriveAtDrop' },
    { event: 'startUnloading' },
    { event: 'deliverPart', delivered: [{ stop: 2, quantity: 40 }] },
    { kind: 'signature', signedBy: 'Kamala', stop: '2' },
  ]);
});

test('requires a reason for a failed delivery', async () => {
  const driverApi = createDriverApi('unloading');
  const view = renderTrip(driverApi);
  await press(view, 'Delivery failed', 'Report as failed');
  await view.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Gate was closed');
  await press(view, 'Report as failed');
  await waitFor(() =>
    expect(driverApi.state.received).toMatchObject([{ event: 'failDelivery', reason: 'Gate was closed' }]),
  );
});
