import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
  getTableWidth,
  MAX_TABLE_WIDTH,
} from 'shared-ui/testing';
import DriversPage from './drivers-page.tsx';
import { hoursOfSunil, ranjith, sunil, toPage } from './testing/fixtures.ts';

const picture = () => new Blob(['jpeg'], { type: 'image/jpeg' });
const renderPage = (replies: Replies = {}, at = '/', user = testUsers.fleetOwner) =>
  renderScreen(<DriversPage />, {
    url: at,
    path: '/',
    user,
    replies: {
      'GET drivers': () => toPage(sunil, ranjith),
      'GET drivers/files/:id/thumbnail': picture,
      'GET drivers/files/:id': picture,
      'GET drivers/:id': () => sunil,
      'GET v2/trips/drivers/:id/hours': () => hoursOfSunil,
      ...replies,
    },
  });

const findRow = async (name: string) =>
  within((await screen.findByRole('cell', { name: new RegExp(`^(.. ?)?${name}`) })).closest('tr') as HTMLElement);
const cellTexts = (row: Awaited<ReturnType<typeof findRow>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);

test('lists drivers with the state of their documents, and queries the API by search, filters and sort order', async () => {
  const { user, calls, baseElement } = renderPage();
  expect(cellTexts(await findRow('Sunil Perera')).slice(1, 6)).toEqual([
    'Expires in 12 days',
    'Expired 2 days ago',
    'Missing',
    'WP LG-7719',
    '2 missing',
  ]);
  expect(cellTexts(await findRow('Ranjith Silva Blocked')).slice(0, 6)).toEqual([
    'RSRanjith SilvaBlocked +94 76 000 1111',
    'Valid',
    'Valid',
    'Valid',
    '–',
    'Complete',
  ]);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(screen.getByRole('link', { name: 'WP LG-7719' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Licence' }));
  for (const [filter, choice] of [
    ['Status', 'Blocked'],
    ['Vehicle', 'Without a vehicle'],
    ['Licence and reports', 'Expired or expiring'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: filter }), choice);
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      'GET drivers?isBlocked=true&withVehicle=false&expiring=true&sort=licenseExpiresAt&page=1&limit=20',
    ),
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, phone, e-mail or login' }), 'sun{Enter}');
  await waitFor(() => expect(calls.at(-1)).toContain('search=sun'));
});

test.each([
  [
    'Block',
    'Sunil Perera',
    /^Sunil Perera can’t be assigned to a vehicle or trip/,
    'PATCH drivers/driver-1',
    { isBlocked: true },
    'Driver blocked',
  ],
  [
    'Anonymize',
    'Ranjith Silva',
    /^Removes for good what names Ranjith Silva: .* This can’t be undone/,
    'DELETE drivers/driver-2/personal-data',
    undefined,
    'Driver anonymized',
  ],
  [
    'Delete',
    'Sunil Perera',
    /^The driver Sunil Perera and all their documents will be deleted\. This can’t be undone/,
    'DELETE drivers/driver-1',
    undefined,
    'Driver deleted',
  ],
])('%s: asks for confirmation first', async (action, name, confirmation, call, body, notice) => {
  let requestBody: unknown;
  const { user, calls, notices } = renderPage({ [call]: (request) => ((requestBody = request.body), sunil) });
  await chooseAction(user, name, action);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(confirmation)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(requestBody).toEqual(body);
});

test('activates a blocked driver without confirmation, and opens the form to edit', async () => {
  let requestBody: unknown;
  const { user, notices, router } = renderPage({
    'PATCH drivers/driver-2': ({ body }) => ((requestBody = body), ranjith),
  });
  await chooseAction(user, 'Ranjith Silva', 'Activate');
  await waitFor(() => expect(notices).toEqual(['Driver activated']));
  expect(requestBody).toEqual({ isBlocked: false });
  await user.click((await findRow('Sunil Perera')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers/driver-1/edit'));
});

test.each([
  [
    'Delete',
    'DELETE drivers/:id',
    'driverInUse',
    { params: { trips: 3, vehicles: 1, users: 0, names: ['T-000001', 'WP LG-7719'] } },
    'Can’t be deleted. In use by trips: 3, vehicles: 1, users: 0 (T-000001, WP LG-7719). Block the driver instead.',
  ],
  ['Block', 'PATCH drivers/:id', 'outOfReach', {}, 'You can’t block yourself or someone with more rights than you'],
] as const)('%s: shows why it failed', async (action, call, code, details, message) => {
  const { user } = renderPage({ [call]: () => errorReply(409, code, details) });
  await chooseAction(user, 'Sunil Perera', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('shows profile, documents, hours and pay in the info dialog, and opens documents', async () => {
  const { user, router, baseElement } = renderPage();
  await chooseAction(user, 'Sunil Perera', 'Driver info');
  expect(router.state.location.search).toBe('?dialog=info.driver-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Driver info' }));
  expect(await dialog.findByText('198012345678')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'WP LG-7719' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  for (const text of ['Expires in 12 days', '10.5 h', '1,875.00', 'Kumari Perera', 'Missing: ID, front, ID, back'])
    expect(dialog.getByText(text)).toBeVisible();
  for (const text of [
    '05:20 driven, 05:10 of 10:30 left',
    'Too much: 10:50 with the planned trips',
    'After 01:40 of driving, for 00:45',
    '32:10 driven, 23:50 of 56:00 left',
    '37:40 with the planned trips',
  ])
    expect(await dialog.findByText(text)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'View: Licence' }));
  expect(await screen.findByRole('dialog', { name: /licence\.pdf/ })).toBeVisible();
});

test('offers no changes to a reader', async () => {
  renderPage({ 'GET drivers': () => toPage({ ...sunil, actions: [] }) }, '/', testUsers.reader);
  expect((await findRow('Sunil Perera')).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New driver' })).toBeNull();
});

test('shows an empty list, and offers a retry when loading fails', async () => {
  const empty = renderPage({ 'GET drivers': () => toPage() });
  expect(await screen.findByText('No drivers found')).toBeVisible();
  empty.unmount();
  renderPage({ 'GET drivers': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
