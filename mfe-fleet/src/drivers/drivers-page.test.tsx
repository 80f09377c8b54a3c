import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import DriversPage from './drivers-page.tsx';
import { pageOf, ranjith, sunil } from './testing/given.ts';

const picture = () => new Blob(['jpeg'], { type: 'image/jpeg' });
const show = (replies: Replies = {}, at = '/', user = as.fleetOwner) =>
  renderScreen(<DriversPage />, {
    at,
    path: '/',
    user,
    replies: {
      'GET drivers': () => pageOf(sunil, ranjith),
      'GET drivers/files/:id/thumbnail': picture,
      'GET drivers/files/:id': picture,
      'GET drivers/:id': () => sunil,
      ...replies,
    },
  });

const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);
const textsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('cell').map(({ textContent }) => textContent);

test('drivers stand with how their licence and reports stand; search, filters and order are asked of the API', async () => {
  const { user, calls, baseElement } = show();
  expect(textsOf(await rowOf('Sunil Perera')).slice(1, 8)).toEqual([
    '+94 77 123 4567',
    'Expires in 12 days',
    'Expired 2 days ago',
    'Missing',
    'WP LG-7719',
    'sunil',
    '2 missing',
  ]);
  expect(textsOf(await rowOf('Ranjith Silva Blocked')).slice(0, 8)).toEqual([
    'RSRanjith SilvaBlocked',
    '+94 76 000 1111',
    'Valid',
    'Valid',
    'Valid',
    '–',
    '–',
    'Complete',
  ]);
  expect(screen.getByRole('link', { name: 'WP LG-7719' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  expect(await accessibilityFaults(baseElement)).toEqual([]);
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
    /^Blocks Sunil Perera\. Nobody can put them on a vehicle or a trip/,
    'PATCH drivers/driver-1',
    { isBlocked: true },
    'Driver blocked',
  ],
  [
    'Delete',
    'Sunil Perera',
    /^Deletes the driver Sunil Perera with all documents\. This cannot be undone/,
    'DELETE drivers/driver-1',
    undefined,
    'Driver deleted',
  ],
])('%s: the consequence is told first', async (action, name, consequence, call, body, notice) => {
  let sent: unknown;
  const { user, calls, notices } = show({ [call]: (request) => ((sent = request.body), sunil) });
  await chooseAction(user, name, action);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(consequence)).toBeVisible();
  expect(calls).not.toContain(call);
  await user.click(dialog.getByRole('button', { name: action }));
  await waitFor(() => expect(notices).toEqual([notice]));
  expect(sent).toEqual(body);
});

test('who is blocked is activated with one choice; edit leads to the form', async () => {
  let sent: unknown;
  const { user, notices, router } = show({ 'PATCH drivers/driver-2': ({ body }) => ((sent = body), ranjith) });
  await chooseAction(user, 'Ranjith Silva', 'Activate');
  await waitFor(() => expect(notices).toEqual(['Driver activated']));
  expect(sent).toEqual({ isBlocked: false });
  await user.click((await rowOf('Sunil Perera')).getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers/driver-1/edit'));
});

test.each([
  [
    'Delete',
    'DELETE drivers/:id',
    'driverInUse',
    { params: { trips: 3, vehicles: 1, users: 0, names: ['T-000001', 'WP LG-7719'] } },
    'Cannot be deleted: trips 3, vehicles 1, users 0 (T-000001, WP LG-7719). Block the driver instead.',
  ],
  ['Block', 'PATCH drivers/:id', 'outOfReach', {}, 'Nobody blocks themselves, nor somebody who may do more'],
] as const)('%s: why it cannot be done is told', async (action, call, code, more, told) => {
  const { user } = show({ [call]: () => refuse(409, code, more) });
  await chooseAction(user, 'Sunil Perera', action);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
  expect(await screen.findByText(told)).toBeVisible();
});

test('the info tells of the person, the papers, hours and pay, and opens the documents', async () => {
  const { user, router, baseElement } = show();
  await chooseAction(user, 'Sunil Perera', 'Driver info');
  expect(router.state.location.search).toBe('?dialog=info.driver-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Driver info' }));
  expect(await dialog.findByText('198012345678')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'WP LG-7719' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  for (const told of ['Expires in 12 days', '10.5 h', '1,875.00', 'Kumari Perera', 'Missing: ID, front, ID, back'])
    expect(dialog.getByText(told)).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'View: Licence' }));
  expect(await screen.findByRole('dialog', { name: /licence\.pdf/ })).toBeVisible();
});

test('a reader sees drivers and no way to change them', async () => {
  show({ 'GET drivers': () => pageOf({ ...sunil, actions: [] }) }, '/', as.reader);
  expect((await rowOf('Sunil Perera')).queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New driver' })).toBeNull();
});

test('nobody there, nothing loaded: each says so', async () => {
  const empty = show({ 'GET drivers': () => pageOf() });
  expect(await screen.findByText('No drivers found')).toBeVisible();
  empty.unmount();
  show({ 'GET drivers': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
