import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { StoredTrip } from '../state/plan-trips.store.ts';
import { deskOrder } from '../testing/desk-order.ts';
import { findLoadProblems, presentPlanTrip, scheduleTrip } from './plan-trip.rules.ts';

const trip: StoredTrip = {
  id: 't',
  number: 4,
  revision: 2,
  vehicleTypeId: 'lorry',
  vehicleId: 'v',
  driverId: 'kasun',
  startAt: 7.5 * HOUR,
  stops: [
    { locationId: 'l0', pickOrderIds: ['a', 'b'], dropOrderIds: [] },
    { locationId: 'l10', pickOrderIds: [], dropOrderIds: ['a', 'b'] },
  ],
  createdTripId: null,
  createdTrip: null,
  isLocked: true,
};
const ORDERS = new Map([
  ['a', deskOrder('a', { isBackhaul: true, deliveryTo: 8 * HOUR + 30 * MINUTE })],
  ['b', deskOrder('b', { space: '3' })],
]);
const schedule = (overrides: Partial<StoredTrip> = {}, roads?: Parameters<typeof scheduleTrip>[2]['roads']) =>
  scheduleTrip({ ...trip, ...overrides }, ORDERS, { earliest: 0, ...(roads && { roads }) });
const present = (scheduled: ReturnType<typeof schedule>, capacity = { space: '20', weight: '1000' }) =>
  presentPlanTrip(scheduled, capacity, [
    { code: 'lateStop', blocks: false, orderId: 'a', stop: 1, params: {} },
    { code: 'orderNotFree', blocks: true, orderId: 'b', stop: null, params: {} },
  ]);

test('a trip is timed from its start over the stops of its orders', () => {
  const scheduled = schedule();
  expect(scheduled).toMatchObject({
    beginsAt: 7.5 * HOUR,
    load: { space: '5.000', weight: '600.000' },
    isEstimated: true,
    gone: [],
  });
  const [pickup, drop] = scheduled.scheduled;
  // Waits until eight, and loads two orders for twenty minutes.
  expect(pickup).toMatchObject({ arriveAt: 7.5 * HOUR, wait: 30 * MINUTE, leaveAt: 8 * HOUR + 20 * MINUTE });
  expect(drop!.arriveAt - pickup!.leaveAt).toBe(drop!.drive);
  expect(scheduled.endsAt).toBe(drop!.leaveAt);
  expect(scheduled.metres).toBe(drop!.metres);
});

test('an empty trip begins and ends at its start', () => {
  const scheduled = schedule({ stops: [] });
  expect(scheduled).toMatchObject({ beginsAt: 7.5 * HOUR, endsAt: 7.5 * HOUR, metres: 0, isEstimated: false });
  expect(present(scheduled)).toMatchObject({ stops: [], minutes: 0, isBackhaul: false, distance: '0.000' });
  expect(present(schedule({ stops: [], startAt: null }))).toMatchObject({ beginsAt: null, endsAt: null, minutes: 0 });
});

test('is presented with minutes, kilometres and the blocking problems first', () => {
  const scheduled = schedule();
  const drive = scheduled.scheduled[1]!.drive;
  const presented = present(scheduled);
  expect(presented).toMatchObject({
    id: 't',
    number: 4,
    revision: 2,
    vehicleTypeId: 'lorry',
    vehicleId: 'v',
    driverId: 'kasun',
    startAt: 7.5 * HOUR,
    isBackhaul: true,
    orderIds: ['a', 'b'],
    isDistanceEstimated: true,
    minutes: Math.round((70 * MINUTE + drive) / MINUTE),
    driveMinutes: Math.round(drive / MINUTE),
    waitMinutes: 30,
    space: '5.000',
    capacity: { space: '20', weight: '1000' },
    utilization: { space: '25.0', weight: '60.0' },
    createdTrip: null,
    isLocked: true,
  });
  expect(presented.distance).toBe((scheduled.metres / 1_000).toFixed(3));
  expect(presented.problems.map(({ blocks }) => blocks)).toEqual([true, false]);
  expect(presented.stops).toEqual([
    expect.objectContaining({
      locationId: 'l0',
      pickOrderIds: ['a', 'b'],
      dropOrderIds: [],
      waitMinutes: 30,
      lateMinutes: 0,
    }),
    expect.objectContaining({
      locationId: 'l10',
      pickOrderIds: [],
      dropOrderIds: ['a', 'b'],
      driveMinutes: Math.round(drive / MINUTE),
      lateMinutes: presented.lateMinutes,
      distance: presented.distance,
    }),
  ]);
  const late = scheduled.scheduled[1]!.arriveAt - (8 * HOUR + 30 * MINUTE);
  expect(presented.lateMinutes).toBe(Math.ceil(late / MINUTE));
  expect(presented.lateMinutes).toBeGreaterThan(0);
});

test('without a vehicle or type, the utilization is unknown', () => {
  expect(presentPlanTrip(schedule(), null, [])).toMatchObject({ capacity: null, utilization: null, problems: [] });
});

test.each([
  ['fits', '5', '300', []],
  ['is too much', '9', '300', [['space', { load: '9', capacity: '8', excess: '1.000' }]]],
  [
    'is too much and too heavy',
    '9',
    '450',
    [
      ['space', { load: '9', capacity: '8', excess: '1.000' }],
      ['weight', { load: '450', capacity: '400', excess: '50.000' }],
    ],
  ],
])('a load that %s', (_name, space, weight, expected) => {
  const problems = findLoadProblems({ space, weight }, { space: '8', weight: '400' }, true);
  expect(problems.map(({ code, params }) => [code, params])).toEqual(expected);
  expect(problems.every(({ blocks }) => blocks)).toBe(true);
});

test('an overload of a type is a warning, and without one there is none', () => {
  const load = { space: '9', weight: '1' };
  expect(findLoadProblems(load, { space: '8', weight: '400' }, false)).toMatchObject([
    { code: 'space', blocks: false },
  ]);
  expect(findLoadProblems(load, null, true)).toEqual([]);
});
