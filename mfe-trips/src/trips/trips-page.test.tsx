import { screen, waitFor, within } from '@testing-library/react';
import type { TripDemurrage } from 'shared-contracts/trips';
import { accessibilityFaults, as, chooseAction, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import { DAY, lorry, pageOf, replies, sunil, trip, tripRow } from './testing/given.ts';
import TripsPage from './trips-page.tsx';

const LIST = 'GET v1/trips?sort=-createdAt&page=1&limit=20';
const mine = tripRow({ actions: ['edit', 'submit', 'cancel', 'delete'] });
const over = tripRow({
  id: 'trip-2',
  number: 'T-000044',
  stage: 'transit',
  vehicle: lorry,
  driver: sunil,
  utilization: { space: '125.0', weight: '80.0' },
  actions: ['completeManually', 'cancel'],
});
const theirs = tripRow({ id: 'trip-3', number: 'T-000045', type: 'partner' });

const show = (more: Replies = {}, address = '/trips', user = as.forwarder) =>
  renderScreen(<TripsPage />, {
    at: address,
    user,
    path: '/trips',
    replies: { ...replies, 'GET v1/trips': () => pageOf(mine, over, theirs), 'GET partners': () => pageOf(), ...more },
  });
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} stands in no row`);
  return within(row);
};
/** Of December 2030, UTC; days begin in Colombo at 18:30 of the day before. */
const at = (day: number, hour: number, minute: number, second = 0) =>
  Date.UTC(2030, 11, day, hour, minute, second) / 1000;
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a row tells where, when, with whom and how full, and leads to its trip', async () => {
  const { baseElement } = show();
  const row = await rowOf('T-000044');
  expect(row.getByRole('link', { name: 'T-000044' })).toHaveAttribute('href', '/trips/trip-2');
  for (const cell of [
    'In transit',
    'Colombo Port → Kandy Depot',
    '01.12.2030 11:30',
    '01.12.2030 19:30',
    'WP LK-4521',
    'Sunil Silva',
    '125.0%',
    '80.0%',
  ])
    expect(row.getByText(cell)).toBeVisible();
  expect((await rowOf('T-000043')).getByRole('button', { name: 'Submit' })).toBeVisible();
  expect((await rowOf('T-000045')).queryByRole('button')).toBeNull();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('trips are counted by whose they are and by day; a click on a day shows these alone, another one all again', async () => {
  const { user, calls, router } = show(
    { 'GET v1/trips/count-by-date': () => ({ items: [{ date: '2030-12-04', count: 3 }] }) },
    `/trips?pickFrom=${at(4, 18, 30)}&pickTo=${at(5, 18, 29, 59)}`,
  );
  expect(await screen.findByRole('button', { name: 'Own (2)' })).toBeVisible();
  const week = within(screen.getByRole('group', { name: 'Trips by day of pickup' }));
  const day = await week.findByRole('button', { name: 'Wednesday, December 4: 3 trips' });
  expect(calls.find((call) => call.startsWith('GET v1/trips/count-by-date'))).toBe(
    `GET v1/trips/count-by-date?from=${at(1, 18, 30)}&to=${at(8, 18, 29, 59)}&timeZone=Asia%2FColombo`,
  );
  await user.click(day);
  await waitFor(() =>
    expect(calls).toContain(LIST.replace('?', `?pickFrom=${at(3, 18, 30)}&pickTo=${at(4, 18, 29, 59)}&`)),
  );
  expect(day).toHaveAttribute('aria-pressed', 'true');
  await user.click(day);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(week.getByRole('button', { name: 'Next week' }));
  expect(await week.findByRole('button', { name: 'Monday, December 9: no trips' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Partners (1)' }));
  await waitFor(() => expect(calls).toContain(LIST.replace('?', '?type=partner&')));
});

test('everything that is filtered by is asked of the API', async () => {
  const lists: Replies = Object.fromEntries(
    ['order-types', 'vehicles/types', 'routes-zones', 'partners'].map((path) => [
      `GET ${path}`,
      () => pageOf({ id: `${path}-1`, name: `One of ${path}` }),
    ]),
  );
  const { user, calls } = show(lists);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const dialog = await dialogOf('Filters');
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
      LIST.replace(
        '?',
        '?vehicleTypeId=vehicles%2Ftypes-1&routeZoneId=routes-zones-1&partnerId=partners-1&orderTypeId=order-types-1&',
      ),
    ),
  );
});

const late: TripDemurrage = {
  trip: { id: 'trip-2', number: 'T-000044', stage: 'transit' },
  order: { id: 'O-1', number: 'O-000104' },
  vehicle: lorry,
  location: { id: 'l', name: 'Galle Mill' },
  what: 'pick',
  fromAt: DAY,
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
    late,
    ['01:20', 'Galle Mill', 'Pickup', 'O-000104', '01.12.2030 11:30', 'Still there', '03:20', '02:00'],
  ],
  [
    'Archive',
    'v2/trips/archive',
    'sort=-createdAt&',
    { ...over, stage: 'completed', actions: ['restore'] },
    ['Completed', 'WP LK-4521'],
  ],
])('the list %s asks its own call', async (tab, path, query, row, cells) => {
  const { user, calls } = show({ [`GET ${path}`]: () => pageOf(row) }, '/trips?stage=saved');
  await user.click(await screen.findByRole('link', { name: tab }));
  await waitFor(() => expect(calls).toContain(`GET ${path}?${query}page=1&limit=20`));
  for (const cell of cells) expect((await rowOf('T-000044')).getByText(cell)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Trips by day of pickup' })).toBeNull();
});

test.each([
  ['', 'v1/trips', 'No trips found'],
  ['?view=demurrage', 'v1/trips/demurrage', 'No demurrage found'],
  ['?view=archive', 'v2/trips/archive', 'No archived trips found'],
])('an empty list says so: %s', async (search, path, title) => {
  show({ [`GET ${path}`]: () => pageOf() }, `/trips${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('whoever may only read makes no trip and chooses none; what fails is told and tried again', async () => {
  show({ 'GET v1/trips': () => refuse(500, 'internal') }, '/trips', as.reader);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New trip' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const four = [1, 2, 3, 4].map((n) =>
  tripRow({ id: `id-${n}`, number: `T-00020${n}`, actions: n === 4 ? ['archive'] : ['submit', 'cancel', 'delete'] }),
);
const results = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('of several that are submitted, the one that fails says why', async () => {
  const { user, calls } = show({
    'GET v1/trips': () => pageOf(...four),
    'PATCH trips/:id/stage': () => trip(),
    'PATCH trips/id-2/stage': () => refuse(409, 'notEnoughEpc'),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of the page' }));
  expect(screen.getByRole('button', { name: 'Archive (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit (3)' }));
  const dialog = await dialogOf('Submit');
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.findByText('3 of 3 done');
  expect(results(dialog)).toEqual(['T-000201Done', 'T-000202Not enough EPC', 'T-000203Done']);
  await waitFor(() => expect(calls.filter((call) => call === LIST)).toHaveLength(2));
});

test('one or several are taken out of the archive again', async () => {
  const { user, calls, notices } = show(
    {
      'GET v2/trips/archive': () => pageOf({ ...over, isArchived: true, actions: ['restore'] }),
      'POST v2/trips/archive/:id/restore': () => trip(),
    },
    '/trips?view=archive',
  );
  await chooseAction((await rowOf('T-000044'), user), 'T-000044', 'Take out of the archive');
  await waitFor(() => expect(notices).toEqual(['Trip taken out of the archive']));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
  await user.click(screen.getByRole('button', { name: 'Take out of the archive' }));
  const dialog = await dialogOf('Take out of the archive');
  await user.click(dialog.getByRole('button', { name: 'Take out of the archive' }));
  await dialog.findByText('1 of 1 done');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST v2/trips/archive/trip-2/restore',
    'POST v2/trips/archive/trip-2/restore',
  ]);
});

test('several are cancelled for one reason, and it is said that their orders are too', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    'GET v1/trips': () => pageOf(...four),
    'PATCH trips/:id/stage': ({ path, body }) => (sent.push([path, body]), trip()),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of the page' }));
  await user.click(screen.getByRole('button', { name: 'Cancel trip (3)' }));
  const dialog = await dialogOf('Cancel trip');
  expect(await dialog.findByText(/Cancels each of them and all its orders/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason, for all of them' }), 'Flood');
  await user.click(dialog.getByRole('button', { name: 'Cancel trip' }));
  await dialog.findByText('3 of 3 done');
  expect(sent).toEqual([1, 2, 3].map((n) => [`trips/id-${n}/stage`, { stage: 'cancelled', reason: 'Flood' }]));
});

test('a trip is deleted after it was said what that causes', async () => {
  const { user, calls, notices } = show({ 'DELETE trips/:id': () => ({ id: 'trip-1' }) });
  await chooseAction((await rowOf('T-000043'), user), 'T-000043', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Deletes trip T-000043\. Its orders become free/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(notices).toEqual(['Trip deleted']));
  expect(calls).toContain('DELETE trips/trip-1');
});

test('the dialog of an address that is no longer allowed says so', async () => {
  show({ 'GET trips/:id': () => trip({ stage: 'billed' }) }, '/trips?dialog=cancel.trip-1');
  expect(await screen.findByRole('heading', { name: 'No other stage can follow now' })).toBeVisible();
});
