import fc from 'fast-check';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import { NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import { estimateLeg } from '../../network/public.ts';
import { insertOrder } from '../insertions/insert-order.rules.ts';
import { mergeStops, type OrderRoute } from '../itinerary/trip-stops.rules.ts';
import { type AdditionToCheck, findAdditionFaults } from './validate-addition.rules.ts';

const RATES = { perTrip: 100, perKm: 1, perHour: 20 };
const LOAD = { space: '1.000', weight: '100.000' };

/** Locations are tenths of a degree of latitude. */
const routeOf = (orderId: string, places: readonly number[]): OrderRoute => ({
  orderId,
  pickupFrom: null,
  visits: places.map((place, orderPosition) => ({
    orderId,
    orderPosition,
    kind: orderPosition === 0 ? 'pickup' : 'drop',
    windowFrom: null,
    windowTo: null,
    handlingMinutes: 10,
    locationId: `L${place}`,
    contactId: null,
    point: [6 + place / 10, 80],
  })),
});

type Case = { orders: number[][]; added: number[]; deliveryTo: number; capacity: number; driving: DrivingRule };
const places = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 3 });
const anyCase: fc.Arbitrary<Case> = fc.record({
  orders: fc.array(places, { minLength: 1, maxLength: 3 }),
  added: places,
  deliveryTo: fc.integer({ min: 3_600, max: 72_000 }),
  capacity: fc.integer({ min: 1, max: 4 }),
  driving: fc.constantFrom(
    NO_DRIVING_RULE,
    { driveBeforeBreak: 7_200, breakLength: 2_700, maxDrive: Infinity },
    { driveBeforeBreak: 7_200, breakLength: 900, driveBeforeRest: 10_800, restLength: 39_600, maxDrive: Infinity },
  ),
});

/** Searches a place on a trip whose vehicle is at the first stop. */
function add({ orders, added, deliveryTo, capacity, driving }: Case) {
  const routes = orders.map((stops, i) => routeOf(`o${i}`, stops));
  const route = routeOf('x', added);
  const windowsOf = (id: string) => ({
    pickupFrom: null,
    pickupTo: null,
    deliveryFrom: null,
    deliveryTo: id === 'x' ? deliveryTo : null,
    loadingMinutes: 0,
    unloadingMinutes: 0,
  });
  const ids = [...routes, route].map(({ orderId }) => orderId);
  const timings = new Map(ids.map((id) => [id, windowsOf(id)]));
  const start = { locationId: '', contactId: null, point: [6, 80] as const, visits: [] };
  const course = { stops: [{ ...start, point: [6, 80] as [number, number] }, ...mergeStops(routes)], pickAt: 0 };
  const insertion = insertOrder(course, route, timings, { rates: RATES, now: 0, from: 1, driving });
  const check: AdditionToCheck = {
    stops: insertion?.itinerary.stops.slice(1) ?? [],
    start: { point: [6, 80], at: 0 },
    orders: ids.map((id) => ({ id, load: LOAD, windows: windowsOf(id) })),
    addedId: 'x',
    addedStops: added.length,
    capacity: { space: String(capacity) },
    travel: estimateLeg,
    driving,
  };
  return { check, isLate: (insertion?.late ?? 1) > 0 };
}

test('finds nothing wrong with an order that the search adds in time to a vehicle with room for all', () => {
  fc.assert(
    fc.property(anyCase, (some) => {
      const { check, isLate } = add({ ...some, capacity: 4 });
      const faults = findAdditionFaults(check);
      expect(faults.length > 0).toBe(isLate);
    }),
  );
});

test('finds stops that do not fit, are missing, too fast or out of sequence', () => {
  fc.assert(
    fc.property(anyCase, (some) => {
      const { check } = add({ ...some, deliveryTo: 10_000_000 });
      const { stops } = check;
      const most = Math.max(
        ...stops.map((_stop, i) => {
          const made = (wanted: string, until: number) =>
            new Set(
              stops
                .slice(0, until)
                .flatMap(({ visits }) => visits.filter(({ kind }) => kind === wanted).map((v) => v.orderId)),
            );
          const later = new Set(
            stops
              .slice(i + 1)
              .flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'drop').map((v) => v.orderId)),
          );
          return [...made('pickup', i + 1)].filter((id) => later.has(id)).length;
        }),
      );
      expect(findAdditionFaults(check).some((fault) => fault.includes('exceeded'))).toBe(most > some.capacity);
      const fits = { ...check, capacity: {} };
      expect(findAdditionFaults(fits)).toEqual([]);
      const without = stops.map((stop) => ({ ...stop, visits: stop.visits.filter(({ orderId }) => orderId !== 'x') }));
      expect(findAdditionFaults({ ...fits, stops: without }).join()).toContain('but 0 are made');
      const late = { ...fits, start: { point: [6, 80] as [number, number], at: 1_000_000 } };
      expect(findAdditionFaults(late).join()).toContain('too early');
      const reversed = stops.toReversed().map((stop, i) => ({ ...stop, plannedAt: stops[i]?.plannedAt ?? null }));
      expect(findAdditionFaults({ ...fits, stops: reversed }).join()).toContain('not made in their order');
    }),
  );
});

test('finds a missing break', () => {
  const driving = { driveBeforeBreak: 3_600, breakLength: 2_700, maxDrive: Infinity };
  const some = { orders: [[0, 12]], added: [0, 12], deliveryTo: 10_000_000, capacity: 4 };
  const { check } = add({ ...some, driving: NO_DRIVING_RULE });
  expect(findAdditionFaults(check)).toEqual([]);
  expect(findAdditionFaults({ ...check, driving }).join()).toContain('too early');
});

type Stop = AdditionToCheck['stops'][number];
type Visit = Stop['visits'][number];
const visit = (orderId: string, orderPosition: number, more: Partial<Visit> = {}): Visit => ({
  orderId,
  orderPosition,
  kind: orderPosition === 0 ? 'pickup' : 'drop',
  windowTo: null,
  handlingMinutes: null,
  ...more,
});
const stop = (plannedAt: number | null, ...visits: Visit[]): Stop => ({ point: [6, 80], plannedAt, visits });
const WINDOWS = {
  pickupFrom: null,
  pickupTo: 500,
  deliveryFrom: null,
  deliveryTo: 900,
  loadingMinutes: 0,
  unloadingMinutes: 0,
};
const carried = (id: string, space: string | null = '1') => ({ id, load: { ...LOAD, space }, windows: WINDOWS });
/** Every leg takes 100 seconds; the vehicle has been there since 0. */
const findFaults = (stops: readonly Stop[], more: Partial<AdditionToCheck> = {}) =>
  findAdditionFaults({
    stops,
    start: { point: [6, 80], at: 0 },
    orders: [carried('x'), carried('o')] as AdditionToCheck['orders'],
    addedId: 'x',
    addedStops: 2,
    capacity: {},
    travel: () => ({ seconds: 100 }) as ReturnType<AdditionToCheck['travel']>,
    ...more,
  });

test.each<[what: string, stops: Stop[], faults: string[]]>([
  ['nothing', [stop(100, visit('x', 0)), stop(200, visit('x', 1))], []],
  ['a stop without a time', [stop(null, visit('x', 0)), stop(200, visit('x', 1))], ['stop 0 has no time']],
  [
    'a first stop that is too early',
    [stop(98, visit('x', 0)), stop(300, visit('x', 1))],
    ['stop 0 is reached too early'],
  ],
  ['nothing of a second that was rounded', [stop(99, visit('x', 0)), stop(198, visit('x', 1))], []],
  [
    'work that takes no time',
    [
      stop(100, visit('x', 0, { handlingMinutes: 5 }), visit('o', 0, { handlingMinutes: 1 })),
      stop(550, visit('x', 1), visit('o', 1)),
    ],
    ['stop 1 is reached too early'],
  ],
  [
    'nothing of work that has its time',
    [stop(100, visit('x', 0, { handlingMinutes: 5 })), stop(500, visit('x', 1))],
    [],
  ],
  ['a late pickup', [stop(501, visit('x', 0)), stop(900, visit('x', 1))], ['x is late at stop 0']],
  ['a late drop', [stop(500, visit('x', 0)), stop(901, visit('x', 1))], ['x is late at stop 1']],
  [
    'a drop that is late in its own window',
    [stop(100, visit('x', 0)), stop(301, visit('x', 1, { windowTo: 300 }))],
    ['x is late at stop 1'],
  ],
  [
    'nothing of a drop whose own window is longer',
    [stop(100, visit('x', 0)), stop(5_000, visit('x', 1, { windowTo: 5_000 }))],
    [],
  ],
  [
    'nothing of another order that is late',
    [stop(100, visit('x', 0)), stop(200, visit('x', 1)), stop(9_000, visit('o', 1, { windowTo: 300 }))],
    [],
  ],
  ['a stop that is missing', [stop(100, visit('x', 0))], ['x has 2 stops, but 1 are made']],
  [
    'a stop that is made twice',
    [stop(100, visit('x', 0)), stop(200, visit('x', 0))],
    ['the stops of x are not made in their order'],
  ],
  [
    'stops of another order that are not in order',
    [stop(100, visit('x', 0), visit('o', 2)), stop(200, visit('x', 1), visit('o', 1))],
    ['the stops of o are not made in their order'],
  ],
])('finds %s', (_, stops, faults) => {
  expect(findFaults(stops)).toEqual(faults);
});

test('a trip that begins with its first stop may begin at any time', () => {
  expect(findFaults([stop(0, visit('x', 0)), stop(100, visit('x', 1))], { start: null })).toEqual([]);
  expect(findFaults([stop(0, visit('x', 0)), stop(50, visit('x', 1))], { start: null })).toHaveLength(1);
});

const DRIVING = { driveBeforeBreak: 250, breakLength: 40, maxDrive: Infinity };
test.each<[what: string, driving: DrivingRule, times: number[], early: number[]]>([
  ['one break after the second way', DRIVING, [100, 200, 340, 440], []],
  ['no break too few', DRIVING, [100, 200, 300, 400], [2]],
  ['a break after each way', { ...DRIVING, driveBeforeBreak: 100 }, [100, 240, 380, 520], []],
  ['two or three breaks of one way', { ...DRIVING, driveBeforeBreak: 40 }, [180, 360, 580, 760], []],
  ['one of two breaks on the first way', { ...DRIVING, driveBeforeBreak: 40 }, [140, 320, 540, 720], [0]],
  ['the rest in place of a break', { ...DRIVING, driveBeforeRest: 250, restLength: 400 }, [100, 200, 700, 800], []],
  [
    'a rest after two breaks',
    { ...DRIVING, driveBeforeBreak: 90, driveBeforeRest: 200, restLength: 400 },
    [140, 280, 820, 960],
    [],
  ],
  ['a rest without a length', { ...DRIVING, driveBeforeRest: 150 }, [100, 200, 300, 400], []],
])('counts %s', (_, driving, times, early) => {
  const visits = [visit('x', 0), visit('x', 1), visit('x', 2), visit('x', 3)];
  const stops = times.map((at, i) => stop(at, { ...(visits[i] as Visit), windowTo: 9_999 }));
  const faultsOf = (of: readonly Stop[]) => findFaults(of, { driving, addedStops: 4 });
  expect(faultsOf(stops)).toEqual(early.map((i) => `stop ${i} is reached too early`));
});

test.each<[what: string, space: string | null, loads: (string | null)[], faults: string[]]>([
  ['room for all', '2', ['1', '1'], []],
  ['room for one', '1.5', ['1', '1'], ['the space is exceeded after stop 0']],
  ['room to a thousandth', '1.999', ['1', '1'], ['the space is exceeded after stop 0']],
  ['room for what has no measure', '1', ['1', null], []],
  ['no limit', null, ['100', '100'], []],
])('a vehicle with %s', (_, space, loads, faults) => {
  const stops = [stop(100, visit('x', 0), visit('o', 0)), stop(200, visit('x', 1)), stop(300, visit('o', 1))];
  const orders = loads.map((load, i) => carried(i === 0 ? 'x' : 'o', load)) as AdditionToCheck['orders'];
  expect(findFaults(stops, { capacity: { space }, orders })).toEqual(faults);
});

test('earlier cargo is aboard until its last drop, and stops behind don’t count', () => {
  const stops = [stop(100, visit('x', 0)), stop(200, visit('o', 1), visit('x', 1)), stop(300, visit('o', 2))];
  const faultsWith = (space: string, orders = [carried('x'), carried('o'), carried('gone')]) =>
    findFaults(stops, { capacity: { space }, orders: orders as AdditionToCheck['orders'] });
  expect(faultsWith('1')).toEqual(['the space is exceeded after stop 0']);
  expect(faultsWith('0.5')).toEqual(['the space is exceeded after stop 0', 'the space is exceeded after stop 1']);
  expect(faultsWith('2')).toEqual([]);
});
