import type { PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import { type ComparedTrips, compareOrders } from './compare-plans.rules.ts';

type Stop = PlanTrip['stops'][number];
const stop = (pickOrderIds: string[], dropOrderIds: string[], arriveAt: number, lateMinutes = 0): Stop => ({
  locationId: 'l',
  pickOrderIds,
  dropOrderIds,
  arriveAt,
  startAt: arriveAt,
  leaveAt: arriveAt,
  driveMinutes: 0,
  waitMinutes: 0,
  lateMinutes,
  distance: '0',
  windowFrom: null,
  windowTo: null,
});
const trip = (number: number, orderIds: string[], stops: Stop[], changes: Partial<PlanTrip> = {}): PlanTrip => ({
  id: `trip ${number}`,
  number,
  revision: 1,
  vehicleTypeId: 'type',
  vehicleId: 'v1',
  driverId: 'd1',
  startAt: null,
  isBackhaul: false,
  stops,
  orderIds,
  beginsAt: null,
  endsAt: null,
  distance: '0',
  minutes: 0,
  driveMinutes: 0,
  waitMinutes: 0,
  lateMinutes: 0,
  space: '0',
  weight: '0',
  capacity: null,
  utilization: null,
  problems: [],
  createdTrip: null,
  isLocked: false,
  ...changes,
});
const plan = (...trips: PlanTrip[]): ComparedTrips => ({
  trips,
  orders: new Map(['b', 'a', 'c'].map((id) => [id, { number: `O-${id}`, shipperCode: id === 'c' ? 'HV' : null }])),
  vehicles: new Map([
    ['v1', 'WP-1'],
    ['v2', 'WP-2'],
  ]),
  drivers: new Map([['d1', 'Ann']]),
  types: new Map([['type', 'Van']]),
});
const alone = (id: string, changes: Partial<PlanTrip> = {}, late = 0) =>
  trip(1, [id], [stop([id], [], 100, late), stop([], [id], 200)], changes);

test('returns where an order is in each plan', () => {
  const [compared, ...others] = compareOrders(
    plan(alone('a', {}, 5)),
    plan(
      trip(
        2,
        ['a'],
        [stop(['a'], [], 100, 1), stop(['b'], [], 120, 9), stop([], ['a'], 150, 2), stop([], ['a'], 200, 4)],
        { vehicleId: 'v2', vehicleTypeId: null, driverId: 'd9' },
      ),
    ),
  );
  expect(others).toEqual([]);
  expect(compared).toEqual({
    id: 'a',
    number: 'O-a',
    shipperCode: null,
    differences: ['vehicle', 'driver'],
    plan: {
      tripId: 'trip 1',
      trip: 1,
      vehicle: 'WP-1',
      vehicleType: 'Van',
      driver: 'Ann',
      pickAt: 100,
      dropAt: 200,
      lateMinutes: 5,
    },
    other: {
      tripId: 'trip 2',
      trip: 2,
      vehicle: 'WP-2',
      vehicleType: null,
      driver: null,
      pickAt: 100,
      dropAt: 200,
      lateMinutes: 7,
    },
  });
});

test.each([
  ['nothing', alone('a'), []],
  ['nothing of the number of the trip', alone('a', { number: 9, id: 'x' }), []],
  ['the vehicle', alone('a', { vehicleId: null }), ['vehicle']],
  ['the type of the vehicle', alone('a', { vehicleTypeId: 'other' }), ['vehicle']],
  ['the driver', alone('a', { driverId: null }), ['driver']],
  ['the time of the pickup', trip(1, ['a'], [stop(['a'], [], 99), stop([], ['a'], 200)]), ['times']],
  ['the time of the drop', trip(1, ['a'], [stop(['a'], [], 100), stop([], ['a'], 201)]), ['times']],
])('finds a difference of %s', (_case, other, differences) => {
  expect(compareOrders(plan(alone('a')), plan(other)).map((order) => order.differences)).toEqual(
    differences.length > 0 ? [differences] : [],
  );
});

test('compares the other orders of an order’s trip, in any order', () => {
  const both = (ids: string[]) => trip(1, ids, [stop(ids, [], 100), stop([], ids, 200)]);
  expect(compareOrders(plan(both(['a', 'b'])), plan(both(['b', 'a'])))).toEqual([]);
  expect(compareOrders(plan(both(['a', 'b'])), plan(alone('a')))).toMatchObject([
    { id: 'a', differences: ['companions'] },
    { id: 'b', differences: ['planned'], other: null },
  ]);
});

test('lists orders of only one plan by number, and an order without its stops or its number', () => {
  const compared = compareOrders(plan(alone('c'), { ...alone('x'), stops: [] }), plan(alone('b'), alone('a')));
  expect(compared.map(({ id, number, shipperCode }) => [id, number, shipperCode])).toEqual([
    ['x', '', null],
    ['a', 'O-a', null],
    ['b', 'O-b', null],
    ['c', 'O-c', 'HV'],
  ]);
  expect(compared[0]).toMatchObject({ differences: ['planned'], plan: { pickAt: 0, dropAt: 0 }, other: null });
});
