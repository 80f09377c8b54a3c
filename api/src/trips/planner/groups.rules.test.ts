import { groupOrders, lastDropOf, pickupOf } from './groups.rules.ts';
import type { PoolOrder } from './pool.rules.ts';
import { DEPOT, poolOrder } from './testing/pools.ts';

const stop = (locationId: string, latitude: number) => ({ locationId, point: [latitude, 80] as const });
const NORTH = stop('north', 8);
const SOUTH = stop('south', 6);
const zoneAt = ([latitude]: readonly [number, number]) => {
  if (latitude > 7.9) return 'Z-north';
  return latitude < 6.1 ? 'Z-south' : null;
};
const cargo = (id: string) => ({ id, name: id, cargoTypeId: id, allowed: [] });

test('the first stop is the pickup and the last one the last drop', () => {
  const order = poolOrder('A', { stops: [DEPOT, NORTH, SOUTH] });
  expect([pickupOf(order), lastDropOf(order)]).toEqual([DEPOT, SOUTH]);
});

test.each<[string, Partial<PoolOrder>[], string[]]>([
  ['alike', [{}, {}, {}], ['0,1,2']],
  ['of different partners', [{ partnerId: 'x' }, {}, { partnerId: 'x' }], ['0,2', '1']],
  ['of different directions', [{ isBackhaul: true }, {}], ['0', '1']],
  ['of different zones', [{ stops: [DEPOT, NORTH] }, { stops: [DEPOT, SOUTH] }, {}], ['0', '1', '2']],
  ['with their last drop in the same zone', [{ stops: [DEPOT, NORTH, SOUTH] }, { stops: [DEPOT, SOUTH] }], ['0,1']],
  ['with pickups far from each other', [{ stops: [NORTH, SOUTH] }, { stops: [DEPOT, SOUTH] }], ['0', '1']],
  [
    'with incompatible cargos',
    [{ cargos: [cargo('a')] }, { cargos: [cargo('b')] }, { cargos: [cargo('a')] }],
    ['0,2', '1'],
  ],
])('groups orders %s', (_name, orders, expected) => {
  const groups = groupOrders(
    orders.map((order, i) => poolOrder(`${i}`, order)),
    zoneAt,
  );
  expect(groups.map((group) => group.orders.map(({ id }) => id).join())).toEqual(expected);
});

test('returns what the orders of a group have in common', () => {
  const order = { partnerId: 'x', isBackhaul: true };
  expect(
    groupOrders([poolOrder('A', { ...order, stops: [DEPOT, NORTH] }), poolOrder('B', order)], zoneAt),
  ).toMatchObject([
    { zoneId: 'Z-north', partnerId: 'x', isBackhaul: true, orders: [{ id: 'A' }] },
    { zoneId: null, partnerId: 'x', isBackhaul: true, orders: [{ id: 'B' }] },
  ]);
});

test('sorts groups and their orders by id', () => {
  const orders = [
    poolOrder('D', { cargos: [{ ...cargo('a'), allowed: ['b'] }] }),
    poolOrder('C', { partnerId: 'x' }),
    poolOrder('B', { cargos: [{ ...cargo('b'), allowed: ['a'] }] }),
    poolOrder('A', { partnerId: 'x' }),
  ];
  expect(groupOrders(orders, zoneAt).map((group) => group.orders.map(({ id }) => id).join(''))).toEqual(['AC', 'BD']);
});

test('looks up each location once', () => {
  const lookups: number[] = [];
  const orders = [poolOrder('A', { stops: [DEPOT, NORTH] }), poolOrder('B', { stops: [DEPOT, NORTH] })];
  groupOrders(orders, ([latitude]) => {
    lookups.push(latitude);
    return null;
  });
  expect(lookups).toEqual([8]);
});
