import { act, screen, waitFor, within } from '@testing-library/react';
import { errorReply, findAccessibilityViolations, findMap, withoutWebGl } from 'shared-ui/testing';
import { position } from './testing/fixtures.ts';
import { lorry, NOW, renderMonitoring } from './testing/render-monitoring.tsx';

const { matchMedia } = window;
const mockMedia = (feature: string) =>
  Object.assign(window, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query.includes(feature), media: query }),
  });
afterEach(() => {
  Object.assign(window, { matchMedia });
  jest.useRealTimers();
});

const getList = () => within(screen.getByRole('list', { name: 'Vehicles' }));
const rowTexts = () =>
  getList()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Searches the list only, because the map's markers have the plate in their names too. */
const findRow = (plate: string) => waitFor(() => getList().getByRole('button', { name: new RegExp(`^${plate}`) }));
const getSelectedIds = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).getAll('vehicle');

describe('live', () => {
  test('shows own and shared vehicles in the list and on the map, with counts per state', async () => {
    const { baseElement, calls } = renderMonitoring();
    await findRow('WP LK-4521');
    expect(rowTexts()).toEqual([
      expect.stringMatching(/^CP KD-7710Stopped/),
      'NC 1Shared by Lanka TransportersGPS FaultNo position yet',
      expect.stringMatching(/^WP LK-4521Nimal PereraT-000007 · Kandy depotExpected .*Moving2 open42 km\/h$/),
    ]);
    const map = await findMap();
    await waitFor(() =>
      expect(map.markers().toSorted()).toEqual(['CP KD-7710, Stopped', 'WP LK-4521, Moving, critical alert']),
    );
    const states = within(screen.getByRole('group', { name: 'State' }));
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Moving1',
      'Stopped1',
      'GPS Fault1',
    ]);
    expect(calls).toContain('GET telemetry/devices?page=1&limit=9999');
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('updates rows, counts and map from the stream', async () => {
    const { stream } = renderMonitoring();
    await findRow('WP LK-4521');
    const map = await findMap();
    act(() =>
      stream.send(
        'snapshot',
        position('WP LK-4521', { at: NOW, longitude: 80.64, speed: 61 }),
        position('NC 1', { at: NOW, latitude: 7, motion: 'stopped' }),
      ),
    );
    await waitFor(() => expect(rowTexts()[2]).toMatch(/61 km\/h$/));
    expect(screen.getByRole('button', { name: /^Stopped/ })).toHaveTextContent('Stopped2');
    await waitFor(() => expect(map.markers()).toContain('NC 1, Stopped'));
    act(() => stream.send('moved', position('WP LK-4521', { at: NOW + 1, motion: 'offline' })));
    await waitFor(() => expect(rowTexts()[2]).toMatch(/GPS Fault2 openStale since/));
  });

  test('shows a lost connection until it is restored', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { stream } = renderMonitoring();
    await findRow('WP LK-4521');
    act(() => stream.close());
    expect(await screen.findByText('Cannot connect to monitoring server.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(stream.openCount()).toBe(2);
    act(() => stream.send('snapshot', position('WP LK-4521', { at: NOW + 9, speed: 12 })));
    await waitFor(() => expect(screen.queryByText('Cannot connect to monitoring server.')).toBeNull());
    expect(rowTexts()[2]).toMatch(/12 km\/h$/);
  });

  test('requests a vehicle that is new to the stream only once', async () => {
    const { stream, calls } = renderMonitoring();
    await findRow('WP LK-4521');
    for (const at of [NOW, NOW + 1, NOW + 2]) await act(async () => stream.send('snapshot', position('XX 9', { at })));
    const requestCount = () => calls.filter((call) => call.startsWith('GET telemetry/devices?page')).length;
    await waitFor(() => expect(requestCount()).toBe(2));
    await act(async () =>
      stream.send('snapshot', position('XX 9', { at: NOW + 3 }), position('WP LK-4521', { at: NOW + 3, speed: 77 })),
    );
    await waitFor(() => expect(rowTexts()[2]).toMatch(/77 km\/h$/));
    expect(requestCount()).toBe(2);
  });

  test('searches from three characters on, filters by state, and clears filters', async () => {
    const { user } = renderMonitoring();
    await findRow('WP LK-4521');
    const search = screen.getByRole('searchbox', { name: 'Search plate or driver' });
    await user.type(search, 'lk{Enter}');
    expect(rowTexts()).toHaveLength(3);
    await user.type(search, '45{Enter}');
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect((await findMap()).markers()).toEqual(['WP LK-4521, Moving, critical alert']);
    await user.click(screen.getByRole('button', { name: /^GPS Fault/ }));
    expect(await screen.findByText('No vehicles found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(3));
  });
});

describe('a selected vehicle', () => {
  test('shows what its tracker reports, and that its position is approximate', async () => {
    const tracked = {
      ...lorry,
      position: position('WP LK-4521', { at: NOW - 5, isCoarse: true }),
      state: {
        battery: 80,
        isCharging: true,
        ignition: false,
        isMoving: null,
        odometer: 120_450,
        engineHours: 1_234.56,
        fuelLevel: 45,
        alarm: 'sos',
        event: null,
        attributes: {},
      },
    };
    const { user } = renderMonitoring('/', {
      'GET telemetry/devices': () => ({ items: [tracked], total: 1 }),
    });
    await user.click(await findRow('WP LK-4521'));
    expect(await screen.findByText('80%, charging')).toBeVisible();
    const getValue = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(['Accuracy', 'Ignition', 'Odometer', 'Engine hours', 'Fuel level', 'Alarm'].map(getValue)).toEqual([
      'Approximate position',
      'Off',
      '120,450.0 km',
      '1,234.6 h',
      '45%',
      'sos',
    ]);
  });

  test('shows its trip, connection and, on request, its address, and is followed on the map', async () => {
    const { user, baseElement, router, stream } = renderMonitoring('/', {
      'GET shared/geo/address': ({ query }) => ({
        address: { label: `Peradeniya Road ${query.get('position')}` },
        estimated: true,
        attribution: 'GeoNames',
      }),
    });
    await user.click(await findRow('WP LK-4521'));
    expect(await screen.findByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/WP LK-4521');
    expect(getSelectedIds(router)).toEqual(['WP LK-4521']);
    expect(screen.getByRole('link', { name: 'T-000007' })).toHaveAttribute('href', '/trips/trip-7/edit');
    expect(screen.getByText(/^Kandy depot, expected/)).toBeVisible();
    expect(screen.getByRole('link', { name: '2 open' })).toHaveAttribute('href', '/alerts?vehicleId=WP LK-4521');
    expect(await screen.findByText('Online')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show address' }));
    expect(await screen.findByText('Near Peradeniya Road 7.29000,80.63000')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Follow on the map' }));
    act(() => stream.send('snapshot', position('WP LK-4521', { at: NOW + 1, longitude: 81.5 })));
    const map = await findMap();
    await waitFor(() => expect(map.center().longitude).toBe(81.5));
    expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  });

  test('selects several vehicles by list, map and combobox', async () => {
    const { user, router } = renderMonitoring();
    await user.click(await findRow('WP LK-4521'));
    await user.click(screen.getByRole('checkbox', { name: 'Add CP KD-7710 to the selection' }));
    await user.click(screen.getByRole('combobox', { name: 'Choose vehicles' }));
    await user.click(await screen.findByRole('option', { name: /NC 1.*GPS Fault/ }));
    await waitFor(() => expect(getSelectedIds(router)).toEqual(['WP LK-4521', 'CP KD-7710', 'NC 1']));
    await user.click(await screen.findByRole('button', { name: 'Show CP KD-7710' }));
    await user.click(await screen.findByRole('button', { name: 'Remove NC 1' }));
    await waitFor(() => expect(getSelectedIds(router)).toEqual(['WP LK-4521', 'CP KD-7710']));
    const map = await findMap();
    await waitFor(() => expect(map.center().longitude).toBeCloseTo((80.63 + 79.86) / 2, 5));
    await user.click(
      within(screen.getByRole('group', { name: 'Vehicle map' })).getByRole('button', {
        name: 'WP LK-4521, Moving, critical alert',
      }),
    );
    await waitFor(() => expect(getSelectedIds(router)).toEqual(['WP LK-4521']));
  });

  test('shows missing access', async () => {
    renderMonitoring('/?vehicle=foreign');
    expect(await screen.findByText(/don’t have access to this vehicle/)).toBeVisible();
  });
});

test('shows list, map and details as tabs on a phone', async () => {
  mockMedia('max-width');
  const { user, baseElement } = renderMonitoring();
  await user.click(await findRow('WP LK-4521'));
  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'T-000007' })).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  await waitFor(async () => expect((await findMap()).markers()).toContain('WP LK-4521, Moving, critical alert'));
  await user.click(screen.getByRole('tab', { name: 'Vehicles' }));
  expect(await findRow('CP KD-7710')).toBeVisible();
});

test('opens the map on a phone by a link to a vehicle', async () => {
  mockMedia('max-width');
  renderMonitoring('/?vehicle=WP+LK-4521');
  expect(await screen.findByRole('tab', { name: 'Map', selected: true })).toBeVisible();
});

test('shows missing vehicles, tracking devices, data and map support', async () => {
  const noVehicles = {
    'GET telemetry/devices': () => ({ items: [], total: 0 }),
    'GET vehicles': () => ({ items: [], total: 0 }),
  };
  const empty = renderMonitoring('/', noVehicles);
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toHaveAttribute('href', '/vehicles/new');
  empty.unmount();
  const untracked = renderMonitoring('/', { ...noVehicles, 'GET vehicles': () => ({ items: [{}], total: 4 }) });
  expect(await screen.findByRole('heading', { name: 'No tracking devices yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to vehicles' })).toHaveAttribute('href', '/vehicles');
  untracked.unmount();
  const broken = renderMonitoring('/', { 'GET telemetry/devices': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  await withoutWebGl(async () => {
    renderMonitoring();
    expect(await screen.findByText('This browser can’t show maps')).toBeVisible();
    expect(rowTexts()).toHaveLength(3);
  });
});
