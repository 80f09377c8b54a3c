import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OutboxEntry } from './outbox.ts';
import {
  entry,
  order,
  project,
  projectOrder,
  PROOF,
  stop,
  type Stop,
  TRANSITIONS,
  trip,
} from './testing/projected-trips.ts';
import { getStopActions, projectTrip } from './trip-projection.rules.ts';

test('allows what the API allows next, once per event, while nothing waits to be sent', () => {
  const loading = trip([order('a', 'loading', 'failDelivery', 'depart', 'start')]);
  expect(projectOrder(loading)).toEqual(['loading', ['failDelivery notDelivered', 'depart transit'], 2]);
  expect(projectOrder(loading, PROOF)).toEqual(projectOrder(loading));
});

test.each<[string, OutboxEntry[], OrderStage, string[], number | null]>([
  ['one event', [entry('arriveAtPickup')], 'arrivedToPickupLocation', ['depart transit'], 0],
  [
    'an event that was sent',
    [entry('arriveAtPickup', 'a', { state: 'sent' })],
    'arrivedToPickupLocation',
    ['depart transit'],
    0,
  ],
  [
    'a departure',
    [entry('arriveAtPickup'), entry('depart')],
    'transit',
    ['arriveAtDrop arrivedToDropLocation', 'failDelivery notDelivered'],
    2,
  ],
  [
    'an arrival at the first of two drops',
    [entry('arriveAtPickup'), entry('depart'), entry('arriveAtDrop')],
    'arrivedToDropLocation',
    ['finishDrop transit', 'failDelivery notDelivered'],
    2,
  ],
  [
    'the first of two drops',
    [entry('arriveAtPickup'), entry('depart'), entry('arriveAtDrop'), entry('finishDrop')],
    'transit',
    ['arriveAtDrop arrivedToDropLocation', 'failDelivery notDelivered'],
    3,
  ],
  [
    'an arrival at the last drop',
    [entry('depart'), entry('arriveAtDrop'), entry('finishDrop'), entry('arriveAtDrop')],
    'arrivedToDropLocation',
    ['deliver delivered', 'failDelivery notDelivered'],
    3,
  ],
  ['a delivery', [entry('depart'), entry('arriveAtDrop'), entry('deliver')], 'delivered', [], null],
  ['an event that is in no table', [entry('startLoading')], 'started', ['arriveAtPickup arrivedToPickupLocation'], 0],
])('projects %s', (_case, entries, stage, transitions, position) => {
  expect(projectOrder(trip([order('a', 'started', 'arriveAtPickup')]), ...entries)).toEqual([
    stage,
    transitions,
    position,
  ]);
});

test.each([
  ['that the API rejected', entry('depart', 'a', { state: 'refused' })],
  ['that the API only recorded', entry('depart', 'a', { state: 'sent', staysAt: 'transit' })],
  ['of another trip', entry('depart', 'a', { tripId: 'other' })],
  ['of another order', entry('depart', 'b')],
  ['that started the trip when the order was in it already', entry('start', null)],
])('ignores an event %s', (_case, ignored) => {
  const started = trip([order('a', 'started', 'failDelivery')]);
  expect(projectOrder(started, ignored)).toEqual(['started', ['failDelivery notDelivered'], 2]);
});

test('an order of a trip that has not started doesn’t move with another one', () => {
  expect(projectOrder(trip([order('a', 'addedToTrip')]), entry('depart', 'b'))).toEqual(['addedToTrip', [], 0]);
});

test('starts the orders of a trip that starts', () => {
  const assigned = trip([order('a', 'addedToTrip')], { allowedStages: ['started'] });
  expect(projectOrder(assigned)).toEqual(['addedToTrip', [], 0]);
  expect(project(assigned).canStart).toBe(true);
  expect(projectOrder(assigned, entry('start', null))).toEqual([
    'started',
    ['arriveAtPickup arrivedToPickupLocation'],
    0,
  ]);
  expect(project(assigned, entry('start', null)).canStart).toBe(false);
  expect(project(assigned, entry('arriveAtPickup')).canStart).toBe(true);
  expect(project(trip([order('a', 'addedToTrip')])).canStart).toBe(false);
});

test('continues after the drops that the API knows to be finished', () => {
  const stops = [stop(0, { a: 'pick' }), stop(1, { a: 'drop' }, { departedAt: 5 }), stop(2, { a: 'drop' })];
  const transit = trip([order('a', 'transit', 'arriveAtDrop')], { stops });
  expect(projectOrder(transit)).toEqual(['transit', ['arriveAtDrop arrivedToDropLocation'], 2]);
  expect(projectOrder(transit, entry('arriveAtDrop'))).toEqual([
    'arrivedToDropLocation',
    ['deliver delivered', 'failDelivery notDelivered'],
    2,
  ]);
});

test('an order leaves a stop before the others there', () => {
  const stops = [
    stop(0, { a: 'pick', b: 'pick' }, { left: ['a', 'b'] }),
    stop(1, { a: 'drop', b: 'drop' }, { left: ['a'] }),
    stop(2, { a: 'drop' }),
    stop(3, { b: 'drop' }),
  ];
  const [a, b] = [order('a', 'transit', 'arriveAtDrop'), order('b', 'arrivedToDropLocation', 'finishDrop')];
  const projected = project(trip([a, b], { stops }));
  expect(projected.orders.map(({ position }) => position)).toEqual([2, 1]);
  expect(projected.nextStop).toBe(1);
  expect(getStopActions(projected, 1).regular.map(({ name }) => name)).toEqual(['finishDrop']);
  const later = project(trip([a, b], { stops }), entry('finishDrop', 'b'));
  expect(later.orders.map(({ position }) => position)).toEqual([2, 3]);
});

test('stays at the last drop when all were finished', () => {
  const stops = [stop(4, { a: 'drop' }, { departedAt: 5 })];
  expect(projectOrder(trip([order('a', 'transit', 'arriveAtDrop')], { stops }))[2]).toBe(4);
  expect(projectOrder(trip([order('a', 'transit', 'arriveAtDrop')], { stops: [] }))[2]).toBeNull();
});

test('hands an order over at a hub: without a report of its cargo, and with nothing left to do', () => {
  const stops = [stop(0, { a: 'pick' }, { departedAt: 5 }), stop(1, { a: 'drop' }, { isTransfer: true })];
  const atHub = trip([order('a', 'transit', 'arriveAtDrop')], { stops });
  const projected = project(atHub, entry('arriveAtDrop'));
  expect(getStopActions(projected, 1).regular).toMatchObject([{ name: 'finishDrop', isDelivery: false }]);
  expect(projectOrder(atHub, entry('arriveAtDrop'), entry('finishDrop'))).toEqual(['transit', [], null]);
});

test('leads to the first open stop of all orders', () => {
  const [a, b] = [order('a', 'transit', 'arriveAtDrop'), order('b', 'started', 'arriveAtPickup')];
  expect(project(trip([a, b])).nextStop).toBe(1);
  expect(project(trip([a])).nextStop).toBe(2);
  expect(project(trip([order('a', 'delivered')])).nextStop).toBeNull();
});

describe('an order with two pickups and two drops', () => {
  const ROUND = [stop(0, { a: 'pick' }), stop(1, { a: 'pick' }), stop(2, { a: 'drop' }), stop(3, { a: 'drop' })];
  const started = trip([order('a', 'started', 'arriveAtPickup')], { stops: ROUND });
  const toSecondPickup = [entry('arriveAtPickup'), entry('depart')];
  const toFirstDrop = [...toSecondPickup, entry('arriveAtPickup'), entry('depart')];

  test.each<[string, OutboxEntry[], OrderStage, string[], number | null]>([
    [
      'continues to the second pickup',
      toSecondPickup,
      'transit',
      ['arriveAtPickup arrivedToPickupLocation', 'failDelivery notDelivered'],
      1,
    ],
    [
      'departs from there',
      [...toSecondPickup, entry('arriveAtPickup')],
      'arrivedToPickupLocation',
      ['depart transit'],
      1,
    ],
    [
      'continues to the first drop',
      toFirstDrop,
      'transit',
      ['arriveAtDrop arrivedToDropLocation', 'failDelivery notDelivered'],
      2,
    ],
    [
      'continues to the last drop',
      [...toFirstDrop, entry('arriveAtDrop'), entry('finishDrop')],
      'transit',
      ['arriveAtDrop arrivedToDropLocation', 'failDelivery notDelivered'],
      3,
    ],
  ])('%s', (_case, entries, stage, transitions, position) => {
    expect(projectOrder(started, ...entries)).toEqual([stage, transitions, position]);
  });

  test('follows the API to the second pickup', () => {
    const transit = trip([order('a', 'transit', 'arriveAtPickup')], { stops: ROUND });
    expect(projectOrder(transit)).toEqual(['transit', ['arriveAtPickup arrivedToPickupLocation'], 1]);
  });

  test('works without further pickups if a phone stored none', () => {
    const [first] = projectTrip(started, toSecondPickup, { moves: TRANSITIONS }).orders;
    expect(first?.transitions.map(({ event }) => event)).toEqual(['arriveAtDrop', 'failDelivery']);
  });

  test.each([
    ['reported by the phone', [entry('finishDrop', 'a', {}, [{ shortageReason: 'Torn' }])], null, true],
    ['reported before', [], 3, true],
    ['not reported', [entry('finishDrop', 'a', {}, [{}])], 4, false],
  ])('detects a shortage at an earlier drop: %s', (_case, entries, deliveredQuantity, expected) => {
    const finished = { ...stop(2, { a: 'drop' }, { departedAt: 5 }) };
    const visits = finished.orders.map((visit) => ({ ...visit, items: [{ quantity: 4, deliveredQuantity }] }));
    const stops = [ROUND[0], ROUND[1], { ...finished, orders: visits }, ROUND[3]] as Stop[];
    const [first] = project(trip([order('a', 'transit', 'arriveAtDrop')], { stops }), ...entries).orders;
    expect([first?.isShort, first?.hasSeveralDrops]).toEqual([expected, true]);
  });
});
