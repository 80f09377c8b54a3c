import fc from 'fast-check';
import type { TripStopInput } from 'shared-contracts/trips/trips';
import {
  applyStopOrder,
  type MergedStop,
  mergeStops,
  mergeStopsByDeadline,
  type OrderRoute,
} from './trip-stops.rules.ts';

/** Locations are degrees of longitude along the equator. */
const route = (
  orderId: string,
  longitudes: number[],
  { pickupFrom = null, contacts = [] }: { pickupFrom?: number | null; contacts?: (string | null)[] } = {},
): OrderRoute => ({
  orderId,
  pickupFrom,
  visits: longitudes.map((longitude, orderPosition) => ({
    orderId,
    orderPosition,
    kind: orderPosition === 0 ? 'pickup' : 'drop',
    windowFrom: null,
    windowTo: null,
    handlingMinutes: null,
    locationId: `L${longitude}`,
    contactId: contacts[orderPosition] ?? null,
    point: [0, longitude],
  })),
});
const summarize = (stops: readonly MergedStop[]) =>
  stops.map(
    ({ locationId, visits }) =>
      `${locationId}: ${visits.map(({ orderId, orderPosition }) => `${orderId}${orderPosition}`).join(' ')}`,
  );

test.each<[string, OrderRoute[], string[]]>([
  ['nothing', [], []],
  ['the stops of one order in their order', [route('a', [0, 9, 5])], ['L0: a0', 'L9: a1', 'L5: a2']],
  [
    'from the earliest pickup',
    [route('a', [0, 5], { pickupFrom: 200 }), route('b', [9, 7], { pickupFrom: 100 })],
    ['L9: b0', 'L7: b1', 'L0: a0', 'L5: a1'],
  ],
  [
    'from a known pickup before an unknown one',
    [route('a', [0, 1]), route('b', [9, 8], { pickupFrom: 100 })],
    ['L9: b0', 'L8: b1', 'L0: a0', 'L1: a1'],
  ],
  [
    'from the pickup of the first id if they are equally early',
    [route('b', [9, 8]), route('a', [0, 1])],
    ['L0: a0', 'L1: a1', 'L9: b0', 'L8: b1'],
  ],
  [
    'to the nearest possible stop',
    [route('a', [0, 4], { pickupFrom: 1 }), route('b', [3, 1])],
    ['L0: a0', 'L3: b0', 'L4: a1', 'L1: b1'],
  ],
  [
    'to the stop of the first id if several are equally near',
    [route('c', [5, 7], { pickupFrom: 1 }), route('b', [4, 9]), route('a', [6, 9])],
    ['L5: c0', 'L6: a0', 'L7: c1', 'L9: a1', 'L4: b0', 'L9: b1'],
  ],
  [
    'visits of the same location as one stop',
    [route('a', [0, 2]), route('b', [0, 2]), route('c', [2, 0])],
    ['L0: a0 b0', 'L2: a1 b1 c0', 'L0: c1'],
  ],
  ['an order that returns to its pickup', [route('a', [0, 0])], ['L0: a0', 'L0: a1']],
])('merges %s', (_name, routes, expected) => {
  expect(summarize(mergeStops(routes))).toEqual(expected);
});

test('ignores the case of location ids', () => {
  const [upper, lower] = [route('a', [0, 2]), route('b', [0, 2])];
  const visits = lower.visits.map((visit) => ({ ...visit, locationId: visit.locationId.toLowerCase() }));
  expect(summarize(mergeStops([upper, { ...lower, visits }]))).toEqual(['L0: a0 b0', 'L2: a1 b1']);
});

test('a stop has the first contact of its visits', () => {
  const routes = [
    route('a', [0, 2]),
    route('b', [0, 2], { contacts: ['Ana', null] }),
    route('c', [0, 2], { contacts: ['Ben', null] }),
  ];
  expect(mergeStops(routes).map(({ contactId, point }) => [contactId, point])).toEqual([
    ['Ana', [0, 0]],
    [null, [0, 2]],
  ]);
});

const anyRoutes = fc
  .array(fc.array(fc.nat(5), { minLength: 2, maxLength: 4 }), { maxLength: 5 })
  .map((rows) => rows.map((longitudes, i) => route(`${i}`, longitudes)));

test('visits every stop of every order once, in its order', () => {
  fc.assert(
    fc.property(anyRoutes, (routes) => {
      const visits = mergeStops(routes).flatMap((stop) => stop.visits);
      for (const { orderId, visits: expected } of routes)
        expect(visits.filter((visit) => visit.orderId === orderId)).toEqual(expected);
      expect(visits).toHaveLength(routes.flatMap((merged) => merged.visits).length);
    }),
  );
});

const input = (
  longitude: number,
  picks: string[],
  drops: string[] = [],
  contactId: string | null = null,
): TripStopInput => ({
  locationId: `L${longitude}`,
  contactId,
  pickOrderIds: picks,
  dropOrderIds: drops,
});
const POINTS = new Map(Array.from({ length: 10 }, (_, i) => [`l${i}`, [0, i] as const]));
const ROUTES = [route('a', [0, 2]), route('b', [1, 2, 3])];
const apply = (...inputs: TripStopInput[]) => applyStopOrder(ROUTES, inputs, POINTS);

test('preserves the stops in the order of the input', () => {
  const { stops, problems } = apply(
    input(1, ['B'], [], 'Ana'),
    input(0, ['a']),
    input(2, [], ['a', 'b']),
    input(3, [], ['b']),
  );
  expect(problems).toEqual({});
  expect(summarize(stops)).toEqual(['l1: b0', 'l0: a0', 'l2: a1 b1', 'l3: b2']);
  expect(stops.map(({ contactId, point }) => [contactId, point])).toEqual([
    ['Ana', [0, 1]],
    [null, [0, 0]],
    [null, [0, 2]],
    [null, [0, 3]],
  ]);
});

const PICKUPS = [input(0, ['a']), input(1, ['b'])];
const PICKUP_FIRST = { code: 'pickupFirst', message: 'Pickup comes before drop' };
test.each<[string, TripStopInput[], Record<string, unknown>]>([
  [
    'an unknown order',
    [input(0, ['a', 'x'], ['y'])],
    {
      'stops.0.pickOrderIds.1': { code: 'notFound', message: 'Order not found' },
      'stops.0.dropOrderIds.0': { code: 'notFound', message: 'Order not found' },
    },
  ],
  [
    'an order that is already dropped',
    [...PICKUPS, input(2, [], ['a', 'b']), input(3, [], ['b']), input(2, [], ['a'])],
    { 'stops.4': expect.anything(), 'stops.4.dropOrderIds.0': { code: 'repeated', message: 'Stop is listed twice' } },
  ],
  [
    'a drop before its pickup',
    [input(2, ['a'], []), ...PICKUPS.slice(1)],
    {
      'stops.0': expect.anything(),
      'stops.0.pickOrderIds.0': { code: 'wrongLocation', message: 'Order does not stop here' },
    },
  ],
  [
    'a drop instead of a pickup',
    [input(0, [], ['a'])],
    { 'stops.0': expect.anything(), 'stops.0.dropOrderIds.0': PICKUP_FIRST },
  ],
  [
    'a second pickup',
    [...PICKUPS, input(2, ['a'])],
    { 'stops.2': expect.anything(), 'stops.2.pickOrderIds.0': PICKUP_FIRST },
  ],
  [
    'a stop without orders',
    [...PICKUPS, input(5, [])],
    { 'stops.2': { code: 'empty', message: 'No order is picked up or dropped at this stop' } },
  ],
  ['missing stops', PICKUPS, { stops: { code: 'missing', message: 'Every stop of every order is needed' } }],
  ['no stops', [], { stops: { code: 'missing', message: 'Every stop of every order is needed' } }],
])('rejects %s', (_name, inputs, problems) => {
  expect(apply(...inputs).problems).toEqual(problems);
});

test('rejects a pickup and a drop of one order at the same stop', () => {
  const routes = [route('a', [0, 0])];
  expect(applyStopOrder(routes, [input(0, ['a'], ['a'])], POINTS).problems).toEqual({
    'stops.0.dropOrderIds.0': PICKUP_FIRST,
  });
  expect(applyStopOrder(routes, [input(0, ['a']), input(0, [], ['a'])], POINTS).problems).toEqual({});
});

test('accepts no orders without stops', () => {
  expect(applyStopOrder([], [], POINTS)).toEqual({ stops: [], problems: {} });
});

const DEADLINES: Record<string, number> = { a0: 50, a1: 90, b0: 10, b1: 95, c0: 60, c1: 20 };
const closesAt = ({ orderId, orderPosition }: OrderRoute['visits'][number]) =>
  DEADLINES[`${orderId}${orderPosition}`] ?? Infinity;
test.each<[what: string, routes: OrderRoute[], stops: string[]]>([
  ['the order that closes first', [route('a', [0, 1]), route('b', [5, 6])], ['L5: b0', 'L0: a0', 'L1: a1', 'L6: b1']],
  [
    'an order whose later stop closes first',
    [route('a', [0, 1]), route('c', [5, 6])],
    ['L5: c0', 'L6: c1', 'L0: a0', 'L1: a1'],
  ],
  [
    'the first id without deadlines',
    [route('y', [5, 6]), route('x', [0, 1])],
    ['L0: x0', 'L1: x1', 'L5: y0', 'L6: y1'],
  ],
  ['one that has a deadline', [route('x', [5, 6]), route('a', [0, 1])], ['L0: a0', 'L1: a1', 'L5: x0', 'L6: x1']],
  ['others of the same place, too', [route('a', [0, 1]), route('b', [0, 6])], ['L0: a0 b0', 'L1: a1', 'L6: b1']],
  ['nothing', [], []],
])('by deadlines continues with %s', (_name, routes, stops) => {
  expect(summarize(mergeStopsByDeadline(routes, closesAt))).toEqual(stops);
});

test('an unknown place is at zero', () => {
  const { stops } = applyStopOrder([route('a', [0, 1])], [input(0, ['a']), input(1, [], ['a'])], new Map());
  expect(stops.map(({ point }) => point)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
