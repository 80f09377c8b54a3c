import { screen, waitFor, within } from '@testing-library/react';
import type { Alert } from 'shared-contracts/fleet/alerts';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import AlertsPage from './alerts-page.tsx';
import VehicleAlertsSlot from './vehicle-alerts-slot.tsx';
import WaitingSlot from './waiting-slot.tsx';

const insurance: Alert = {
  id: 'alert-1',
  revision: 1,
  kind: 'documentExpires',
  severity: 'warning',
  state: 'open',
  vehicle: { id: 'vehicle-1', name: 'WP LK-4521' },
  driver: null,
  document: 'insurance',
  service: null,
  speed: null,
  minutes: null,
  distance: null,
  trip: null,
  limit: null,
  location: null,
  item: null,
  odometer: null,
  hours: null,
  engineHours: null,
  dueAt: 1_767_866_400,
  occurredAt: 1_767_261_600,
  acknowledgedAt: null,
  acknowledgedBy: null,
  comment: null,
  endedAt: null,
  actions: ['acknowledge'],
};
const licence: Alert = {
  ...insurance,
  id: 'alert-2',
  kind: 'licenceExpires',
  severity: 'critical',
  vehicle: null,
  driver: { id: 'driver-1', name: 'Dinesh Wheel' },
  document: null,
};
const acknowledged: Alert = {
  ...insurance,
  state: 'acknowledged',
  acknowledgedAt: 1_767_262_000,
  acknowledgedBy: { id: 'user-1', name: 'Saman Fernando' },
  comment: 'Renewal ordered',
  actions: [],
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderIn = (content: React.ReactNode, replies: Replies = {}, url = '/') =>
  renderScreen(content, {
    url,
    user: testUsers.fleetOwner,
    replies: {
      'GET alerts': () => pageOf(licence, insurance),
      'GET alerts/:id': () => insurance,
      'GET vehicles': () => pageOf(),
      'GET drivers': () => pageOf(),
      ...replies,
    },
  });
const renderPage = (replies?: Replies, url?: string) => renderIn(<AlertsPage />, replies, url);

test('lists alerts about vehicles and drivers', async () => {
  const { baseElement, calls } = renderPage({}, '/?kind=serviceDue&severity=critical&vehicleId=vehicle-1&from=1&to=2');
  expect(await screen.findByRole('cell', { name: 'Document expires' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Insurance' })).toBeVisible();
  expect(screen.getByText('Dinesh Wheel')).toBeVisible();
  expect(screen.getByText('Critical')).toBeVisible();
  const [path] = calls.filter((call) => call.startsWith('GET alerts?'));
  for (const filter of ['kind=serviceDue', 'severity=critical', 'vehicleId=vehicle-1', 'from=1', 'to=2'])
    expect(path).toContain(filter);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows that there are no alerts', async () => {
  renderPage({ 'GET alerts': () => pageOf() });
  expect(await screen.findByText('No alerts')).toBeVisible();
});

test('acknowledges an alert with a comment', async () => {
  let sent: unknown;
  const { user } = renderPage({
    'PATCH alerts/:id/acknowledge': ({ body }) => ((sent = body), acknowledged),
  });
  await screen.findByRole('cell', { name: 'Document expires' });
  const row = within(screen.getByRole('row', { name: /WP LK-4521/ }));
  await user.click(row.getByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge alert' }));
  expect(await dialog.findByText('Insurance')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Renewal ordered');
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(sent).toEqual({ comment: 'Renewal ordered' }));
});

test('preserves the comment when acknowledging fails', async () => {
  const { user } = renderPage(
    { 'PATCH alerts/:id/acknowledge': () => errorReply(409, 'alertClosed') },
    '/?dialog=acknowledge.alert-1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge alert' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Comment' }), 'Called');
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  expect((await screen.findAllByText('This alert is already closed'))[0]).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Called');
});

test('shows who has acknowledged an alert that a notification opens', async () => {
  renderPage({ 'GET alerts/:id': () => acknowledged }, '/?dialog=acknowledge.alert-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'This alert is already closed' }));
  expect(dialog.getByText('Saman Fernando')).toBeVisible();
  expect(dialog.getByText('Renewal ordered')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('acknowledges several alerts with one comment', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderPage({
    'PATCH alerts/:id/acknowledge': ({ body }) => (sent.push(body), acknowledged),
  });
  await screen.findByRole('cell', { name: 'Document expires' });
  await user.click(screen.getByRole('checkbox', { name: /select all/i }));
  const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge' }));
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Known');
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(sent).toEqual([{ comment: 'Known' }, { comment: 'Known' }]));
  expect(calls).toEqual(
    expect.arrayContaining(['PATCH alerts/alert-1/acknowledge', 'PATCH alerts/alert-2/acknowledge']),
  );
});

test('shows the open alerts on the page of a vehicle', async () => {
  const { user, calls, baseElement } = renderIn(
    <main>
      <VehicleAlertsSlot vehicleId="vehicle-1" />
    </main>,
    { 'GET alerts': () => ({ ...pageOf(insurance), total: 7 }) },
  );
  expect(await screen.findByText('Document expires')).toBeVisible();
  expect(calls).toContain('GET alerts?vehicleId=vehicle-1&limit=5');
  expect(screen.getByRole('link', { name: 'Show all 7' })).toHaveAttribute('href', '/alerts?vehicleId=vehicle-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByRole('dialog', { name: 'Acknowledge alert' })).toBeVisible();
});

test('shows on the home page how many alerts wait, with a link to them', async () => {
  const counts: number[] = [];
  renderIn(
    <main>
      <WaitingSlot onCount={(count) => counts.push(count)} />
    </main>,
    { 'GET alerts': () => ({ ...pageOf(licence), total: 12 }) },
  );
  expect(await screen.findByRole('link', { name: /Dinesh Wheel Driving licence expires/ })).toHaveAttribute(
    'href',
    '/alerts?dialog=acknowledge.alert-2',
  );
  expect(screen.getByRole('link', { name: 'Show all 12' })).toHaveAttribute(
    'href',
    '/alerts?kind=licenceExpires&kind=serviceNeverRecorded&kind=speeding&kind=geofenceEntered&kind=geofenceLeft&kind=deviceSilent&kind=sos&kind=batteryLow&kind=inspectionDefect&kind=idling&kind=tow&kind=routeLeft&kind=driverHours',
  );
  expect(counts.at(-1)).toBe(12);
});
