import type { PlanStop, PoolOrder } from './pool.rules.ts';
import { listReasons } from './reasons.rules.ts';
import { at, DEPOT, poolOrder } from './testing/pools.ts';

type Facts = Parameters<typeof listReasons>[0];

const stop = (dropOrderIds: string[], arriveAt: number): PlanStop => ({
  locationId: 'drop',
  pickOrderIds: [],
  dropOrderIds,
  arriveAt,
  leaveAt: arriveAt,
  waitMinutes: 0,
  metres: 0,
  driveSeconds: 0,
});
const reasons = (more: Partial<Facts> = {}) =>
  listReasons({
    zone: null,
    isBackhaul: false,
    orders: [poolOrder('A', { deliveryTo: null })],
    stops: [],
    pickupNames: ['Port'],
    type: null,
    utilization: null,
    ...more,
  });
const UNZONED = { code: 'unzoned', params: {} };

test('returns whether the last drop is in a zone, and in which', () => {
  expect(reasons()).toEqual([UNZONED]);
  expect(reasons({ zone: { id: 'z', name: 'Kandy' } })).toEqual([{ code: 'zone', params: { zone: 'Kandy' } }]);
});

test('returns that a trip is a backhaul', () => {
  expect(reasons({ isBackhaul: true })).toEqual([UNZONED, { code: 'backhaul', params: {} }]);
});

const orders = (...rows: Partial<PoolOrder>[]) =>
  rows.map((row, i) => poolOrder(`${i}`, { pickupFrom: null, pickupTo: null, deliveryTo: null, ...row }));
/** 0.01° along the equator are 1.11 km. */
const pickupAt = (longitude: number) => ({
  stops: [
    { locationId: `${longitude}`, point: [0, longitude] as const },
    { locationId: 'drop', point: [1, 80] as const },
  ],
});

test.each<[string, Partial<Facts>, unknown[]]>([
  ['nothing about the pickup of a single order', { orders: orders({ pickupFrom: at(6), pickupTo: at(9) }) }, []],
  [
    'that orders have the same pickup',
    { orders: orders({}, {}) },
    [{ code: 'samePickup', params: { location: 'Port' } }],
  ],
  [
    'how many pickups are how near each other',
    { orders: orders(pickupAt(80), pickupAt(80.04), pickupAt(80.02)), pickupNames: ['Port', 'Gate', 'Quay'] },
    [{ code: 'nearPickups', params: { count: 3, km: '4.4' } }],
  ],
  [
    'when all pickups are open',
    { orders: orders({ pickupFrom: at(6), pickupTo: at(9) }, { pickupFrom: at(7), pickupTo: at(8) }, {}) },
    [
      { code: 'samePickup', params: { location: 'Port' } },
      { code: 'pickupWindow', params: { from: at(7), to: at(8) } },
    ],
  ],
  [
    'that all pickups are open at one moment',
    { orders: orders({ pickupFrom: at(6), pickupTo: at(7) }, { pickupFrom: at(7), pickupTo: at(8) }) },
    [
      { code: 'samePickup', params: { location: 'Port' } },
      { code: 'pickupWindow', params: { from: at(7), to: at(7) } },
    ],
  ],
  [
    'no window of pickups without a common time',
    { orders: orders({ pickupFrom: at(6), pickupTo: at(7) }, { pickupFrom: at(8), pickupTo: at(9) }) },
    [{ code: 'samePickup', params: { location: 'Port' } }],
  ],
  [
    'no window that never opens',
    { orders: orders({ pickupTo: at(7) }, { pickupTo: at(8) }) },
    [{ code: 'samePickup', params: { location: 'Port' } }],
  ],
  [
    'no window that never closes',
    { orders: orders({ pickupFrom: at(7) }, { pickupFrom: at(8) }) },
    [{ code: 'samePickup', params: { location: 'Port' } }],
  ],
])('says %s', (_name, facts, expected) => {
  expect(reasons(facts)).toEqual([UNZONED, ...expected]);
});

test('returns that freight has to be cooled', () => {
  const cargos = [{ id: 'c', name: 'Fish', cargoTypeId: 'fish', allowed: [], temperature: 'chilled' as const }];
  const cooled = { code: 'cooled', params: {} };
  expect(reasons({ orders: orders({ cargos }) })).toEqual([UNZONED, cooled]);
  expect(reasons({ orders: orders({ cargos }, {}) })).toContainEqual(cooled);
});

const TYPE = { type: { id: 'T2', name: 'Truck' }, utilization: { space: '92.5', weight: '89.2' } };
const SMALLEST = { code: 'smallestType', params: { type: 'Truck', space: '92.5', weight: '89.2' } };
const REQUESTED = { code: 'requestedType', params: { type: 'Truck' } };

test.each<[string, Partial<PoolOrder>[], unknown]>([
  ['the smallest one', [{}], SMALLEST],
  ['the smallest of several requested ones', [{ vehicleTypeIds: ['T2', 'T3'] }], SMALLEST],
  ['the only requested one', [{ vehicleTypeIds: ['T2'] }], REQUESTED],
  ['the only requested one of a flexible order', [{ vehicleTypeIds: ['T2'], isFlexible: true }], SMALLEST],
  ['another than the requested one', [{ vehicleTypeIds: ['T3'] }], SMALLEST],
])('explains a vehicle type that is %s', (_name, rows, expected) => {
  expect(reasons({ ...TYPE, orders: orders(...rows) })).toEqual([UNZONED, expected]);
});

test('explains the vehicle type if one of the orders requests it', () => {
  expect(reasons({ ...TYPE, orders: orders({}, { vehicleTypeIds: ['T2'] }) }).at(-1)).toEqual(REQUESTED);
});

test.each([
  ['a type', { type: TYPE.type }],
  ['a requested type', { orders: orders({ vehicleTypeIds: ['T2'] }) }],
  ['a utilization', { utilization: TYPE.utilization }],
])('returns nothing about the vehicle type with only %s', (_name, facts) => {
  expect(reasons(facts)).toEqual([UNZONED]);
});

test.each<[string, Partial<PoolOrder>[], PlanStop[], unknown[]]>([
  [
    'the tightest delivery',
    [{ deliveryTo: at(10) }, { deliveryTo: at(11) }],
    [stop(['0'], at(9)), stop(['1'], at(10.5))],
    [{ code: 'onTime', params: { minutes: 30 } }],
  ],
  ['whole minutes', [{ deliveryTo: at(10) }], [stop(['0'], at(9) + 1)], [{ code: 'onTime', params: { minutes: 59 } }]],
  ['the last second', [{ deliveryTo: at(10) }], [stop(['0'], at(10))], [{ code: 'onTime', params: { minutes: 0 } }]],
  ['nothing if a delivery is late', [{ deliveryTo: at(10) }], [stop(['0'], at(10) + 1)], []],
  ['nothing without a deadline', [{}], [stop(['0'], at(9))], []],
  [
    'only deliveries with a deadline',
    [{}, { deliveryTo: at(10) }],
    [stop(['0'], at(8)), stop(['1'], at(9))],
    [{ code: 'onTime', params: { minutes: 60 } }],
  ],
  [
    'only drops of the order itself',
    [{ deliveryTo: at(10) }, {}],
    [stop(['0'], at(9)), stop(['1'], at(12))],
    [{ code: 'onTime', params: { minutes: 60 } }],
  ],
])('counts the minutes before a deadline by %s', (_name, rows, stops, expected) => {
  const deadlineReasons = reasons({ orders: orders(...rows), stops }).filter(({ code }) => code === 'onTime');
  expect(deadlineReasons).toEqual(expected);
});

test('returns its reasons in a fixed order', () => {
  const codes = listReasons({
    ...TYPE,
    zone: { id: 'z', name: 'Kandy' },
    isBackhaul: true,
    orders: [poolOrder('A'), poolOrder('B')],
    stops: [stop(['A', 'B'], at(9))],
    pickupNames: [DEPOT.locationId],
  }).map(({ code }) => code);
  expect(codes).toEqual(['zone', 'backhaul', 'samePickup', 'pickupWindow', 'smallestType', 'onTime']);
});
