import { availableOrder, LORRY, planOrder, planTrip } from '../testing/fixtures.ts';
import { dragOrder, dragTrip, fromPool } from './dragged.rules.ts';

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

const orders = [planOrder('o-1', 'O-1'), planOrder('o-2', 'O-2'), planOrder('o-6', 'O-6')];
const trips = [planTrip(1, ['o-1', 'o-9']), planTrip(2, ['o-2'], { isLocked: true })];
const lookups = {
  orderById: byId(orders),
  poolOrders: byId([availableOrder('o-3', 'O-3'), availableOrder('o-4', 'O-4'), availableOrder('o-5', 'O-5')]),
  chosenOrderIds: new Set(['o-3', 'o-4', 'o-8']),
  tripOfOrder: new Map([
    ['o-1', 'trip-1'],
    ['o-2', 'trip-2'],
  ]),
  tripById: byId(trips),
};
const numbersOf = (id: string) => dragOrder(id, lookups)?.orders.map(({ number }) => number);

test('an order of the pool has the types that it requests', () => {
  expect(
    fromPool(availableOrder('o-3', 'O-3', { shipperCode: 'ACME', isFlexible: true, vehicleTypes: [LORRY] })),
  ).toEqual({
    id: 'o-3',
    number: 'O-3',
    shipperCode: 'ACME',
    isFlexible: true,
    vehicleTypeIds: ['lorry'],
  });
});

test('a trip has its orders, as far as they are known', () => {
  expect(dragTrip(trips[0]!, lookups.orderById)).toEqual({ kind: 'trip', trip: trips[0], orders: [orders[0]] });
});

test('an order of a trip comes alone', () => {
  expect(dragOrder('o-1', lookups)).toEqual({ kind: 'orders', orders: [orders[0]], fromTripId: 'trip-1' });
});

test('reports an order of a locked trip', () => {
  expect(dragOrder('o-2', lookups)).toMatchObject({ fromTripId: 'trip-2', lockedTrip: 2 });
});

test('an order whose trip is gone comes alone', () => {
  expect(dragOrder('o-1', { ...lookups, tripById: new Map() })).toEqual({
    kind: 'orders',
    orders: [orders[0]],
    fromTripId: 'trip-1',
  });
});

test.each([
  ['a chosen one brings the other chosen ones', 'o-3', ['O-3', 'O-4']],
  ['another one comes alone', 'o-5', ['O-5']],
  ['an unknown one does not come', 'o-7', undefined],
  ['one of the plan in no trip does not come', 'o-6', undefined],
])('of the orders in the pool, %s', (_name, id, expected) => {
  expect(numbersOf(id)).toEqual(expected);
});

test('orders of the pool come from no trip', () => {
  expect(dragOrder('o-5', lookups)).toMatchObject({ kind: 'orders', fromTripId: null });
});
