import type { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import type { DraftTrip } from '../state/plan-state.ts';
import { isSameTrip, toInverse } from './inverse-operations.rules.ts';

const stopsOf = (...orderIds: string[]) => [
  { locationId: 'port', pickOrderIds: orderIds, dropOrderIds: [] },
  { locationId: 'kandy', pickOrderIds: [], dropOrderIds: orderIds },
];
const trip = (id: string, orderIds: string[], more: Partial<DraftTrip> = {}): DraftTrip => ({
  id,
  number: 1,
  revision: 1,
  vehicleTypeId: 'lorry',
  vehicleId: 'v-1',
  driverId: 'kasun',
  startAt: 100,
  stops: stopsOf(...orderIds),
  createdTripId: null,
  isLocked: false,
  ...more,
});
const plan = (...trips: DraftTrip[]) => new Map(trips.map((one) => [one.id, one]));
const FIRST = trip('first', ['a']);

const CHANGES: [what: string, change: Partial<DraftTrip>, undo: PlanOperation[]][] = [
  [
    'its vehicle',
    { vehicleId: null },
    [{ op: 'assignVehicle', tripId: 'first', vehicleId: 'v-1', vehicleTypeId: 'lorry' }],
  ],
  [
    'its type',
    { vehicleTypeId: 'van' },
    [{ op: 'assignVehicle', tripId: 'first', vehicleId: 'v-1', vehicleTypeId: 'lorry' }],
  ],
  ['its driver', { driverId: null }, [{ op: 'assignDriver', tripId: 'first', driverId: 'kasun' }]],
  ['its start', { startAt: null }, [{ op: 'moveTrip', tripId: 'first', startAt: 100 }]],
  [
    'its order of stops',
    { stops: stopsOf('a').toReversed() },
    [{ op: 'reorderStops', tripId: 'first', stops: stopsOf('a') }],
  ],
  ['a lock', { isLocked: true }, [{ op: 'lockTrip', tripId: 'first', isLocked: false }]],
  [
    'a removed order',
    { stops: [] },
    [
      { op: 'moveOrders', orderIds: ['a'], toTripId: 'first', position: null },
      { op: 'reorderStops', tripId: 'first', stops: stopsOf('a') },
    ],
  ],
  [
    'an added order',
    { stops: stopsOf('a', 'b') },
    [
      { op: 'moveOrders', orderIds: ['b'], toTripId: null, position: null },
      { op: 'reorderStops', tripId: 'first', stops: stopsOf('a') },
    ],
  ],
];
test.each(CHANGES)('undoing a change of %s restores the plan, and creates another trip object', (_, change, undo) => {
  const after = trip('first', ['a'], change);
  expect(isSameTrip(FIRST, after)).toBe(false);
  expect(toInverse(plan(FIRST), plan(after))).toEqual(undo);
});

test('invisible changes are ignored', () => {
  const after = trip('first', ['a'], { revision: 9, createdTripId: 'created' });
  expect(isSameTrip(FIRST, after)).toBe(true);
  expect(toInverse(plan(FIRST), plan(after))).toEqual([]);
  expect(isSameTrip(FIRST, trip('first', ['a'], { number: 2 }))).toBe(false);
});

test('a locked trip is locked again, and unlocked while it is restored', () => {
  const lock = (isLocked: boolean) => ({ op: 'lockTrip', tripId: 'first', isLocked });
  const move = { op: 'moveTrip', tripId: 'first', startAt: 100 };
  const locked = trip('first', ['a'], { isLocked: true });
  expect(toInverse(plan(locked), plan(FIRST))).toEqual([lock(true)]);
  expect(toInverse(plan(locked), plan(trip('first', ['a'], { startAt: 5 })))).toEqual([move, lock(true)]);
  expect(toInverse(plan(FIRST), plan({ ...locked, startAt: 5 }))).toEqual([lock(false), move]);
  expect(toInverse(plan(locked), plan({ ...locked, startAt: 5 }))).toEqual([lock(false), move, lock(true)]);
});

test('an added trip is removed, and a removed one is restored', () => {
  expect(toInverse(plan(), plan(FIRST))).toEqual([{ op: 'removeTrip', tripId: 'first' }]);
  const { revision: _revision, createdTripId: _created, isLocked: _locked, ...kept } = FIRST;
  const added = { ...kept, op: 'addTrip', orderIds: ['a'] };
  expect(toInverse(plan(FIRST), plan())).toEqual([added]);
  expect(toInverse(plan({ ...FIRST, isLocked: true }), plan())).toEqual([
    added,
    { op: 'lockTrip', tripId: 'first', isLocked: true },
  ]);
});

test('a trip that was removed and added under its id is another one', () => {
  expect(toInverse(plan(FIRST), plan(trip('first', ['a'], { number: 2 }))).map(({ op }) => op)).toEqual([
    'removeTrip',
    'addTrip',
  ]);
});

test('orders that moved between trips move back before stops are sorted', () => {
  const before = plan(trip('first', ['a', 'b']), trip('second', ['c', 'd'], { number: 2 }));
  const after = plan(trip('first', ['a', 'c']), trip('second', ['b', 'd'], { number: 2 }));
  expect(toInverse(before, after)).toEqual([
    { op: 'moveOrders', orderIds: ['b'], toTripId: 'first', position: null },
    { op: 'moveOrders', orderIds: ['c'], toTripId: 'second', position: null },
    { op: 'reorderStops', tripId: 'first', stops: stopsOf('a', 'b') },
    { op: 'reorderStops', tripId: 'second', stops: stopsOf('c', 'd') },
  ]);
});

test('orders leave a trip in batches of a hundred, the limit of an operation', () => {
  const many = Array.from({ length: 250 }, (_, i) => `o${i}`);
  const undo = toInverse(plan(FIRST), plan(trip('first', ['a', ...many])));
  const moved = undo.flatMap((move) => (move.op === 'moveOrders' ? [move.orderIds] : []));
  expect(moved.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(moved.flat()).toEqual(many);
});
