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
  quietFrom: '22:00',
  quietTo: '06:00',
  timeZone: 'Asia/Colombo',
  repeatMinutes: 30,
  escalateMinutes: 60,
  escalateUsers: [],
  typeLimits: [{ vehicleType: { id: 'type-1', name: 'Lorry' }, limit: 70 }],
  zoneLimits: [],
  limit: 100,
  minutes: 1,
  distance: null,
  hoursFrom: null,
  hoursTo: null,
  actions: ['edit'],
};
const geofence: AlertRule = {
  ...speeding,
  id: 'geofenceLeft',
  kind: 'geofenceLeft',
  isOn: false,
  severity: null,
  users: [],
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
      'GET alerts/recipients': () => pageOf({ id: 'user-3', name: 'Nimal Perera' }),
      ...replies,
    },
  });

test('lists how the organization is alerted, with what only admins may edit', async () => {
  const { baseElement } = renderPage();
  const row = within(await screen.findByRole('row', { name: /Speeding/ }));
  for (const text of ['On', 'Critical', 'Saman Fernando', 'In the portal', '22:00–06:00', 'After 60 min'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
  const other = within(screen.getByRole('row', { name: /Left location/ }));
  for (const text of ['Off', 'Automatic', 'Managers']) expect(other.getByText(text)).toBeVisible();
  expect(other.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('changes the limit and who is alerted', async () => {
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
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual({
      isOn: true,
      severity: 'critical',
      byBell: true,
      byMail: false,
      userIds: ['user-2', 'user-3'],
      quietFrom: '22:00',
      quietTo: '06:00',
      repeatMinutes: 30,
      escalateMinutes: 60,
      escalateUserIds: [],
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
