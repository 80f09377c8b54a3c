import fc from 'fast-check';
import type { OrderWindows } from '../../orders/public.ts';
import { applyStopOrder, type MergedStop, mergeStops, type OrderRoute } from '../itinerary/trip-stops.rules.ts';
import { toStopInput } from './insertions.present.ts';
import { compareInsertions, costOf, type Insertion, insertOrder, measureCourse } from './insert-order.rules.ts';

/** Locations are degrees of latitude; one takes 144.553 km of road and 13,010 s. */
const DEGREE_SECONDS = 13_010;
const route = (orderId: string, ...latitudes: number[]): OrderRoute => ({
  orderId,
  pickupFrom: null,
  visits: latitudes.map((latitude, orderPosition) => ({
    orderId,
    orderPosition,
    kind: orderPosition === 0 ? 'pickup' : 'drop',
    windowFrom: null,
    windowTo: null,
    handlingMinutes: null,
    locationId: `L${latitude}`,
    contactId: null,
    point: [latitude, 80],
  })),
});
const ANY_TIME: OrderWindows = {
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  loadingMinutes: 0,
  unloadingMinutes: 0,
};
const RATES = { perTrip: 100, perKm: 1, perHour: 20 };
const describeStops = (stops: readonly MergedStop[]) =>
  stops.map(({ locationId, visits }) => `${locationId}: ${visits.map(({ orderId }) => orderId).join(' ')}`);

function insert(
  current: readonly OrderRoute[],
  added: OrderRoute,
  {
    windows = {},
    pickAt = 0,
    now = 0,
  }: { windows?: Record<string, Partial<OrderWindows>>; pickAt?: number; now?: number } = {},
) {
  const ids = [...current, added].map(({ orderId }) => orderId);
  const timings = new Map(ids.map((id) => [id, { ...ANY_TIME, ...windows[id] }]));
  return insertOrder({ stops: mergeStops(current), pickAt }, added, timings, { rates: RATES, now });
}

test.each<[string, OrderRoute[], OrderRoute, Parameters<typeof insert>[2], string[]]>([
  ['at stops that the trip makes anyway', [route('a', 0, 2)], route('x', 0, 2), {}, ['L0: a x', 'L2: a x']],
  ['on the way', [route('a', 0, 3)], route('x', 1, 2), {}, ['L0: a', 'L1: x', 'L2: x', 'L3: a']],
  ['behind the last drop', [route('a', 0, 1)], route('x', 1, 3), {}, ['L0: a', 'L1: a x', 'L3: x']],
  ['before the first pickup', [route('a', 2, 3)], route('x', 1, 3), {}, ['L1: x', 'L2: a', 'L3: a x']],
  [
    'with all its drops in their order',
    [route('a', 0, 4)],
    route('x', 1, 3, 2),
    {},
    ['L0: a', 'L1: x', 'L3: x', 'L2: x', 'L4: a'],
  ],
  [
    'on a longer way, rather than late',
    [route('a', 0, 2)],
    route('x', 0, 1),
    { windows: { a: { deliveryTo: 2 * DEGREE_SECONDS }, x: { loadingMinutes: 0, unloadingMinutes: 60 } } },
    ['L0: a x', 'L2: a', 'L1: x'],
  ],
  [
    'not before the trip can be there',
    [route('a', 0, 2)],
    route('x', 0, 1),
    { now: 100 },
    ['L0: a', 'L2: a', 'L0: x', 'L1: x'],
  ],
])('adds an order %s', (_name, current, added, more, expected) => {
  expect(describeStops(insert(current, added, more)?.itinerary.stops ?? [])).toEqual(expected);
});

test('returns the additional effort: nothing on the way, and the lateness of every stop', () => {
  expect(insert([route('a', 0, 2)], route('x', 0, 2))).toMatchObject({ km: 0, seconds: 0, late: 0 });
  const detour = insert([route('a', 0, 1)], route('x', 1, 2), {
    windows: { a: { pickupTo: 0 }, x: { deliveryTo: DEGREE_SECONDS } },
  });
  expect(detour?.km).toBeCloseTo(144.553, 2);
  expect(detour).toMatchObject({ seconds: DEGREE_SECONDS, late: DEGREE_SECONDS });
  const alreadyLate = insert([route('a', 0, 1)], route('x', 0, 1), { windows: { a: { deliveryTo: 0 } } });
  expect(alreadyLate?.late).toBe(0);
});

test('preserves the sequence of all stops, and costs no less than without the order', () => {
  const latitudes = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(latitudes, { minLength: 1, maxLength: 4 }), latitudes, (orders, urgent) => {
      const current = orders.map((stops, i) => route(`o${i}`, ...stops));
      const added = route('x', ...urgent);
      const insertion = insert(current, added);
      const stops = insertion?.itinerary.stops ?? [];
      const before = stops
        .map((stop) => ({ ...stop, visits: stop.visits.filter(({ orderId }) => orderId !== 'x') }))
        .filter(({ visits }) => visits.length > 0);
      expect(describeStops(before)).toEqual(describeStops(mergeStops(current)));
      const points = new Map(stops.map(({ locationId, point }) => [locationId, point]));
      expect(applyStopOrder([...current, added], stops.map(toStopInput), points).problems).toEqual({});
      expect(insertion?.km).toBeGreaterThanOrEqual(-1e-9);
      expect(insertion?.late).toBe(0);
    }),
  );
});

test('measures a trip without times from now', () => {
  const timings = new Map([['a', { ...ANY_TIME, pickupTo: 500 }]]);
  const course = { stops: mergeStops([route('a', 0, 1)]), pickAt: null };
  expect(measureCourse(course, timings, 1_000)).toMatchObject({ seconds: DEGREE_SECONDS, late: 500 });
});

test('a leg costs by its length and by its hours', () => {
  expect(costOf({ km: 10, seconds: 5_400, late: 0 }, { perTrip: 100, perKm: 2, perHour: 30 })).toBe(65);
});

const figures = (late: number, km: number, seconds: number, stops: number) =>
  ({ late, km, seconds, itinerary: { stops: Array.from({ length: stops }) } }) as unknown as Insertion;
test.each([
  ['less lateness at any cost', figures(1, 900, 0, 9), figures(2, 1, 0, 1)],
  ['less cost, regardless of the stops', figures(1, 1, 3_600, 9), figures(1, 22, 0, 1)],
  ['fewer hours', figures(1, 1, 3_500, 9), figures(1, 1, 3_600, 9)],
  ['fewer stops', figures(1, 1, 3_600, 2), figures(1, 21, 0, 3)],
])('prefers %s', (_, better, worse) => {
  const compare = compareInsertions(RATES);
  expect(compare(better, worse)).toBeLessThan(0);
  expect(compare(worse, better)).toBeGreaterThan(0);
});

test('an order without stops is not added', () => {
  expect(insert([route('a', 0, 1)], route('x'))).toBeNull();
});

test('an order is not added to a completed trip', () => {
  const course = { stops: mergeStops([route('a', 0, 1)]), pickAt: 0 };
  const timings = new Map(['a', 'x'].map((id) => [id, ANY_TIME]));
  const add = (from: number, now: number) =>
    insertOrder(course, route('x', 0, 1), timings, { rates: RATES, now, from });
  expect(describeStops(add(1, 0)?.itinerary.stops ?? [])).toEqual(['L0: a', 'L0: x', 'L1: a x']);
  expect(describeStops(add(2, 0)?.itinerary.stops ?? [])).toEqual(['L0: a', 'L1: a', 'L0: x', 'L1: x']);
  expect(add(0, 10 * DEGREE_SECONDS)).toBeNull();
});

test('an order with two stops in one place makes two stops there', () => {
  expect(describeStops(insert([route('a', 0, 1)], route('x', 0, 1, 1))?.itinerary.stops ?? [])).toEqual([
    'L0: a x',
    'L1: a x',
    'L1: x',
  ]);
});
