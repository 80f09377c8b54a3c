import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import SetupPage from './setup-page.tsx';

const TOKEN = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const vehicle = {
  id: 'vehicle-1',
  revision: 3,
  registrationPlate: 'WP LK-4521',
  trackingDevice: '8604730',
  trackingApp: 'traccarClient',
  organization: { id: 'organization-1', name: 'Ceylon Haulage' },
  actions: ['edit'],
};
const position = {
  vehicleId: 'vehicle-1',
  at: Math.floor(Date.now() / 1_000),
  latitude: 6.9,
  longitude: 79.8,
  speed: 0,
  heading: null,
  isCoarse: false,
  motion: 'stopped',
};

function renderPage(replies: Replies = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const send = (kind: string, ...positions: object[]) =>
    controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ kind, positions })}\n\n`));
  const view = renderScreen(<SetupPage />, {
    url: '/vehicle/vehicle-1/tracking',
    path: '/vehicle/:id/tracking',
    user: testUsers.fleetOwner,
    replies: {
      'GET vehicles/:id': () => vehicle,
      'GET organizations/:id': () => ({ trackingToken: TOKEN }),
      'GET telemetry/device/:id/position': () => ({ position: null }),
      'GET telemetry/live': () =>
        new ReadableStream<Uint8Array>({
          start: (stream) => {
            controller = stream;
            send('snapshot');
          },
        }),
      ...replies,
    },
  });
  return { ...view, send };
}

test('shows what each app needs, and a QR code for the Traccar Client', async () => {
  const { user, baseElement } = renderPage();
  expect(await screen.findByRole('img', { name: 'QR code for the Traccar Client' })).toBeVisible();
  const getAddress = () => screen.getByRole('textbox', { name: 'Server address' });
  expect(getAddress()).toHaveValue(`${location.origin}/api/telemetry/positions/${TOKEN}`);
  expect(screen.getByRole('textbox', { name: 'Device identifier' })).toHaveValue('8604730');
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(4);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'App or device' }), 'GPSLogger');
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(getAddress()).toHaveDisplayValue(/\?id=8604730&lat=%LAT&lon=%LON/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'App or device' }), 'Traccar server');
  expect(screen.getByText(/<entry key='forward.url'>.*positions\/0b9c6f0e/)).toBeVisible();
});

test('sets the vehicle to the app that sends', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage({
    'PATCH vehicles/:id': ({ body }) => (sent.push(body), { ...vehicle, trackingApp: 'osmAnd' }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'App or device' }), 'OsmAnd');
  await user.click(screen.getByRole('button', { name: 'Use this app for the vehicle' }));
  expect(await screen.findByText('Vehicle saved')).toBeVisible();
  expect(sent).toEqual([{ trackingApp: 'osmAnd' }]);
});

test('shows live when the first position of the vehicle has arrived', async () => {
  const { send } = renderPage();
  expect(await screen.findByText('Waiting for the first position')).toBeVisible();
  send('moved', { ...position, vehicleId: 'another' });
  send('moved', position);
  expect(await screen.findByText('Position received')).toBeVisible();
  expect(screen.queryByText(/Waiting/)).toBeNull();
});

test('creates an identifier for a vehicle that has no device', async () => {
  const sent: { trackingDevice?: string }[] = [];
  const { user } = renderPage({
    'GET vehicles/:id': () => ({ ...vehicle, trackingDevice: null }),
    'PATCH vehicles/:id': ({ body }) => (sent.push(body as object), vehicle),
  });
  expect(await screen.findByRole('link', { name: 'Enter the tracker’s identifier' })).toHaveAttribute(
    'href',
    '/vehicles/vehicle-1/edit',
  );
  await user.click(screen.getByRole('button', { name: 'Create an identifier' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.trackingDevice).toMatch(/^WPLK4521-\w{6}$/);
});

test.each([
  [
    'who can’t see the token',
    { 'GET organizations/:id': () => ({ trackingToken: '' }) },
    'The tracking token isn’t shown to you',
  ],
  [
    'who can’t see the organization',
    { 'GET organizations/:id': () => errorReply(403, 'forbidden') },
    'The tracking token isn’t shown to you',
  ],
  [
    'who can’t change the vehicle',
    { 'GET vehicles/:id': () => ({ ...vehicle, actions: [] }) },
    'You can’t set up this vehicle',
  ],
])('tells a user %s whom to ask', async (_, replies, text) => {
  renderPage(replies);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(TOKEN)).toBeNull();
});
