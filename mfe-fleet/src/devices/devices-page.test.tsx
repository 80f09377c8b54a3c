import { screen, waitFor, within } from '@testing-library/react';
import type { RefusedDevice } from 'shared-contracts/fleet/refused-devices';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import DevicesPage from './devices-page.tsx';

const unknown: RefusedDevice = {
  id: 'device-1',
  device: '8604730',
  organization: { id: 'organization-1', name: 'Ceylon Haulage' },
  vehicle: null,
  reasons: [
    { reason: 'unknownDevice', count: 41, lastAt: 1_767_261_600 },
    { reason: 'invalid', count: 2, lastAt: 1_767_261_000 },
  ],
  lastAt: 1_767_261_600,
  held: 41,
  place: { latitude: 6.927_1, longitude: 79.861_2, at: 1_767_261_600 },
  isIgnored: false,
  actions: ['attach', 'ignore'],
};
const attached: RefusedDevice = {
  ...unknown,
  id: 'device-2',
  device: '77',
  vehicle: { id: 'vehicle-2', name: 'WP LK-9' },
  reasons: [{ reason: 'inFuture', count: 3, lastAt: 1_767_261_600 }],
  held: 0,
  place: null,
  actions: [],
};
const unnamed: RefusedDevice = { ...attached, id: 'device-3', device: '', vehicle: null, actions: ['restore'] };
const vehicle = {
  id: 'vehicle-1',
  revision: 4,
  registrationPlate: 'WP LK-4521',
  trackingDevice: 'OLD-1',
  type: { name: 'Van' },
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<DevicesPage />, {
    url,
    user: testUsers.fleetOwner,
    replies: {
      'GET telemetry/refused-devices': () => pageOf(unknown, attached),
      'GET telemetry/refused-devices/:id': () => unknown,
      'GET vehicles': () => pageOf(vehicle),
      'GET vehicles/:id': () => vehicle,
      ...replies,
    },
  });

test('shows why devices were refused, where they were, and how many of their positions are held', async () => {
  const { baseElement } = renderPage();
  const row = within(await screen.findByRole('row', { name: /8604730/ }));
  expect(row.getByText('Unknown device (41), Unreadable report (2)')).toBeVisible();
  expect(row.getByText('6.9271, 79.8612')).toBeVisible();
  expect(row.getByRole('cell', { name: '43' })).toBeVisible();
  expect(row.getByRole('cell', { name: '41' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /WP LK-9/ })).getByText('Time in the future')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('attaches a device to the selected vehicle, and shows the device that it loses', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderPage({ 'PATCH vehicles/:id': ({ body }) => (sent.push(body), vehicle) });
  await user.click(await screen.findByRole('button', { name: 'Attach' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach 8604730 to a vehicle' }));
  expect(await dialog.findByText(/^41 positions of the last 24 hours join the vehicle’s track/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Vehicle' }));
  await user.click(await screen.findByRole('option', { name: /WP LK-4521/ }));
  expect(await dialog.findByText(/The vehicle has the device OLD-1/)).toBeVisible();
  expect(calls.some((call) => call.includes('organizationId=organization-1'))).toBe(true);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tracking app' }), 'OsmAnd');
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(await screen.findByText('Device attached')).toBeVisible();
  expect(sent).toEqual([{ trackingDevice: '8604730', trackingApp: 'osmAnd' }]);
});

test('shows that another vehicle has the device now', async () => {
  const { user } = renderPage(
    {
      'PATCH vehicles/:id': () =>
        errorReply(422, 'invalid', { fields: { trackingDevice: { code: 'alreadyExists', message: 'Exists' } } }),
    },
    '/?dialog=attach.device-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Attach 8604730 to a vehicle' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Vehicle' }));
  await user.click(await screen.findByRole('option', { name: /WP LK-4521/ }));
  await user.click(dialog.getByRole('button', { name: 'Attach' }));
  expect(await dialog.findByText('Vehicle with same tracking device already exist')).toBeVisible();
});

test('asks for confirmation before ignoring a device, and restores one', async () => {
  const sent: string[] = [];
  const { user, calls } = renderPage({
    'GET telemetry/refused-devices': ({ query }) =>
      query.get('state') === 'ignored' ? pageOf(unnamed) : pageOf(unknown),
    'PATCH telemetry/refused-devices/:id': ({ path, body }) => (sent.push(`${path} ${JSON.stringify(body)}`), unknown),
  });
  await chooseAction(user, '8604730', 'Ignore');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText(/^Deletes the kept positions of 8604730/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Ignore' }));
  expect(await screen.findByText('Device ignored')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ignored' }));
  expect(await screen.findByRole('row', { name: /Without an identifier/ })).toBeVisible();
  expect(calls).toContain('GET telemetry/refused-devices?state=ignored&page=1&limit=20');
  await chooseAction(user, 'Without an identifier', 'Restore');
  await waitFor(() =>
    expect(sent).toEqual([
      expect.stringMatching(/device-1 {"isIgnored":true}$/),
      expect.stringMatching(/device-3 {"isIgnored":false}$/),
    ]),
  );
});
