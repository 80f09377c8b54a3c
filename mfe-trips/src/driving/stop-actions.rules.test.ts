import { entry, order, project, projectOrder, stop, type Stop, trip } from './testing/projected-trips.ts';
import { getStopActions, type StopAction } from './trip-projection.rules.ts';

const listSteps = (actions: readonly StopAction[]) =>
  actions.map(({ name, steps }) => [name, steps.map((step) => step.order.order.id)]);

test('groups the orders at a stop by their next transition, and lists those whose delivery can fail', () => {
  const stops = [
    stop(0, { a: 'pick', b: 'pick', c: 'pick', d: 'pick' }),
    stop(1, { a: 'drop', b: 'drop', c: 'drop', d: 'drop' }),
    stop(2, { d: 'drop' }),
  ];
  const [a, b, c, d] = [
    order('a', 'transit', 'failDelivery', 'arriveAtDrop'),
    order('b', 'arrivedToDropLocation', 'deliver'),
    order('c', 'transit', 'arriveAtDrop'),
    order('d', 'started', 'arriveAtPickup'),
  ];
  const { regular, canFail } = getStopActions(project(trip([a, b, c, d], { stops })), 1);
  expect(listSteps(regular)).toEqual([
    ['arriveAtDrop', ['a', 'c']],
    ['deliver', ['b']],
  ]);
  expect(canFail.map((one) => one.order.id)).toEqual(['a']);
});

test('takes arrivals of pickups and drops, and deliveries with and without another drop, as one step', () => {
  const goods = [{ quantity: 4, deliveredQuantity: null }];
  const withGoods = (position: number, orders: Record<string, 'pick' | 'drop'>) => {
    const at = stop(position, orders);
    return { ...at, orders: at.orders.map((visit) => ({ ...visit, items: goods })) } as unknown as Stop;
  };
  const arriving = [order('a', 'transit', 'arriveAtDrop'), order('b', 'started', 'arriveAtPickup')];
  const stops = [stop(0, { a: 'pick' }, { departedAt: 5 }), withGoods(1, { a: 'drop', b: 'pick' })];
  expect(listSteps(getStopActions(project(trip(arriving, { stops })), 1).regular)).toEqual([['arrive', ['a', 'b']]]);
  const unloading = [order('a', 'arrivedToDropLocation', 'finishDrop'), order('b', 'arrivedToDropLocation', 'deliver')];
  const drops = [withGoods(1, { a: 'drop', b: 'drop' }), withGoods(2, { a: 'drop' })];
  const { regular } = getStopActions(project(trip(unloading, { stops: drops })), 1);
  expect(listSteps(regular)).toEqual([['unload', ['a', 'b']]]);
  expect(regular.map(({ isDelivery }) => isDelivery)).toEqual([true]);
});

describe('an order that goes to its second drop first', () => {
  const withStop = (at: Stop, index: number, arrivedAt: number | null = null) =>
    ({ ...at, orders: at.orders.map((visit) => ({ ...visit, stop: index, arrivedAt })) }) as unknown as Stop;
  const [pickup, first, second] = [
    withStop(stop(0, { a: 'pick' }, { departedAt: 5 }), 0),
    withStop(stop(1, { a: 'drop' }), 1),
    withStop(stop(2, { a: 'drop' }), 2),
  ] as const;
  const stops = [pickup, first, second];
  const transit = trip([order('a', 'transit', 'arriveAtDrop', 'failDelivery')], { stops });
  const arrival = entry('arriveAtDrop');
  Object.assign(arrival.input, { stop: 2 });

  test('can only arrive there, before it has', () => {
    expect(listSteps(getStopActions(project(transit), 2).regular)).toEqual([['arriveAtDrop', ['a']]]);
    expect(getStopActions(project(transit), 2).canFail).toEqual([]);
    expect(getStopActions(project(transit), 0).regular).toEqual([]);
  });

  test('unloads there, and continues to the first', () => {
    expect(projectOrder(transit, arrival).slice(1)).toEqual([['finishDrop transit', 'failDelivery notDelivered'], 2]);
    expect(projectOrder(transit, arrival, entry('finishDrop')).slice(1)).toEqual([
      ['arriveAtDrop arrivedToDropLocation', 'failDelivery notDelivered'],
      1,
    ]);
  });

  test('is there when the API says so', () => {
    const reached = [pickup, first, withStop(stop(2, { a: 'drop' }), 2, 7)];
    expect(projectOrder(trip([order('a', 'arrivedToDropLocation', 'finishDrop')], { stops: reached }))[2]).toBe(2);
  });

  test('has no other drop before its second pickup', () => {
    const round = [pickup, withStop(stop(1, { a: 'pick' }), 1), withStop(stop(2, { a: 'drop' }), 2)];
    const [projected] = project(trip([order('a', 'transit', 'arriveAtPickup')], { stops: round })).orders;
    expect(projected?.otherDrops).toEqual([]);
  });
});

test('offers nothing regular to orders that can only fail', () => {
  const projected = project(trip([order('a', 'transit', 'failDelivery')]));
  expect(getStopActions(projected, 2)).toMatchObject({ regular: [], canFail: [{ order: { id: 'a' } }] });
});
