import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  testUsers,
} from 'shared-ui/testing';
import { findRow, getSearch, renderVehiclesPage } from '../testing/render-vehicles-page.tsx';
import { assignedDriver, draft, owner, row, toPage, vehicle } from '../testing/vehicle.fixtures.ts';

const LIST_CALL = 'GET vehicles?sort=registrationPlate&page=1&limit=20';

test('lists vehicles with type, capacity, driver and expiry', async () => {
  const { calls, baseElement } = renderVehiclesPage();
  const first = await findRow('WP LK-4521');
  expect(first.getByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  const cells = [
    '20 ft lorry',
    'Isuzu, NPR, 2021',
    '32.00 CBM',
    '7,500 kg',
    'Nimal Perera',
    'Active',
    'Expired 10 days ago',
    'Oil change',
    'Expires in 12 days',
  ];
  for (const cell of cells) expect(first.getByText(cell)).toBeVisible();
  expect(first.getByRole('img', { name: 'Shared' })).toBeVisible();
  const second = await findRow('NW 100');
  for (const cell of ['No driver', 'Deactivated']) expect(second.getByText(cell)).toBeVisible();
  expect(calls).toContain(LIST_CALL);
  expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
});

test('shows the front photo in cards', async () => {
  const { user } = renderVehiclesPage();
  await user.click(await screen.findByRole('button', { name: 'Cards' }));
  const card = within((await screen.findByRole('link', { name: 'WP LK-4521' })).closest('li') as HTMLElement);
  expect(await card.findByRole('img', { name: 'Photo of WP LK-4521' })).toBeVisible();
  expect(localStorage.getItem('consign.layout.vehicles')).toContain('"cards":true');
});

test('passes search and filters to the URL and the API', async () => {
  const view = renderVehiclesPage({ 'GET drivers': () => toPage(assignedDriver) });
  const { user, calls } = view;
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Deactivated');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), '20 ft lorry');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(dialog.getByRole('textbox', { name: 'Carries at least' }), '1000');
  await user.type(dialog.getByRole('textbox', { name: 'Cargo space at least' }), '20');
  for (const [filter, option] of [
    ['Sharing', 'Not shared'],
    ['Driver assignment', 'With a driver'],
    ['Expiry within 30 days', 'Expiring'],
  ]) {
    await user.selectOptions(dialog.getByRole('combobox', { name: filter ?? '' }), option ?? '');
  }
  await user.click(dialog.getByRole('combobox', { name: 'Driver' }));
  await user.click(await screen.findByRole('option', { name: 'Nimal Perera' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const query =
    'typeId=type-1&status=deactivated&weight=1000&cargoSpace=20&shared=false&withDriver=true&driverId=driver-1&expiring=true';
  await waitFor(() => expect(calls.at(-1)).toBe(`GET vehicles?${query}&sort=registrationPlate&page=1&limit=20`));
  const before = calls.length;
  await user.type(screen.getByRole('searchbox'), 'lk');
  expect(screen.getByText('Type at least 3 characters')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), '4{Enter}');
  await waitFor(() => expect(getSearch(view)).toContain('search=lk4'));
  expect(calls.length).toBe(before + 1);
});

test.each<[string, string, RegExp, string, unknown, string]>([
  [
    'WP LK-4521',
    'Deactivate',
    /is shared with a partner\. Neither of you can plan it until you activate it/,
    'PATCH vehicles/vehicle-1',
    { status: 'deactivated' },
    'Vehicle deactivated',
  ],
  [
    'NW 100',
    'Activate',
    /can be planned for trips/,
    'PATCH vehicles/vehicle-2',
    { status: 'active' },
    'Vehicle activated',
  ],
  [
    'WP LK-4521',
    'Delete',
    /with its photos, documents and services/,
    'DELETE vehicles/vehicle-1',
    undefined,
    'Vehicle deleted',
  ],
])('%s: %s asks for confirmation', async (plate, action, confirmation, call, body, notice) => {
  let sentBody: unknown;
  const { user, calls, notices } = renderVehiclesPage({
    [call]: ({ body: requestBody }) => ((sentBody = requestBody), vehicle()),
  });
  await chooseAction(user, plate, action);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(confirmation)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(sentBody).toEqual(body);
  expect(calls.filter((made) => made === LIST_CALL)).toHaveLength(2);
});

test.each([
  ['vehicleOnTrip', { trip: 'T-000104' }, 'Deactivate', 'PATCH vehicles/:id', 'Vehicle is on trip {trip}'],
  [
    'vehicleInUse',
    { names: ['T-000104'] },
    'Delete',
    'DELETE vehicles/:id',
    'Used by {names}. Deactivate the vehicle instead.',
  ],
])('shows a message for %s', async (code, params, action, call, notice) => {
  const { user, notices } = renderVehiclesPage({ [call]: () => errorReply(409, code, { params }) });
  await chooseAction(user, 'WP LK-4521', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([notice]));
});

test('opens the form of a vehicle', async () => {
  const { user, router } = renderVehiclesPage();
  await user.click((await findRow('WP LK-4521')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles/vehicle-1/edit'));
});

test('shows root the organizations of vehicles and filters by one', async () => {
  const { user, calls } = renderVehiclesPage(
    { 'GET organizations': () => toPage({ ...owner, registrationId: 'PV 1' }) },
    { user: testUsers.root },
  );
  expect((await findRow('WP LK-4521')).getByText(owner.name)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Organization' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(owner.name) }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls.at(-1)).toBe(`GET vehicles?organizationId=${owner.id}&sort=registrationPlate&page=1&limit=20`),
  );
});

test('offers no changes to a reader', async () => {
  const { unmount } = renderVehiclesPage({ 'GET vehicles': () => toPage(row()) }, { user: testUsers.reader });
  expect((await findRow('WP LK-4521')).getByRole('button', { name: 'Info' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New vehicle' })).toBeNull();
  unmount();
  renderVehiclesPage(
    { 'GET vehicles/draft': () => toPage(draft({ actions: [] })) },
    { user: testUsers.reader, at: '/vehicles?view=drafts' },
  );
  expect(await screen.findByText('CP 7788')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'CP 7788' })).toBeNull();
});
