import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Stop, Track } from 'shared-contracts/telemetry';
import { accessibilityFaults, as, refuse, renderScreen, shownMap, withoutWebGl, type Replies } from 'shared-ui/testing';
import MonitoringPage from './monitoring-page.tsx';
import { device, position, positionStream } from './testing/given.ts';

const NOW = Math.floor(Date.now() / 1_000);
const here = { at: NOW - 5 };
const lorry = device('WP LK-4521', {
  driver: { id: 'd', name: 'Nimal Perera' },
  position: position('WP LK-4521', here),
  trip: { id: 'trip-7', number: 'T-000007', stage: 'transit' },
});
const van = device('CP KD-7710', {
  position: position('CP KD-7710', { ...here, motion: 'stopped', speed: 0, latitude: 6.93, longitude: 79.86 }),
});
const lent = device('NC 1', { isShared: true, device: null, organization: { id: 'p', name: 'Lanka Transporters' } });
const fleet = [van, lent, lorry];

/** At 06:00 of a day in Colombo; the last leg is fast. */
const BEGIN = Date.UTC(2026, 10, 20, 0, 30) / 1_000;
const step = (minutes: number, longitude: number, speed: number) => ({
  at: BEGIN + minutes * 60,
  latitude: 7.29,
  longitude,
  speed,
  heading: 90,
});
const track: Track = {
  positions: [step(0, 80.6, 20), step(10, 80.65, 20), step(20, 80.7, 95)],
  distance: '11.028',
  isThinned: true,
  maxSpeed: 98.4,
  movingSeconds: 3_660,
  stoppedSeconds: 600,
};
const stops: Stop[] = [
  { fromAt: BEGIN, toAt: BEGIN + 600, seconds: 600, latitude: 7.29, longitude: 80.6, place: 'Kandy city depot' },
];
const event = {
  id: 'e',
  vehicleId: 'WP LK-4521',
  registrationPlate: 'WP LK-4521',
  location: { id: 'l', name: 'Kandy city depot' },
  tripId: null,
};

const { matchMedia } = window;
const media = (wanted: string) =>
  Object.assign(window, {
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query.includes(wanted), media: query }),
  });
afterEach(() => {
  Object.assign(window, { matchMedia });
  jest.useRealTimers();
});

function show(at = '/', replies: Replies = {}) {
  const stream = positionStream();
  const view = renderScreen(<MonitoringPage />, {
    user: as.fleetOwner,
    at,
    replies: {
      'GET organizations/my': () => ({ mapToken: null }),
      'GET telemetry/live': stream.reply,
      'GET telemetry/devices': ({ query }) => {
        const found = fleet.filter(({ vehicleId }) => !query.has('vehicleId') || query.get('vehicleId') === vehicleId);
        return { items: found, total: found.length };
      },
      'GET vehicles/:id/is-online': ({ path }) => ({ isOnline: !path.includes('NC'), lastSeenAt: NOW - 5 }),
      'GET vehicles/:id/track': () => track,
      'GET telemetry/device/:id/stops': () => ({ stops }),
      'GET vehicles/:id/detailed-track': () => ({
        ...track,
        isThinned: false,
        stops,
        positions: [...track.positions, step(30, 80.75, 40)],
        trips: [{ id: 'trip-6', number: 'T-000006', stage: 'completed', fromAt: BEGIN, toAt: BEGIN + 60 }],
      }),
      'GET telemetry/geofence-events': () => ({
        items: [
          { ...event, kind: 'leave', at: BEGIN + 600 },
          { ...event, id: 'f', kind: 'enter', at: BEGIN },
        ],
        total: 2,
      }),
      ...replies,
    },
  });
  return { ...view, stream };
}
const list = () => within(screen.getByRole('list', { name: 'Vehicles' }));
const rows = () =>
  list()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Its marker on the map has the plate in its name, too. */
const row = (plate: string) => waitFor(() => list().getByRole('button', { name: new RegExp(`^${plate}`) }));
const chosenIn = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search).getAll('vehicle');

describe('live', () => {
  test('own and shared vehicles stand in the list and on the map, with their states and numbers', async () => {
    const { baseElement, calls } = show();
    await row('WP LK-4521');
    expect(rows()).toEqual([
      expect.stringMatching(/^CP KD-7710Stopped/),
      'NC 1Shared by Lanka TransportersGPS FaultNever heard',
      'WP LK-4521Nimal PereraMoving42 km/h',
    ]);
    const map = await shownMap();
    await waitFor(() => expect(map.markers().toSorted()).toEqual(['CP KD-7710, Stopped', 'WP LK-4521, Moving']));
    const states = within(screen.getByRole('group', { name: 'State' }));
    expect(states.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Moving1',
      'Stopped1',
      'GPS Fault1',
    ]);
    expect(calls).toContain('GET telemetry/devices?page=1&limit=9999');
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('what moves is told by the stream: the row, the numbers and the map follow', async () => {
    const { stream } = show();
    await row('WP LK-4521');
    const map = await shownMap();
    act(() =>
      stream.tell(
        'snapshot',
        position('WP LK-4521', { at: NOW, longitude: 80.64, speed: 61 }),
        position('NC 1', { at: NOW, latitude: 7, motion: 'stopped' }),
      ),
    );
    await waitFor(() => expect(rows()[2]).toMatch(/61 km\/h$/));
    expect(screen.getByRole('button', { name: /^Stopped/ })).toHaveTextContent('Stopped2');
    await waitFor(() => expect(map.markers()).toContain('NC 1, Stopped'));
    act(() => stream.tell('moved', position('WP LK-4521', { at: NOW + 1, motion: 'offline' })));
    await waitFor(() => expect(rows()[2]).toMatch(/GPS Fault/));
  });

  test('when the server cannot be heard that is said, and it is tried until it is', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { stream } = show();
    await row('WP LK-4521');
    act(() => stream.cut());
    expect(await screen.findByText('Cannot connect to monitoring server.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(stream.opened()).toBe(2);
    act(() => stream.tell('snapshot', position('WP LK-4521', { at: NOW + 9, speed: 12 })));
    await waitFor(() => expect(screen.queryByText('Cannot connect to monitoring server.')).toBeNull());
    expect(rows()[2]).toMatch(/12 km\/h$/);
  });

  test('a vehicle that is new to the stream is asked for, once', async () => {
    const { stream, calls } = show();
    await row('WP LK-4521');
    for (const at of [NOW, NOW + 1, NOW + 2]) await act(async () => stream.tell('snapshot', position('XX 9', { at })));
    const asked = () => calls.filter((call) => call.startsWith('GET telemetry/devices?page')).length;
    await waitFor(() => expect(asked()).toBe(2));
    await act(async () =>
      stream.tell('snapshot', position('XX 9', { at: NOW + 3 }), position('WP LK-4521', { at: NOW + 3, speed: 77 })),
    );
    await waitFor(() => expect(rows()[2]).toMatch(/77 km\/h$/));
    expect(asked()).toBe(2);
  });

  test('it is searched from three characters on, and by state; what finds nothing can be cleared', async () => {
    const { user } = show();
    await row('WP LK-4521');
    const search = screen.getByRole('searchbox', { name: 'Search plate or driver' });
    await user.type(search, 'lk{Enter}');
    expect(rows()).toHaveLength(3);
    await user.type(search, '45{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect((await shownMap()).markers()).toEqual(['WP LK-4521, Moving']);
    await user.click(screen.getByRole('button', { name: /^GPS Fault/ }));
    expect(await screen.findByText('No vehicles found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

describe('a chosen vehicle', () => {
  test('says who drives it, how fast, when it was heard, where it is when asked, and its trip; the map follows it', async () => {
    const { user, baseElement, router, stream } = show('/', {
      'GET shared/geo/address': ({ query }) => ({
        address: { label: `Peradeniya Road ${query.get('position')}` },
        estimated: true,
        attribution: 'GeoNames',
      }),
    });
    await user.click(await row('WP LK-4521'));
    expect(await screen.findByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/WP LK-4521');
    expect(chosenIn(router)).toEqual(['WP LK-4521']);
    expect(screen.getByRole('link', { name: 'T-000007' })).toHaveAttribute('href', '/trips/trip-7/edit');
    expect(await screen.findByText('Online')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show address' }));
    expect(await screen.findByText('Near Peradeniya Road 7.29000,80.63000')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Follow on the map' }));
    act(() => stream.tell('snapshot', position('WP LK-4521', { at: NOW + 1, longitude: 81.5 })));
    const map = await shownMap();
    await waitFor(() => expect(map.center().longitude).toBe(81.5));
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('several at once: by the list, by the map and by the select of vehicles, where GPS Fault is told', async () => {
    const { user, router } = show();
    await user.click(await row('WP LK-4521'));
    await user.click(screen.getByRole('checkbox', { name: 'Choose CP KD-7710 as well' }));
    await user.click(screen.getByRole('combobox', { name: 'Choose vehicles' }));
    await user.click(await screen.findByRole('option', { name: /NC 1.*GPS Fault/ }));
    await waitFor(() => expect(chosenIn(router)).toEqual(['WP LK-4521', 'CP KD-7710', 'NC 1']));
    await user.click(await screen.findByRole('button', { name: 'Show CP KD-7710' }));
    await user.click(await screen.findByRole('button', { name: 'Do not show NC 1' }));
    await waitFor(() => expect(chosenIn(router)).toEqual(['WP LK-4521', 'CP KD-7710']));
    const map = await shownMap();
    await waitFor(() => expect(map.center().longitude).toBeCloseTo((80.63 + 79.86) / 2, 5));
    await user.click(
      within(screen.getByRole('group', { name: 'Map of the vehicles' })).getByRole('button', {
        name: 'WP LK-4521, Moving',
      }),
    );
    await waitFor(() => expect(chosenIn(router)).toEqual(['WP LK-4521']));
  });

  test('one that may not be seen says so', async () => {
    show('/?vehicle=foreign');
    expect(await screen.findByText(/not among those that you may see/)).toBeVisible();
  });
});

describe('a track', () => {
  const AT = '/?vehicle=WP+LK-4521&range=custom&from=1795000000&to=1795100000';

  test('has its figures, stops, locations and colours, and is drawn by its speeds', async () => {
    const { user, calls, baseElement } = show(AT);
    expect(await screen.findByText('Left Kandy city depot')).toBeVisible();
    for (const text of [
      '11.0 km',
      '98 km/h',
      '01:01',
      '00:10',
      'Came to Kandy city depot',
      'Slow, below 30 km/h',
      'Fast, from 90 km/h',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(calls).toContain(
      'GET vehicles/WP%20LK-4521/track?from=1795000000&to=1795100000'.replace(
        '%20',
        calls.some((call) => call.includes('%20')) ? '%20' : ' ',
      ),
    );
    expect(screen.getByRole('heading', { name: 'Track of WP LK-4521' })).toBeVisible();
    const map = await shownMap();
    await waitFor(() => expect(map.lines().map((line) => line.length)).toEqual([2, 2]));
    await user.click(screen.getByRole('button', { name: /^Stop 1: Kandy city depot.*06:00 – 06:10/ }));
    expect(map.placeOf('Stop 1: Kandy city depot')).toEqual({ latitude: 7.29, longitude: 80.6 });
    await user.click(screen.getByRole('button', { name: 'Show every position' }));
    expect(await screen.findByText('4 positions shown')).toBeVisible();
    expect(screen.getByRole('link', { name: 'T-000006' })).toHaveAttribute('href', '/trips/trip-6/edit');
    await waitFor(() => expect(map.lines().map((line) => line.length)).toEqual([2, 2, 2]));
    expect(await accessibilityFaults(baseElement)).toEqual([]);
  });

  test('is replayed: by hand, by itself, and to its end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = show(AT);
    await screen.findByRole('slider', { name: 'Time on the track' });
    const slider = () => screen.getByRole('slider', { name: 'Time on the track' });
    const map = await shownMap();
    const at = () => map.placeOf('WP LK-4521 (replay), Moving')?.longitude;
    await waitFor(() => expect(at()).toBe(80.6));
    expect(slider()).toHaveAttribute('aria-valuetext', '06:00, 20 km/h');
    fireEvent.change(slider(), { target: { value: String(BEGIN + 300) } });
    expect(slider()).toHaveAttribute('aria-valuetext', '06:05, 20 km/h');
    await act(() => jest.advanceTimersByTimeAsync(1_100));
    expect(at()).toBeCloseTo(80.625, 6);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed of the replay' }), '600×');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    for (const ms of [2_000, 1_100]) await act(() => jest.advanceTimersByTimeAsync(ms));
    expect([slider().getAttribute('aria-valuetext'), at()]).toEqual(['06:20, 95 km/h', 80.7]);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await act(() => jest.advanceTimersByTimeAsync(300));
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(Number(slider().getAttribute('value'))).toBeLessThan(BEGIN + 1_200);
    const stood = slider().getAttribute('aria-valuetext') ?? '';
    await user.click(screen.getByRole('button', { name: 'Open larger map' }));
    const larger = within(screen.getByRole('dialog'));
    expect(larger.getByRole('slider', { name: 'Time on the track' })).toHaveAttribute('aria-valuetext', stood);
    expect(larger.getByRole('combobox', { name: 'Speed of the replay' })).toHaveValue('600');
  });

  test('who wants things still is shown one picture a second', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    media('reduced-motion');
    const { user } = show(AT);
    const slider = await screen.findByRole('slider', { name: 'Time on the track' });
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(slider).toHaveAttribute('aria-valuetext', '06:00, 20 km/h');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(slider).toHaveAttribute('aria-valuetext', '06:02, 20 km/h');
  });

  test.each([
    ['Today', 0, 1],
    ['Yesterday', -1, 1],
  ])('of %s', async (name, ago, length) => {
    const { user, calls } = show('/?vehicle=WP+LK-4521');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(calls.some((call) => call.includes('/track'))).toBe(true));
    const asked = new URL(`http://x/${calls.find((call) => call.includes('/track'))}`).searchParams;
    const [from, to] = [Number(asked.get('from')), Number(asked.get('to'))];
    const today = Math.floor((NOW + 19_800) / 86_400) * 86_400 - 19_800;
    expect([from - today, to - from + 1]).toEqual([ago * 86_400, length * 86_400]);
  });

  test("of a time of one's own, which must end after it begins and not be longer than 31 days", async () => {
    const { user, router } = show('/?vehicle=WP+LK-4521&range=custom');
    const put = async (label: string, day: string) => {
      const field = await screen.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.click(field);
      await user.paste(day);
    };
    await put('From', '20.11.2026');
    await put('To', '19.11.2026');
    await user.click(screen.getByRole('button', { name: 'Show track' }));
    expect(await screen.findByText('Must be later than from')).toBeVisible();
    await put('To', '20.12.2027');
    expect(await screen.findByText('At most 31 days')).toBeVisible();
    await put('To', '21.11.2026');
    await user.click(screen.getByRole('button', { name: 'Show track' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('from')).toMatch(/^\d+$/));
  });

  test('of which nothing was heard says so, and one that cannot be loaded can be tried again', async () => {
    const first = show(AT, {
      'GET vehicles/:id/track': () => ({ ...track, positions: [] }),
      'GET telemetry/geofence-events': () => ({ items: [], total: 0 }),
    });
    expect(await screen.findByText('Nothing was heard of it in this time')).toBeVisible();
    expect(await screen.findByText('Came to no location and left none')).toBeVisible();
    first.unmount();
    show(AT, { 'GET vehicles/:id/track': () => refuse(500, 'internal') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('on a phone list, map and details take turns', async () => {
  media('max-width');
  const { user, baseElement } = show();
  await user.click(await row('WP LK-4521'));
  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'T-000007' })).toBeVisible();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  await waitFor(async () => expect((await shownMap()).markers()).toContain('WP LK-4521, Moving'));
  await user.click(screen.getByRole('tab', { name: 'Vehicles' }));
  expect(await row('CP KD-7710')).toBeVisible();
});

test('without vehicles, without trackers, without an answer, and where no map can be drawn: each says so', async () => {
  const none = {
    'GET telemetry/devices': () => ({ items: [], total: 0 }),
    'GET vehicles': () => ({ items: [], total: 0 }),
  };
  const empty = show('/', none);
  expect(await screen.findByRole('link', { name: 'Add a vehicle' })).toHaveAttribute('href', '/vehicles/new');
  empty.unmount();
  const mute = show('/', { ...none, 'GET vehicles': () => ({ items: [{}], total: 4 }) });
  expect(await screen.findByRole('heading', { name: 'No tracking devices yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to vehicles' })).toHaveAttribute('href', '/vehicles');
  mute.unmount();
  const broken = show('/', { 'GET telemetry/devices': () => refuse(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  broken.unmount();
  await withoutWebGl(async () => {
    show();
    expect(await screen.findByText('This browser cannot draw maps')).toBeVisible();
    expect(rows()).toHaveLength(3);
  });
});
