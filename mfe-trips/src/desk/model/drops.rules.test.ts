import { HOUR } from 'shared-contracts/values/time';
import { fleet, LORRY, MONDAY, planTrip } from '../testing/fixtures.ts';
import { type Drop, type Dragged, type DraggedOrder, findMisfit, toOperations } from './drops.rules.ts';
import { buildRows, type DeskBar, type DeskRow } from './rows.rules.ts';

const order = (id: string, overrides: Partial<DraggedOrder> = {}): DraggedOrder => ({
  id,
  number: `O-${id}`,
  isFlexible: false,
  vehicleTypeIds: [],
  ...overrides,
});
const created = { id: 'created', number: 'T-000200', stage: 'vehicleAssigned' } as const;

const rows = (by: 'vehicle' | 'driver') =>
  buildRows({ planTrips: [planTrip(7, ['o-7'])], fleet, by, from: MONDAY, search: '' });
const row = (id: string, by: 'vehicle' | 'driver' = 'vehicle') => rows(by).find((one) => one.id === id) as DeskRow;
const barOf = (id: string) =>
  rows('vehicle')
    .flatMap(({ bars }) => bars)
    .find((bar) => bar.id === id) as DeskBar;
const inRow = (id: string, at: number | null = null, bar: DeskBar | null = null): Drop => ({
  kind: 'row',
  row: row(id),
  at,
  bar,
});
const inDriverRow = (id: string): Drop => ({ kind: 'row', row: row(id, 'driver'), at: null, bar: null });

const fromPool = (...orders: DraggedOrder[]): Dragged => ({ kind: 'orders', orders, fromTripId: null });
const fromTrip = (...orders: DraggedOrder[]): Dragged => ({ kind: 'orders', orders, fromTripId: 'trip-1' });
const wholeTrip = (overrides: Parameters<typeof planTrip>[2] = {}, ...orders: DraggedOrder[]): Dragged => ({
  kind: 'trip',
  trip: planTrip(1, ['a'], overrides),
  orders,
});
const drop = (dragged: Dragged, where: Drop, by: 'vehicle' | 'driver' = 'vehicle') =>
  toOperations(dragged, where, { by, newId: () => 'new' });

const wantsLorry = order('a', { vehicleTypeIds: [LORRY.id, 'van'] });

test.each<[string, DraggedOrder[], string | undefined]>([
  ['asks for the type', [wantsLorry], undefined],
  ['asks for no type', [order('a')], undefined],
  ['is flexible', [{ ...wantsLorry, isFlexible: true, vehicleTypeIds: ['van'] }], undefined],
  ['asks for other types', [order('a'), order('b', { vehicleTypeIds: ['van'] })], 'b'],
])('an order that %s', (_name, orders, expected) => {
  expect(findMisfit(orders, LORRY.id)?.id).toBe(expected);
});

describe('orders', () => {
  test.each<[string, Dragged, Drop, object[]]>([
    [
      'from the pool into a free time of a vehicle become a trip with its usual driver',
      fromPool(order('a'), order('b')),
      inRow('v-1', MONDAY + 9 * HOUR),
      [
        {
          op: 'addTrip',
          id: 'new',
          vehicleId: 'v-1',
          driverId: 'kasun',
          startAt: MONDAY + 9 * HOUR,
          orderIds: ['a', 'b'],
        },
      ],
    ],
    [
      'become a trip without a driver if the vehicle has no usual one',
      fromPool(order('a')),
      inRow('v-2'),
      [{ op: 'addTrip', id: 'new', vehicleId: 'v-2', driverId: null, startAt: null, orderIds: ['a'] }],
    ],
    [
      'become a trip without a vehicle in an open row',
      fromTrip(order('a')),
      inRow('open-0'),
      [{ op: 'addTrip', id: 'new', vehicleId: null, driverId: null, startAt: null, orderIds: ['a'] }],
    ],
    [
      'become a trip of a driver',
      fromPool(order('a')),
      inDriverRow('ruwan'),
      [{ op: 'addTrip', id: 'new', vehicleId: null, driverId: 'ruwan', startAt: null, orderIds: ['a'] }],
    ],
    [
      'dropped on a trip join it',
      fromPool(order('a')),
      inRow('open-0', MONDAY, barOf('trip-7')),
      [{ op: 'moveOrders', orderIds: ['a'], toTripId: 'trip-7' }],
    ],
    [
      'dropped on a trip of the list join it, but those that are in it already',
      fromPool(order('a'), order('b')),
      { kind: 'trip', trip: planTrip(2, ['b']) },
      [{ op: 'moveOrders', orderIds: ['a'], toTripId: 'trip-2' }],
    ],
    ['dropped on their own trip stay', fromTrip(order('a')), { kind: 'trip', trip: planTrip(2, ['a']) }, []],
    [
      'of a trip go back to the pool',
      fromTrip(order('a'), order('b')),
      { kind: 'pool' },
      [{ op: 'moveOrders', orderIds: ['a', 'b'], toTripId: null }],
    ],
    ['of the pool stay there', fromPool(order('a')), { kind: 'pool' }, []],
    [
      'that ask for a type take a vehicle of it',
      fromPool(wantsLorry),
      inRow('v-2'),
      [{ op: 'addTrip', id: 'new', vehicleId: 'v-2', driverId: null, startAt: null, orderIds: ['a'] }],
    ],
  ])('%s', (_name, dragged, where, operations) => {
    expect(drop(dragged, where)).toEqual({ operations });
  });
});

describe('trips', () => {
  const startsAt = MONDAY + 8 * HOUR;
  test.each<[string, Dragged, Drop, object[]]>([
    [
      'dropped on a vehicle are assigned it with its usual driver, and moved',
      wholeTrip(),
      inRow('v-1', MONDAY + 9 * HOUR),
      [
        { op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-1' },
        { op: 'assignDriver', tripId: 'trip-1', driverId: 'kasun' },
        { op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY + 9 * HOUR },
      ],
    ],
    [
      'keep a driver that was chosen',
      wholeTrip({ driverId: 'ruwan' }),
      inRow('v-1', startsAt),
      [{ op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-1' }],
    ],
    [
      'of a vehicle without a usual driver have none',
      wholeTrip(),
      inRow('v-2'),
      [{ op: 'assignVehicle', tripId: 'trip-1', vehicleId: 'v-2' }],
    ],
    [
      'lose their vehicle in an open row',
      wholeTrip({ vehicleId: 'v-2' }),
      inRow('open-0'),
      [{ op: 'assignVehicle', tripId: 'trip-1', vehicleId: null }],
    ],
    ['of the same vehicle and time stay', wholeTrip({ vehicleId: 'v-2' }), inRow('v-2', startsAt), []],
    [
      'of the same vehicle stay although they carry what it was not asked for',
      wholeTrip({ vehicleId: 'v-3' }, wantsLorry),
      inRow('v-3'),
      [],
    ],
    ['dropped on another trip stay', wholeTrip({}, order('a')), { kind: 'trip', trip: planTrip(2, []) }, []],
    [
      'dropped on a booked trip move next to it',
      wholeTrip({ vehicleId: 'v-1' }),
      inRow('v-1', MONDAY + 31 * HOUR, barOf('booked')),
      [{ op: 'moveTrip', tripId: 'trip-1', startAt: MONDAY + 31 * HOUR }],
    ],
    ['dropped into the pool are removed', wholeTrip(), { kind: 'pool' }, [{ op: 'removeTrip', tripId: 'trip-1' }]],
  ])('%s', (_name, dragged, where, operations) => {
    expect(drop(dragged, where)).toEqual({ operations });
  });

  test.each<[string, string | null, string, object[]]>([
    ['are assigned it', null, 'ruwan', [{ op: 'assignDriver', tripId: 'trip-1', driverId: 'ruwan' }]],
    ['stay if they have it', 'ruwan', 'ruwan', []],
    ['lose it in an open row', 'ruwan', 'open-0', [{ op: 'assignDriver', tripId: 'trip-1', driverId: null }]],
  ])('dropped on a driver %s', (_name, driverId, rowId, operations) => {
    expect(drop(wholeTrip({ driverId }), inDriverRow(rowId), 'driver')).toEqual({ operations });
  });
});

test.each<[string, Dragged, Drop, object]>([
  ['a created trip', wholeTrip({ createdTrip: created, isLocked: true }), inRow('v-1'), { code: 'created', trip: 1 }],
  ['a locked trip', wholeTrip({ isLocked: true }), { kind: 'pool' }, { code: 'locked', trip: 1 }],
  [
    'an order of a locked trip',
    { kind: 'orders', orders: [order('a')], fromTripId: 'trip-3', lockedTrip: 3 },
    inRow('v-1'),
    { code: 'locked', trip: 3 },
  ],
  [
    'an order on a created trip',
    fromPool(order('a')),
    { kind: 'trip', trip: planTrip(2, [], { createdTrip: created }) },
    { code: 'created', trip: 2 },
  ],
  [
    'an order on a locked trip',
    fromPool(order('a')),
    { kind: 'trip', trip: planTrip(2, ['a'], { isLocked: true }) },
    { code: 'locked', trip: 2 },
  ],
  [
    'an order on a booked trip',
    fromPool(order('a')),
    inRow('v-1', null, barOf('booked')),
    { code: 'booked', trip: 'T-000104' },
  ],
  [
    'an order on a vehicle of another type',
    fromPool(order('b'), { ...wantsLorry, shipperCode: 'ACME' }),
    inRow('v-3'),
    { code: 'vehicleType', order: 'ACME·O-a', vehicle: 'WP FR-3003' },
  ],
  [
    'a trip on a vehicle of another type than its orders ask for',
    wholeTrip({}, wantsLorry),
    inRow('v-3'),
    { code: 'vehicleType', order: 'O-a', vehicle: 'WP FR-3003' },
  ],
])('refuses %s', (_name, dragged, where, refusal) => {
  expect(drop(dragged, where)).toEqual({ refusal });
});
