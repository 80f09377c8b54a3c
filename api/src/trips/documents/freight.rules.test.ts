import type { TripOrder, VisitedStop } from 'shared-contracts/trips/trips';
import { lastDropPosition, listCarriedOrders, listFreight, sumLoad, toLoadItems } from './freight.rules.ts';

const cargoItem = (id: string) => ({
  id,
  packNumber: `pack-${id}`,
  cargo: { id: 'cargo', name: 'Tea' },
  quantity: 2,
  weight: '10.500',
  space: '0.250',
});
const order = (id: string, stage: TripOrder['stage'] = 'addedToTrip', itemIds = [`${id}-item`]) =>
  ({ id, number: `O-${id}`, stage, cargoItems: itemIds.map(cargoItem) }) as TripOrder;
const ALL = [
  { item: 0, quantity: 2 },
  { item: 1, quantity: 2 },
];
/** `parts`: what is loaded or unloaded there, all of it by default. */
const stop = (position: number, picks: string[], drops: string[], parts = ALL) =>
  ({
    position,
    orders: [
      ...picks.map((id) => ({ id, what: 'pick', items: parts })),
      ...drops.map((id) => ({ id, what: 'drop', items: parts })),
    ],
  }) as VisitedStop;

test('a trip does not carry cancelled orders', () => {
  const orders = [order('a'), order('b', 'cancelled'), order('c', 'delivered')];
  expect(listCarriedOrders({ orderList: orders }).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('lists the cargo of an order', () => {
  const floor = { palletPlaces: null, loadingMeters: null };
  const item = { orderId: 'a', number: 'O-a', cargo: 'Tea', quantity: 2, weight: '10.500', space: '0.250', ...floor };
  expect(toLoadItems(order('a', 'started', ['x', 'y']))).toEqual([
    { ...item, id: 'x', packNumber: 'pack-x' },
    { ...item, id: 'y', packNumber: 'pack-y' },
  ]);
});

test('lists parts of the cargo with their share of its measures, and none of items that are gone', () => {
  const [item] = order('a').cargoItems;
  const measured = { ...item, quantity: 3, weight: '10.000', palletPlaces: '1.500', loadingMeters: '0.600' };
  const parts = [
    { item: 0, quantity: 1 },
    { item: 9, quantity: 1 },
  ];
  expect(toLoadItems({ ...order('a'), cargoItems: [measured] } as TripOrder, parts)).toMatchObject([
    { quantity: 1, weight: '3.333', palletPlaces: '0.500', loadingMeters: '0.200' },
  ]);
});

const STOPS = [
  stop(3, ['a'], []),
  { ...stop(4, ['b'], []), orders: [...stop(4, ['b'], []).orders, ...stop(4, [], ['a'], []).orders] },
  stop(5, [], ['b']),
  stop(6, [], ['a']),
  stop(7, [], []),
];

test.each([
  ['a', 6],
  ['b', 5],
  ['missing', undefined],
])('the last drop of order %s is at stop %s', (id, position) => {
  expect(lastDropPosition(STOPS, id)).toBe(position);
});

test('lists freight with the stops where it is loaded and unloaded', () => {
  const orders = [order('a'), order('b', 'started', ['x', 'y']), order('c', 'cancelled'), order('d')];
  expect(
    listFreight({ orderList: orders, stops: STOPS }).map(({ id, pickAt, dropAt }) => [id, pickAt, dropAt]),
  ).toEqual([
    ['a-item', 3, 6],
    ['x', 4, 5],
    ['y', 4, 5],
    ['d-item', 3, 7],
  ]);
});

test('cargo without stops is loaded at the first and unloaded at the last stop', () => {
  const stops = [stop(0, [], []), stop(1, ['a'], []), stop(2, [], ['b']), stop(3, [], [])];
  const freight = listFreight({ orderList: [order('a'), order('b')], stops });
  expect(freight.map(({ pickAt, dropAt }) => [pickAt, dropAt])).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

test('splits an item that is loaded or unloaded at several stops', () => {
  const one = [{ item: 0, quantity: 1 }];
  const stops = [stop(0, ['a'], [], one), stop(1, [], ['a'], one), stop(2, ['a'], [], one), stop(3, [], ['a'], one)];
  expect(listFreight({ orderList: [order('a')], stops })).toMatchObject([
    { id: 'a-item', quantity: 1, weight: '5.250', space: '0.125', pickAt: 0, dropAt: 1 },
    { id: 'a-item', quantity: 1, weight: '5.250', space: '0.125', pickAt: 2, dropAt: 3 },
  ]);
});

test('lists freight of a trip without stops', () => {
  expect(listFreight({ orderList: [order('a')], stops: [] })).toMatchObject([{ id: 'a-item', pickAt: 0, dropAt: 0 }]);
});

test('adds up a load, with the floor where it is known', () => {
  const items = [
    { quantity: 2, weight: '10.5', space: '0.25', palletPlaces: '2', loadingMeters: null },
    { quantity: 3, weight: '0.125', space: '1', palletPlaces: null, loadingMeters: '0.4' },
  ];
  const total = { quantity: 5, weight: '10.625', space: '1.250' };
  expect(sumLoad(items)).toEqual({ ...total, palletPlaces: '2.000', loadingMeters: '0.400' });
  expect(sumLoad(items.map(({ quantity, weight, space }) => ({ quantity, weight, space })))).toEqual({
    ...total,
    palletPlaces: null,
    loadingMeters: null,
  });
});
