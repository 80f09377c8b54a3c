import { screen, waitFor, within } from '@testing-library/react';
import type { AlertRule } from 'shared-contracts/fleet/alerts';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import AlertRulesPage from './alert-rules-page.tsx';

const speeding: AlertRule = {
  id: 'speeding',
  kind: 'speeding',
  revision: 3,
  isOn: true,
  severity: 'critical',
  byBell: true,
  byMail: false,
  users: [{ id: 'user-2', name: 'Saman Fernando' }],
  roles: ['tripPlanners'],
  quietFrom: '22:00',
  quietTo: '06:00',
  timeZone: 'Asia/Colombo',
  repeatMinutes: 30,
  escalateMinutes: 60,
  escalateUsers: [],
  escalateRoles: [],
  contacts: [{ id: 'contact-1', name: 'Night watch' }],
  webhookUrl: 'https://hooks.example/alerts',
  typeLimits: [{ vehicleType: { id: 'type-1', name: 'Lorry' }, limit: 70 }],
  zoneLimits: [],
  limit: 100,
  minutes: 1,
  distance: null,
  hoursFrom: null,
  hoursTo: null,
  actions: ['edit', 'webhook'],
};
const geofence: AlertRule = {
  ...speeding,
  id: 'geofenceLeft',
  kind: 'geofenceLeft',
  isOn: false,
  severity: null,
  users: [],
  roles: [],
  contacts: [],
  actions: [],
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/') =>
  renderScreen(<AlertRulesPage />, {
    url,
    user: testUsers.fleetOwner,
    replies: {
      'GET alerts/rules': () => pageOf(speeding, geofence),
      'GET alerts/rules/:kind': () => speeding,
      'GET vehicles/types': () => pageOf({ id: 'type-1', name: 'Lorry' }),
      'GET locations': () => pageOf({ id: 'location-1', name: 'Yard' }),
      'GET contacts': () => pageOf({ id: 'contact-1', name: 'Night watch' }),
      'GET alerts/recipients': () => pageOf({ id: 'user-3', name: 'Nimal Perera' }),
      ...replies,
    },
  });

test('lists how the organization is alerted, with what only admins may edit', async () => {
  const { baseElement } = renderPage();
  const row = within(await screen.findByRole('row', { name: /Speeding/ }));
  for (const text of [
    'On',
    'Critical',
    'Saman Fernando, Trip planners, Night watch',
    'In the portal · By email · Webhook',
    '22:00–06:00',
    'After 60 min',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
  const other = within(screen.getByRole('row', { name: /Left location/ }));
  for (const text of ['Off', 'Automatic', 'Managers']) expect(other.getByText(text)).toBeVisible();
  expect(other.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('changes the limit and the recipients', async () => {
  let sent: unknown;
  const { user } = renderPage({ 'PUT alerts/rules/:kind': ({ body }) => ((sent = body), speeding) });
  const row = within(await screen.findByRole('row', { name: /Speeding/ }));
  await user.click(row.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Speeding' }));
  const limit = (await dialog.findAllByRole('textbox', { name: 'Speed limit' }))[0] as HTMLElement;
  await user.clear(limit);
  await user.type(limit, '80');
  await user.click(dialog.getByRole('button', { name: 'Add location' }));
  await user.click(dialog.getByRole('combobox', { name: 'Location' }));
  await user.click(await screen.findByRole('option', { name: 'Yard' }));
  await user.type(dialog.getAllByRole('textbox', { name: 'Speed limit' }).at(-1) ?? limit, '20');
  await user.click(dialog.getByRole('combobox', { name: 'Who is alerted' }));
  await user.click(await screen.findByRole('option', { name: 'Nimal Perera' }));
  await user.click(dialog.getByRole('combobox', { name: 'Roles' }));
  await user.click(await screen.findByRole('option', { name: 'Driver of the vehicle' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual({
      isOn: true,
      severity: 'critical',
      byBell: true,
      byMail: false,
      userIds: ['user-2', 'user-3'],
      roles: ['tripPlanners', 'driver'],
      quietFrom: '22:00',
      quietTo: '06:00',
      repeatMinutes: 30,
      escalateMinutes: 60,
      escalateUserIds: [],
      escalateRoles: [],
      contactIds: ['contact-1'],
      webhookUrl: 'https://hooks.example/alerts',
      limit: 80,
      minutes: 1,
      distance: null,
      hoursFrom: null,
      hoursTo: null,
      typeLimits: [{ vehicleTypeId: 'type-1', limit: 70 }],
      zoneLimits: [{ locationId: 'location-1', limit: 20 }],
    }),
  );
});

test('shows the error of the server at its field', async () => {
  const { user } = renderPage(
    {
      'PUT alerts/rules/:kind': () =>
        errorReply(422, 'validationFailed', { fields: { quietTo: { code: 'required', message: 'Required' } } }),
    },
    '/?dialog=edit.speeding',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Speeding' }));
  await user.clear(await dialog.findByRole('textbox', { name: 'Quiet until' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Field is required'))[0]).toBeVisible();
});

test('shows the deliveries of the webhook, sends a test and creates a secret that is shown once', async () => {
  const delivery = { id: 'd-1', type: 'alert.raised', attempts: 11, createdAt: 1_767_261_600, deliveredAt: null };
  const failed = { ...delivery, state: 'failed', status: 500, error: 'The server answered with 500' };
  const delivered = { ...delivery, id: 'd-2', attempts: 1, state: 'delivered', status: 204, error: null };
  const { user, calls, notices, baseElement } = renderPage(
    {
      'GET alerts/rules/:kind/webhook/deliveries': () => pageOf(failed, delivered),
      'POST alerts/rules/:kind/webhook/test': () => delivery,
      'POST alerts/rules/:kind/webhook/secret': () => ({ secret: 'whsec_abc' }),
    },
    '/?dialog=webhook.speeding',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook' }));
  expect(await dialog.findByDisplayValue('https://hooks.example/alerts')).toBeVisible();
  expect(await dialog.findByText(/11 attempts · The server answered with 500/)).toBeVisible();
  expect(dialog.getByText(/1 attempt · HTTP 204/)).toBeVisible();
  expect([dialog.getByText('Given up'), dialog.getByText('Delivered')]).toHaveLength(2);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  await waitFor(() => expect(notices).toEqual(['Test sent']));
  await user.click(dialog.getByRole('button', { name: 'Create secret' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create secret' }));
  expect(await dialog.findByDisplayValue('whsec_abc')).toBeVisible();
  expect(calls).toContain('POST alerts/rules/speeding/webhook/test');
});

test('leads from a new webhook to its secret', async () => {
  const { user } = renderPage(
    {
      'GET alerts/rules/:kind': () => ({ ...speeding, webhookUrl: null }),
      'PUT alerts/rules/:kind': () => speeding,
      'GET alerts/rules/:kind/webhook/deliveries': () => pageOf(),
    },
    '/?dialog=edit.speeding',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Speeding' }));
  const address = await dialog.findByRole('textbox', { name: 'Webhook' });
  await user.click(address);
  await user.paste('example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(expect.stringContaining('Enter an address')));
  await user.clear(address);
  await user.paste('https://hooks.example/alerts');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Webhook' })).toBeVisible();
});
