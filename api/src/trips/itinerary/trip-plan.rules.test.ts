import { planItinerary, planStops, utilizationOf } from './trip-plan.rules.ts';
import type { OrderWindows } from '../../orders/public.ts';
import type { MergedStop } from './trip-stops.rules.ts';

const stop = (latitude: number, ...visits: [orderId: string, orderPosition: number][]): MergedStop => ({
  locationId: `${latitude}`,
  contactId: null,
  point: [latitude, 80],
  visits: visits.map(([orderId, orderPosition]) => ({
    orderId,
    orderPosition,
    kind: orderPosition === 0 ? 'pickup' : 'drop',
    windowFrom: null,
    windowTo: null,
    handlingMinutes: null,
    locationId: `${latitude}`,
    contactId: null,
    point: [latitude, 80],
  })),
});
const times = (more: Partial<OrderWindows> = {}): OrderWindows => ({
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  loadingMinutes: 0,
  unloadingMinutes: 0,
  ...more,
});
/** A degree of latitude, 111.195 km, takes 144.553 km of road and 13,009.8 s at 40 km/h. */
const DEGREE_SECONDS = 13_010;
const STOPS = [stop(6, ['a', 0]), stop(7, ['a', 1])];
const plan = (timing: Partial<OrderWindows>, pickAt: number | null = null, dropAt: number | null = null) =>
  planItinerary(STOPS, new Map([['a', times(timing)]]), pickAt, dropAt);
const plannedTimes = (...args: Parameters<typeof plan>) => plan(...args).stops.map(({ plannedAt }) => plannedAt);

test('drives from stop to stop at 40 km/h over 1.3 times the great circle', () => {
  expect(plan({ pickupFrom: 1_000 })).toMatchObject({
    stops: [
      { locationId: '6', plannedAt: 1_000 },
      { locationId: '7', plannedAt: 1_000 + DEGREE_SECONDS },
    ],
    pickAt: 1_000,
    dropAt: 1_000 + DEGREE_SECONDS,
    lateStops: [],
  });
});

test.each<[string, Partial<OrderWindows>, number | null, (number | null)[]]>([
  ['starts at the entered time', { pickupFrom: 1_000 }, 2_000, [2_000, 2_000 + DEGREE_SECONDS]],
  ['waits for the pickup to open', { pickupFrom: 1_000 }, 500, [500, 1_000 + DEGREE_SECONDS]],
  ['takes time for loading', { pickupFrom: 1_000, loadingMinutes: 10 }, null, [1_000, 1_600 + DEGREE_SECONDS]],
  ['knows no times without a start', {}, null, [null, null]],
  ['starts at the first known window', { deliveryFrom: 9_000 }, null, [null, 9_000]],
])('%s', (_name, timing, pickAt, expected) => {
  expect(plannedTimes(timing, pickAt)).toEqual(expected);
});

test('takes the breaks of the driver on the way to a stop, which can make it late', () => {
  const driving = { driveBeforeBreak: DEGREE_SECONDS, breakLength: 2_700, maxDrive: Infinity };
  const stops = [stop(6, ['a', 0]), stop(7, ['b', 0]), stop(7.5, ['a', 1]), stop(9.5, ['b', 1])];
  const timings = new Map([
    ['a', times({ pickupFrom: 0, deliveryTo: 1.5 * DEGREE_SECONDS + 2_000 })],
    ['b', times()],
  ]);
  const planned = planItinerary(stops, timings, 0, null, { driving });
  expect(planned.stops.map(({ breakMinutes }) => breakMinutes)).toEqual([undefined, undefined, 45, 90]);
  expect(planned.stops.map(({ plannedAt }) => Math.round(((plannedAt ?? 0) / DEGREE_SECONDS) * 100))).toEqual([
    0, 100, 171, 412,
  ]);
  expect(planned.lateStops).toEqual([2]);
  expect(planItinerary(stops, timings, 0, null).lateStops).toEqual([]);
});

test('ends after the last stop, with waiting and unloading', () => {
  expect(plan({ unloadingMinutes: 5 }, 0).dropAt).toBe(DEGREE_SECONDS + 300);
  expect(plan({ deliveryFrom: 50_000, unloadingMinutes: 5 }, 0).dropAt).toBe(50_300);
  expect(plan({}, 0, 7).dropAt).toBe(7);
  expect(plan({}).dropAt).toBeNull();
});

test('starts with the entered pickup, or else with the first stop', () => {
  expect(plan({ pickupFrom: 1_000 }, 2_000).pickAt).toBe(2_000);
  expect(plan({ pickupFrom: 1_000 }).pickAt).toBe(1_000);
  expect(plan({}).pickAt).toBeNull();
});

test('plans no stops', () => {
  expect(planItinerary([], new Map(), null, null)).toEqual({ stops: [], pickAt: null, dropAt: null, lateStops: [] });
});

test.each<[string, Partial<OrderWindows>, number[]]>([
  ['in the last second', { deliveryTo: DEGREE_SECONDS }, []],
  ['a second late', { deliveryTo: DEGREE_SECONDS - 1 }, [1]],
  ['late at both', { pickupTo: -1, deliveryTo: 0 }, [0, 1]],
  ['without windows', {}, []],
])('lists stops that are reached %s', (_name, timing, lateStops) => {
  expect(plan(timing, 0).lateStops).toEqual(lateStops);
});

test('does not count a stop with an unknown time as late', () => {
  expect(plan({ pickupTo: -1, deliveryTo: -1 }).lateStops).toEqual([]);
});

test('a stop has the common window of its visits and the sum of their handling times', () => {
  const timings = new Map([
    ['a', times({ deliveryFrom: 100, deliveryTo: 900, unloadingMinutes: 1, loadingMinutes: 50 })],
    ['b', times({ pickupFrom: 200, pickupTo: 800, loadingMinutes: 2, unloadingMinutes: 50 })],
    ['c', times({ deliveryFrom: 150, unloadingMinutes: 4 })],
  ]);
  const stops = [stop(6, ['a', 1], ['b', 0], ['c', 2], ['unknown', 0])];
  expect(planItinerary(stops, timings, 0, null)).toMatchObject({
    stops: [{ plannedAt: 0, windowFrom: 200, windowTo: 800 }],
    dropAt: 200 + 7 * 60,
  });
});

test('a stop without known windows has none', () => {
  expect(plan({}, 0).stops).toMatchObject([
    { windowFrom: null, windowTo: null },
    { windowFrom: null, windowTo: null },
  ]);
});

test.each([
  ['half', { space: '10', weight: '2500' }, { space: '50.0', weight: '50.0' }],
  ['more than full', { space: '25', weight: '5005' }, { space: '125.0', weight: '100.1' }],
  ['rounded half up', { space: '0.01', weight: '2.5' }, { space: '0.1', weight: '0.1' }],
  ['rounded down', { space: '0.009', weight: '2.499' }, { space: '0.0', weight: '0.0' }],
])('a vehicle is %s', (_name, load, expected) => {
  expect(utilizationOf(load, { space: '20', weight: '5000' })).toEqual(expected);
});

test('a vehicle without capacity is empty', () => {
  expect(utilizationOf({ space: '1', weight: '1' }, { space: '0', weight: '0' })).toEqual({
    space: '0.0',
    weight: '0.0',
  });
});

describe('the order of stops', () => {
  /** A route from 6 degrees north. */
  const toRoute = (orderId: string, latitude: number) => ({
    orderId,
    pickupFrom: 0,
    visits: [stop(6, [orderId, 0]), stop(latitude, [orderId, 1])].flatMap(({ visits }) => visits),
  });
  const routes = [toRoute('near', 6.5), toRoute('far', 8)];
  const orderOf = (nearTo: number | null, farTo: number | null) =>
    planStops(
      routes,
      new Map([
        ['near', times({ deliveryTo: nearTo })],
        ['far', times({ deliveryTo: farTo })],
      ]),
      0,
      null,
    ).stops.map(({ locationId }) => locationId);

  test.each<[string, number | null, number | null, string[]]>([
    ['is the shortest without windows', null, null, ['6', '6.5', '8']],
    ['is the shortest while that is in time', 9 * DEGREE_SECONDS, 2 * DEGREE_SECONDS + 10, ['6', '6.5', '8']],
    ['stays if another is late as often', DEGREE_SECONDS / 4, DEGREE_SECONDS / 2, ['6', '6.5', '8']],
  ])('%s', (_name, nearTo, farTo, expected) => {
    expect(orderOf(nearTo, farTo)).toEqual(expected);
  });

  test('follows the deadlines if the shortest route is late', () => {
    const away = [toRoute('near', 5.5), toRoute('far', 7)];
    const timings = new Map([
      ['near', times({ deliveryTo: 9 * DEGREE_SECONDS })],
      ['far', times({ deliveryTo: DEGREE_SECONDS + 10 })],
    ]);
    const { stops, lateStops } = planStops(away, timings, 0, null);
    expect(stops.map(({ locationId }) => locationId)).toEqual(['6', '7', '5.5']);
    expect(lateStops).toEqual([]);
  });
});
