import { screen, waitFor, within } from '@testing-library/react';
import type { TripDemurrage } from 'shared-contracts/trips/trip-statistics';
import {
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  testUsers,
  chooseAction,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import { PICKUP_AT, lorry, pageOf, replies, sunilDriver, buildTrip, buildTripRow } from './testing/fixtures.ts';
import { TripsPage } from './trips-page.tsx';

const LIST_CALL = 'GET v1/trips?sort=-createdAt&page=1&limit=20';
const ownTrip = buildTripRow({ actions: ['edit', 'submit', 'cancel', 'delete'] });
const overloadedTrip = buildTripRow({
  id: 'trip-2',
  number: 'T-000044',
  stage: 'transit',
  vehicle: lorry,
  driver: sunilDriver,
  utilization: { space: '125.0', weight: '80.0' },
  actions: ['completeManually', 'cancel'],
});
const partnerTrip = buildTripRow({
  id: 'trip-3',
  number: 'T-000045',
  type: 'partner',
  driver: { ...sunilDriver, name: 'former-user-0a1b2c3d4e5f' },
});

const renderPage = (extraReplies: Replies = {}, address = '/trips', user = testUsers.forwarder) =>
  renderScreen(<TripsPage />, {
    url: address,
    user,
    path: '/trips',
    replies: {
      ...replies,
      'GET v1/trips': () => pageOf(ownTrip, overloadedTrip, partnerTrip),
      'GET partners': () => pageOf(),
      ...extraReplies,
    },
  });
const findRow = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`No row contains ${number}`);
  return within(row);
};
/** Unix time of a moment in December 2030, UTC. Days in Colombo start at 18:30 UTC of the previous day. */
const decemberTime = (day: number, hour: number, minute: number, second = 0) =>
  Date.UTC(2030, 11, day, hour, minute, second) / 1000;
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows route, times, vehicle, driver and utilization of a trip with a link to it', async () => {
  const { baseElement } = renderPage();
  const row = await findRow('T-000044');
  expect(row.getByRole('link', { name: 'T-000044' })).toHaveAttribute('href', '/trips/trip-2');
  for (const cell of [
    'In transit',
    'Colombo Port',
    '→ Kandy Depot',
    '01.12.2030 11:30',
    '01.12.2030 19:30',
    'WP LK-4521',
    'Sunil Silva',
    '125%',
    '80.0%',
  ])
    expect(row.getByText(cell)).toBeVisible();
  expect((await findRow('T-000043')).getByRole('button', { name: 'Submit' })).toBeVisible();
  expect((await findRow('T-000045')).queryByRole('button')).toBeNull();
  expect((await findRow('T-000045')).getByText('Former person 0a1b2c3d4e5f')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
});

test('counts trips by ownership and by day, and filters by day', async () => {
  const { user, calls, router } = renderPage(
    { 'GET v1/trips/count-by-date': () => ({ items: [{ date: '2030-12-04', count: 3 }] }) },
    `/trips?pickFrom=${decemberTime(4, 18, 30)}&pickTo=${decemberTime(5, 18, 29, 59)}`,
  );
  expect(await screen.findByRole('button', { name: 'Own (2)' })).toBeVisible();
  const week = within(screen.getByRole('group', { name: 'Trips by day of pickup' }));
  const day = await week.findByRole('button', { name: 'Wednesday, December 4: 3 trips' });
  expect(calls.find((call) => call.startsWith('GET v1/trips/count-by-date'))).toBe(
    `GET v1/trips/count-by-date?from=${decemberTime(1, 18, 30)}&to=${decemberTime(8, 18, 29, 59)}&timeZone=Asia%2FColombo`,
  );
  await user.click(day);
  await waitFor(() =>
    expect(calls).toContain(
      LIST_CALL.replace('?', `?pickFrom=${decemberTime(3, 18, 30)}&pickTo=${decemberTime(4, 18, 29, 59)}&`),
    ),
  );
  expect(day).toHaveAttribute('aria-pressed', 'true');
  await user.click(day);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(week.getByRole('button', { name: 'Next week' }));
  expect(await week.findByRole('button', { name: 'Monday, December 9: no trips' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Partners (1)' }));
  await waitFor(() => expect(calls).toContain(LIST_CALL.replace('?', '?type=partner&')));
});

test('sends all filters to the API', async () => {
  const optionReplies: Replies = Object.fromEntries(
    ['order-types', 'vehicles/types', 'routes-zones', 'partners'].map((path) => [
      `GET ${path}`,
      () => pageOf({ id: `${path}-1`, name: `One of ${path}` }),
    ]),
  );
  const { user, calls } = renderPage(optionReplies);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = await findDialog('Filters');
  for (const name of ['Vehicle', 'Driver', 'Pickup location', 'Drop location'])
    expect(dialog.getByRole('combobox', { name })).toBeVisible();
  for (const name of ['Pickup between', 'Drop between']) expect(dialog.getByRole('group', { name })).toBeVisible();
  for (const [name, path] of [
    ['Vehicle type', 'vehicles/types'],
    ['Route zone', 'routes-zones'],
    ['Partner', 'partners'],
    ['Order type', 'order-types'],
  ] as const) {
    await dialog.findByRole('option', { name: `One of ${path}` });
    await user.selectOptions(dialog.getByRole('combobox', { name }), `${path}-1`);
  }
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls).toContain(
      LIST_CALL.replace(
        '?',
        '?vehicleTypeId=vehicles%2Ftypes-1&routeZoneId=routes-zones-1&partnerId=partners-1&orderTypeId=order-types-1&',
      ),
    ),
  );
});

const demurrage: TripDemurrage = {
  trip: { id: 'trip-2', number: 'T-000044', stage: 'transit' },
  order: { id: 'O-1', number: 'O-000104' },
  vehicle: lorry,
  location: { id: 'l', name: 'Galle Mill' },
  what: 'pick',
  fromAt: PICKUP_AT,
  untilAt: null,
  minutes: 200,
  freeMinutes: 120,
  overMinutes: 80,
};
test.each<[string, string, string, object, string[]]>([
  [
    'Demurrage',
    'v1/trips/demurrage',
    '',
    demurrage,
    ['01:20', 'Galle Mill', 'Pickup', 'O-000104', '01.12.2030 11:30', 'Still there', '03:20', '02:00'],
  ],
  [
    'Archive',
    'v2/trips/archive',
    'sort=-createdAt&',
    { ...overloadedTrip, stage: 'completed', actions: ['restore'] },
    ['Completed', 'WP LK-4521'],
  ],
])('loads the list %s', async (tab, path, query, row, cells) => {
  const { user, calls } = renderPage({ [`GET ${path}`]: () => pageOf(row) }, '/trips?stage=saved');
  await user.click(await screen.findByRole('link', { name: tab }));
  await waitFor(() => expect(calls).toContain(`GET ${path}?${query}page=1&limit=20`));
  for (const cell of cells) expect((await findRow('T-000044')).getByText(cell)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Trips by day of pickup' })).toBeNull();
});

test.each([
  ['', 'v1/trips', 'No trips found'],
  ['?view=demurrage', 'v1/trips/demurrage', 'No demurrage found'],
  ['?view=archive', 'v2/trips/archive', 'No archived trips found'],
])('shows the empty state: %s', async (search, path, title) => {
  renderPage({ [`GET ${path}`]: () => pageOf() }, `/trips${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('offers no creation or selection to readers, and a retry after an error', async () => {
  renderPage({ 'GET v1/trips': () => errorReply(500, 'internal') }, '/trips', testUsers.reader);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New trip' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('restores one or several trips from the archive', async () => {
  const { user, calls, notices } = renderPage(
    {
      'GET v2/trips/archive': () => pageOf({ ...overloadedTrip, isArchived: true, actions: ['restore'] }),
      'POST v2/trips/archive/:id/restore': () => buildTrip(),
    },
    '/trips?view=archive',
  );
  await chooseAction((await findRow('T-000044'), user), 'T-000044', 'Restore from archive');
  await waitFor(() => expect(notices).toEqual(['Trip restored from archive']));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Restore from archive' }));
  const dialog = await findDialog('Restore from archive');
  await user.click(dialog.getByRole('button', { name: 'Restore from archive' }));
  await dialog.findByText('1 changed');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST v2/trips/archive/trip-2/restore',
    'POST v2/trips/archive/trip-2/restore',
  ]);
});

test('deletes a trip after confirmation', async () => {
  const { user, calls, notices } = renderPage({ 'DELETE trips/:id': () => ({ id: 'trip-1' }) });
  await chooseAction((await findRow('T-000043'), user), 'T-000043', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes trip T-000043\. Its orders become available/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Trip deleted']));
  expect(calls).toContain('DELETE trips/trip-1');
});

test('explains when the dialog in the URL is no longer allowed', async () => {
  renderPage({ 'GET trips/:id': () => buildTrip({ stage: 'billed' }) }, '/trips?dialog=cancel.trip-1');
  expect(await screen.findByRole('heading', { name: 'No stage change available' })).toBeVisible();
});

test('shows when a vehicle is expected at its next stop, and that it is too late', async () => {
  const eta = Math.floor(Date.now() / 1_000) + 2 * 3_600 + 60;
  renderPage({ 'GET v1/trips': () => pageOf({ ...overloadedTrip, nextStop: { name: 'Kandy', eta, etaLateBy: 600 } }) });
  expect(await screen.findByText(/ETA/)).toHaveTextContent('ETA in 2 hours');
});
