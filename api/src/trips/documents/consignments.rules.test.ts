import type { CarriageStop, CarriedOrder } from './carriage.rules.ts';
import { listConsignments } from './consignments.rules.ts';

const cargo = (id: string, quantity: number) => ({
  id,
  packNumber: null,
  cargo: { id, name: id },
  quantity,
  weight: '10.000',
  space: '1.000',
});
const order = (id: string, overrides: object = {}) =>
  ({
    id,
    number: `O-${id}`,
    stage: 'transit',
    cargoItems: [cargo('Tea', 60), cargo('Rice', 4)],
    ...overrides,
  }) as CarriedOrder;

const part = (item: number, quantity: number) => ({ item, quantity });
type Visit = { what: 'pick' | 'drop'; items?: ReturnType<typeof part>[]; instructions?: string; reference?: string };
/** A stop with the visits of orders; `stop`: its position. */
const stop = (position: number, visits: Record<string, Visit>) =>
  ({
    position,
    orders: Object.entries(visits).map(([id, visit]) => ({
      id,
      stop: position,
      items: [],
      instructions: null,
      reference: null,
      ...visit,
    })),
  }) as unknown as CarriageStop;

const list = (orderList: CarriedOrder[], stops: CarriageStop[], units: [string, string[]][] = []) =>
  listConsignments({ orderList, stops }, new Map(units)).map(
    ({ order: { id }, pickups, drop, hasSeveralDrops, items, instructions, reference }) => ({
      id,
      from: pickups.map(({ position }) => position),
      to: drop.position,
      hasSeveralDrops,
      items: items.map(({ cargo: name, quantity, shippingUnit, label }) => [name, quantity, shippingUnit, label]),
      instructions,
      reference,
    }),
  );

test('an order with one drop brings all of its cargo there', () => {
  const stops = [
    stop(0, { a: { what: 'pick' } }),
    stop(1, { a: { what: 'drop', instructions: 'Ring', reference: 'PO 7' } }),
  ];
  expect(list([order('a')], stops, [['a', ['Pallet']]])).toEqual([
    {
      id: 'a',
      from: [0],
      to: 1,
      hasSeveralDrops: false,
      items: [
        ['Tea', 60, 'Pallet', { item: 0, drop: 1 }],
        ['Rice', 4, '', { item: 1, drop: 1 }],
      ],
      instructions: 'Ring',
      reference: 'PO 7',
    },
  ]);
});

test('an order with several drops brings to each what is unloaded there, from all of its pickups', () => {
  const stops = [
    stop(0, { a: { what: 'pick' } }),
    stop(1, { a: { what: 'pick' } }),
    stop(2, { a: { what: 'drop', items: [part(0, 20)] } }),
    stop(3, { a: { what: 'drop', items: [part(0, 40), part(1, 4)] } }),
  ];
  expect(list([order('a')], stops)).toMatchObject([
    { from: [0, 1], to: 2, hasSeveralDrops: true, items: [['Tea', 20, '', { item: 0, drop: 2 }]] },
    {
      from: [0, 1],
      to: 3,
      hasSeveralDrops: true,
      items: [
        ['Tea', 40, '', { item: 0, drop: 3 }],
        ['Rice', 4, '', { item: 1, drop: 3 }],
      ],
    },
  ]);
});

test('cargo that no drop names is left to the last one', () => {
  const stops = [stop(0, { a: { what: 'pick' } }), stop(1, { a: { what: 'drop' } }), stop(2, { a: { what: 'drop' } })];
  expect(list([order('a')], stops).map(({ to, hasSeveralDrops }) => [to, hasSeveralDrops])).toEqual([[2, true]]);
});

test('orders are listed one after the other, without cancelled ones', () => {
  const stops = [
    stop(0, { b: { what: 'pick' }, a: { what: 'pick' }, c: { what: 'pick' } }),
    stop(1, { b: { what: 'drop' }, c: { what: 'drop' } }),
    stop(2, { a: { what: 'drop' } }),
  ];
  const orders = [order('a'), order('b'), order('c', { stage: 'cancelled' })];
  expect(list(orders, stops).map(({ id, to }) => [id, to])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
