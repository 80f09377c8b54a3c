import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { findAccessibilityViolations } from 'shared-ui/testing';
import { buildMessage, createDriverApi } from './testing/fake-driver-api.ts';
import { findButton, goOnline, press, renderTrip } from './testing/driver-screen.tsx';

const findThread = async () => within(await screen.findByRole('log', { name: 'Messages' }));

test('shows what the dispatcher wrote last, and answers', async () => {
  const driverApi = createDriverApi('started');
  driverApi.state.messages = [buildMessage()];
  const view = renderTrip(driverApi);
  expect(await screen.findByText('Use gate 2')).toBeVisible();
  expect(screen.queryByRole('log')).toBeNull();
  await press(view, 'Messages (1)');
  const thread = await findThread();
  expect(thread.getByRole('listitem')).toHaveTextContent(/Dan Perera.*Use gate 2/);
  expect(await findButton('Send')).toBeDisabled();
  await view.user.type(screen.getByRole('textbox', { name: 'Message to the dispatcher' }), 'On my way');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  await press(view, 'Send');
  await waitFor(() => expect(driverApi.state.received).toMatchObject([{ kind: 'message', text: 'On my way' }]));
  await waitFor(() => expect(thread.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByRole('textbox', { name: 'Message to the dispatcher' })).toHaveValue('');
});

test('keeps messages offline and after a reload, and sends them once in order', async () => {
  const driverApi = createDriverApi('started');
  driverApi.state.messages = [buildMessage()];
  const view = renderTrip(driverApi);
  await press(view, 'Messages (1)');
  driverApi.state.isOffline = true;
  await view.user.type(await screen.findByRole('textbox', { name: 'Message to the dispatcher' }), 'Gate closed');
  await press(view, 'Send', 'Arrived at the pickup');
  expect((await findThread()).getAllByRole('listitem')[1]).toHaveTextContent(/You.*Gate closed.*Not sent yet/);
  expect(await screen.findByText('2 updates waiting to be sent')).toBeVisible();
  cleanup();
  const reloaded = renderTrip(driverApi);
  await press(reloaded, 'Messages (2)');
  const thread = await findThread();
  expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Use gate 2'),
    expect.stringContaining('Gate closed'),
  ]);
  goOnline(driverApi);
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(driverApi.state.received.map(({ kind, event }) => kind ?? event)).toEqual(['message', 'arriveAtPickup']);
  await waitFor(() => expect(thread.getAllByRole('listitem')).toHaveLength(2));
});

test('shows how many messages are unread until the thread is opened', async () => {
  const driverApi = createDriverApi('started');
  driverApi.state.messages = [
    buildMessage({ key: 'two', isUnread: true }),
    buildMessage({ key: 'one', isUnread: true }),
    buildMessage({ key: 'read', isUnread: false }),
  ];
  const view = renderTrip(driverApi);
  expect(await screen.findByText('2 unread')).toBeVisible();
  expect(view.calls.filter((call) => call.endsWith('/messages/read'))).toEqual([]);
  await view.user.click(await screen.findByRole('button', { name: /^Messages \(3\)/ }));
  await waitFor(() => expect(screen.queryByText('2 unread')).toBeNull());
  expect(view.calls.filter((call) => call.endsWith('/messages/read'))).toHaveLength(1);
});
