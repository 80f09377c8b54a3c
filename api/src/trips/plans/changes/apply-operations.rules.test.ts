import { TRIP_LIMITS } from 'shared-contracts/values/field-limits';
import { PlanOperation } from 'shared-contracts/trips/plans/plan-changes';
import type { DraftTrip } from '../state/plan-state.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import { applyOperations } from './apply-operations.rules.ts';
import type { ChangeContext } from './plan-draft.ts';

/** Ids of operations are UUIDs. */
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [A, B, TAKEN, CANCELLED, GONE, HIDDEN] = [1, 2, 3, 4, 5, 6].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const [FIRST, SECOND, NEW, LORRY, VAN, PLATE, KASUN] = [11, 12, 13, 21, 22, 31, 41].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const LOCKED = id(14);
const [PORT, KANDY] = [51, 52].map(id) as [string, string];
/** An order from the port to Kandy. */
const order = (orderId: string, more: Parameters<typeof deskOrder>[1] = {}) =>
  deskOrder(orderId, {
    stops: [deskStop(0, 'pickup', { locationId: PORT }), deskStop(10, 'drop', { locationId: KANDY })],
    ...more,
  });
const trip = (tripId: string, number: number, orderIds: string[], more: Partial<DraftTrip> = {}): DraftTrip => ({
  id: tripId,
  number,
  revision: 1,
  vehicleTypeId: null,
  vehicleId: null,
  driverId: null,
  startAt: null,
  stops: [
    { locationId: PORT, pickOrderIds: orderIds, dropOrderIds: [] },
    { locationId: KANDY, pickOrderIds: [], dropOrderIds: orderIds },
  ],
  createdTripId: null,
  isLocked: false,
  ...more,
});
const orders = [
  order(A),
  order(B),
  order(TAKEN, { number: 'O-3', liveTrip: { id: 't', number: 'T-4' } }),
  order(HIDDEN, { number: 'O-6', liveTrip: { id: 't', number: null } }),
  order(CANCELLED, { number: 'O-4', stage: 'cancelled' }),
];
const CONTEXT: ChangeContext = {
  orders: new Map(orders.map((one) => [one.id, one])),
  vehicleTypeByVehicle: new Map([[PLATE, LORRY]]),
  driverIds: new Set([KASUN]),
  vehicleTypeIds: new Set([LORRY, VAN]),
  earliest: 0,
};
const apply = (trips: DraftTrip[], ...operations: object[]) =>
  applyOperations(
    trips,
    operations.map((operation) => PlanOperation.parse(operation)),
    CONTEXT,
  );
const changed = (operation: object, before = trip(FIRST, 1, [A])) => {
  const { draft, problem } = apply([before], operation);
  expect(problem).toBeNull();
  return draft.trips.get(FIRST);
};

test('a new trip has the next number, its vehicle with its type, its driver and its orders', () => {
  const { draft, problem } = apply([trip(FIRST, 7, [A])], {
    op: 'addTrip',
    id: NEW,
    vehicleId: PLATE,
    driverId: KASUN,
    startAt: 100,
    orderIds: [B],
  });
  expect(problem).toBeNull();
  expect(draft.trips.get(NEW)).toEqual(
    trip(NEW, 8, [B], { revision: 0, vehicleId: PLATE, vehicleTypeId: LORRY, driverId: KASUN, startAt: 100 }),
  );
});

test.each([
  ['keeps a number that is free', 3, 3],
  ['gets the next one if it is taken', 7, 8],
])('a trip whose removal is undone %s', (_name, number, expected) => {
  const { draft } = apply([trip(SECOND, 6, []), trip(FIRST, 7, [])], { op: 'addTrip', id: NEW, number });
  expect(draft.trips.get(NEW)?.number).toBe(expected);
});

test.each<[string, object, Partial<DraftTrip>]>([
  ['a vehicle, and its type', { op: 'assignVehicle', vehicleId: PLATE }, { vehicleId: PLATE, vehicleTypeId: LORRY }],
  ['a requested type', { op: 'assignVehicle', vehicleId: null, vehicleTypeId: VAN }, { vehicleTypeId: VAN }],
  ['a driver', { op: 'assignDriver', driverId: KASUN }, { driverId: KASUN }],
  ['a start', { op: 'moveTrip', startAt: 500 }, { startAt: 500 }],
  ['a lock', { op: 'lockTrip', isLocked: true }, { isLocked: true }],
])('a trip gets %s', (_name, operation, expected) => {
  expect(changed({ tripId: FIRST, ...operation })).toEqual({ ...trip(FIRST, 1, [A]), ...expected });
});

test('a trip that loses its vehicle keeps the requested type', () => {
  const before = trip(FIRST, 1, [A], { vehicleTypeId: VAN });
  expect(changed({ op: 'assignVehicle', tripId: FIRST, vehicleId: null }, before)).toEqual(before);
});

test('a locked trip can only be unlocked', () => {
  const locked = trip(FIRST, 1, [A], { isLocked: true });
  expect(changed({ op: 'lockTrip', tripId: FIRST, isLocked: false }, locked)?.isLocked).toBe(false);
});

test('orders move from one trip to another, out of the plan, and back', () => {
  const before = [trip(FIRST, 1, [A, B]), trip(SECOND, 2, [])];
  const move = (orderIds: string[], toTripId: string | null) => ({ op: 'moveOrders', orderIds, toTripId });
  const ordersAfter = (...operations: object[]) => {
    const { draft, problem } = apply(before, ...operations);
    expect(problem).toBeNull();
    return [FIRST, SECOND].map((tripId) => draft.trips.get(tripId)?.stops.flatMap(({ pickOrderIds }) => pickOrderIds));
  };
  expect(ordersAfter(move([A], SECOND))).toEqual([[B], [A]]);
  expect(ordersAfter(move([A, B, A], null))).toEqual([[], []]);
  expect(ordersAfter(move([A], null), move([B], SECOND), move([A], SECOND))).toEqual([[], [B, A]]);
  const { draft } = apply([trip(FIRST, 1, [A]), trip(SECOND, 2, [])], move([B, A], SECOND));
  expect(draft.trips.get(FIRST)?.stops).toEqual([]);
});

test('a new trip has its orders at the stops that it names, if they fit', () => {
  const named = [
    { locationId: PORT, pickOrderIds: [A], dropOrderIds: [] },
    { locationId: KANDY, pickOrderIds: [], dropOrderIds: [A] },
    { locationId: PORT, pickOrderIds: [B], dropOrderIds: [] },
    { locationId: KANDY, pickOrderIds: [], dropOrderIds: [B] },
  ];
  const { draft, problem } = apply([], { op: 'addTrip', id: NEW, orderIds: [A, B], stops: named });
  expect([problem, draft.trips.get(NEW)?.stops]).toEqual([null, named]);
});

test('orders of a removed trip are in no trip', () => {
  const { draft } = apply([trip(FIRST, 1, [A])], { op: 'removeTrip', tripId: FIRST });
  expect([draft.trips.size, draft.tripByOrder.size]).toEqual([0, 0]);
});

const stops = [
  { locationId: KANDY, dropOrderIds: [A] },
  { locationId: PORT, pickOrderIds: [A] },
];
test.each<[string, object, object]>([
  [
    'an unknown trip',
    { op: 'moveTrip', tripId: NEW, startAt: 1 },
    { code: 'tripNotFound', field: 'operations.0.tripId', message: 'Trip not found' },
  ],
  [
    'a trip that exists',
    { op: 'addTrip', id: FIRST },
    { code: 'tripExists', field: 'operations.0.id', message: 'The plan has this trip already' },
  ],
  [
    'a created trip',
    { op: 'removeTrip', tripId: SECOND },
    {
      code: 'tripCreated',
      field: 'operations.0.tripId',
      message: 'Trip 2 of the plan is created already',
      params: { trip: 2 },
    },
  ],
  [
    'an unknown vehicle',
    { op: 'assignVehicle', tripId: FIRST, vehicleId: GONE },
    { code: 'vehicleNotFound', field: 'operations.0.vehicleId', message: 'Vehicle not found' },
  ],
  [
    'an unknown type',
    { op: 'assignVehicle', tripId: FIRST, vehicleId: null, vehicleTypeId: GONE },
    { code: 'vehicleTypeNotFound', field: 'operations.0.vehicleTypeId', message: 'Vehicle type not found' },
  ],
  [
    'an unknown driver',
    { op: 'assignDriver', tripId: FIRST, driverId: GONE },
    { code: 'driverNotFound', field: 'operations.0.driverId', message: 'Driver not found' },
  ],
  [
    'an unknown order',
    { op: 'moveOrders', orderIds: [GONE], toTripId: FIRST },
    { code: 'orderNotFound', field: 'operations.0.orderIds.0', message: 'Order not found' },
  ],
  [
    'an order of another trip',
    { op: 'moveOrders', orderIds: [A, TAKEN], toTripId: FIRST },
    {
      code: 'orderInTrip',
      field: 'operations.0.orderIds.1',
      message: 'Order O-3 is in trip T-4',
      params: { order: 'O-3', trip: 'T-4' },
    },
  ],
  [
    'an order of a trip that is not visible',
    { op: 'moveOrders', orderIds: [HIDDEN], toTripId: FIRST },
    {
      code: 'orderInTrip',
      field: 'operations.0.orderIds.0',
      message: 'Order O-6 is in a trip',
      params: { order: 'O-6' },
    },
  ],
  [
    'a locked trip that gets orders',
    { op: 'moveOrders', orderIds: [A], toTripId: LOCKED },
    {
      code: 'tripLocked',
      field: 'operations.0.toTripId',
      message: 'Trip 3 of the plan is locked',
      params: { trip: 3 },
    },
  ],
  [
    'a locked trip that loses orders',
    { op: 'moveOrders', orderIds: [A, B], toTripId: null },
    expect.objectContaining({ code: 'tripLocked', field: 'operations.0.orderIds.1' }),
  ],
  [
    'an unknown trip that is locked',
    { op: 'lockTrip', tripId: NEW, isLocked: true },
    expect.objectContaining({ code: 'tripNotFound' }),
  ],
  [
    'a new trip with an unknown vehicle',
    { op: 'addTrip', id: NEW, vehicleId: GONE },
    expect.objectContaining({ code: 'vehicleNotFound' }),
  ],
  [
    'a new trip with an unknown driver',
    { op: 'addTrip', id: NEW, driverId: GONE },
    expect.objectContaining({ code: 'driverNotFound' }),
  ],
  [
    'an order that is not free',
    { op: 'moveOrders', orderIds: [CANCELLED], toTripId: FIRST },
    {
      code: 'orderNotFree',
      field: 'operations.0.orderIds.0',
      message: 'Order O-4 is not free',
      params: { order: 'O-4', stage: 'cancelled' },
    },
  ],
])('%s is a problem', (_name, operation, problem) => {
  const trips = [
    trip(FIRST, 1, [A]),
    trip(SECOND, 2, [], { createdTripId: 'created' }),
    trip(LOCKED, 3, [B], { isLocked: true }),
  ];
  expect(apply(trips, operation).problem).toEqual(problem);
});

test('stops with drops before pickups are a problem of their field', () => {
  const { problem } = apply([trip(FIRST, 1, [A])], { op: 'reorderStops', tripId: FIRST, stops });
  expect(problem).toMatchObject({ code: 'invalidStops', field: expect.stringMatching(/^operations\.0\.stops/) });
  expect(problem?.message).not.toBe('');
});

test('the first problem ends the changes', () => {
  const { draft, problem } = apply(
    [trip(FIRST, 1, [A])],
    { op: 'moveTrip', tripId: FIRST, startAt: 5 },
    { op: 'moveTrip', tripId: NEW, startAt: 5 },
    { op: 'removeTrip', tripId: FIRST },
  );
  expect(problem?.field).toBe('operations.1.tripId');
  expect(draft.trips.get(FIRST)?.startAt).toBe(5);
});

test('a plan and a trip have up to so many trips and orders', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `order-${i}`);
  const many = Array.from({ length: 1_000 }, (_, i) => trip(`trip-${i}`, i + 1, []));
  expect(apply(many, { op: 'addTrip', id: NEW }).problem).toEqual({
    code: 'tooManyTrips',
    field: 'operations.0.id',
    message: 'A plan has up to 1000 trips',
  });
  expect(apply(many.slice(1), { op: 'addTrip', id: NEW }).problem).toBeNull();
  const tooMany = (message: string) => ({ code: 'tooManyOrders', field: 'operations', message });
  expect(apply([trip(FIRST, 1, ids(5_001))]).problem).toEqual(tooMany('A plan has up to 5000 orders'));
  expect(apply([trip(FIRST, 1, ids(TRIP_LIMITS.orderIds.max + 1))]).problem).toEqual(
    tooMany(`A trip has up to ${TRIP_LIMITS.orderIds.max} orders`),
  );
  const { max } = TRIP_LIMITS.orderIds;
  const full = many.slice(0, 5_000 / max).map((one, i) => trip(one.id, i, ids(5_000).slice(i * max, (i + 1) * max)));
  expect(apply(full).problem).toBeNull();
});
