import fc from 'fast-check';
import type { Order } from 'shared-contracts/orders/orders';
import { findCurrentDrop, listDeliverables, sortByDrop } from './deliverables.rules.ts';
import { order } from '../testing/orders.fixtures.ts';

const [pickup, drop] = order().stops;
const cargo = { tea: { id: 'tea', name: 'Tea' }, rice: { id: 'rice', name: 'Rice' } };
const part = (name: keyof typeof cargo, quantity: number, deliveredQuantity: number | null = null) => ({
  item: 0,
  cargo: cargo[name],
  quantity,
  deliveredQuantity,
  shortageReason: deliveredQuantity === null || deliveredQuantity === quantity ? null : 'Wet',
});
const toDrop = (...items: ReturnType<typeof part>[]): Order['stops'][number] => ({ ...drop!, items });
const cargoItem = (name: keyof typeof cargo, quantity: number): Order['cargoItems'][number] => ({
  ...order().cargoItems[0]!,
  cargo: cargo[name],
  quantity,
});

test('an order with one drop reports its cargo as a whole', () => {
  const cargoItems = [cargoItem('tea', 4), cargoItem('rice', 1), cargoItem('tea', 6)];
  expect(
    listDeliverables({ cargoItems, stops: [pickup!, drop!] }).map(({ stop, name, quantity }) => [stop, name, quantity]),
  ).toEqual([
    [null, 'Tea', 10],
    [null, 'Rice', 1],
  ]);
});

test('an order with several drops reports the cargo of each, with known quantities', () => {
  const stops = [pickup!, toDrop(part('tea', 4, 3), part('tea', 2, 2)), toDrop(part('tea', 4, 4), part('rice', 1))];
  expect(listDeliverables({ cargoItems: [], stops })).toEqual([
    { stop: 1, cargoId: 'tea', name: 'Tea', quantity: 6, deliveredQuantity: 5, shortageReason: 'Wet' },
    { stop: 2, cargoId: 'tea', name: 'Tea', quantity: 4, deliveredQuantity: 4, shortageReason: null },
    { stop: 2, cargoId: 'rice', name: 'Rice', quantity: 1, deliveredQuantity: null, shortageReason: null },
  ]);
});

test('a partly known quantity of a cargo counts as unknown', () => {
  const stops = [pickup!, toDrop(part('tea', 4, 3), part('tea', 2)), toDrop(part('tea', 2), part('tea', 4, 3))];
  expect(listDeliverables({ cargoItems: [], stops }).map((deliverable) => deliverable.deliveredQuantity)).toEqual([
    null,
    null,
  ]);
});

test('quantities of the drops add up to what they unload', () => {
  const items = fc.array(fc.tuple(fc.constantFrom('tea', 'rice'), fc.integer({ min: 1, max: 9 })), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(items, { minLength: 2, maxLength: 4 }), (drops) => {
      const stops = [pickup!, ...drops.map((parts) => toDrop(...parts.map(([name, n]) => part(name as 'tea', n))))];
      const total = drops.flat().reduce((sum, [, quantity]) => sum + quantity, 0);
      const listed = listDeliverables({ cargoItems: [], stops });
      return listed.reduce((sum, { quantity }) => sum + quantity, 0) === total && listed.every(({ stop }) => stop! > 0);
    }),
  );
});

const at = { at: 1, isInferred: false };
test.each<[string, [kind: 'pickup' | 'drop', arrival: object | null, departure: object | null][], number | undefined]>([
  [
    'before it arrives',
    [
      ['pickup', at, at],
      ['drop', null, null],
    ],
    undefined,
  ],
  [
    'at a pickup',
    [
      ['pickup', at, null],
      ['drop', null, null],
    ],
    undefined,
  ],
  [
    'at the first drop',
    [
      ['pickup', at, at],
      ['drop', at, null],
      ['drop', null, null],
    ],
    1,
  ],
  [
    'after it has left',
    [
      ['pickup', at, at],
      ['drop', at, at],
    ],
    undefined,
  ],
  [
    'at the last drop',
    [
      ['pickup', at, at],
      ['drop', at, at],
      ['drop', at, null],
    ],
    2,
  ],
])('finds the drop that the order is at: %s', (_case, stops, expected) => {
  const stamped = stops.map(([kind, arrival, departure], position) => ({ position, kind, arrival, departure }));
  expect(findCurrentDrop(stamped)).toBe(expected);
});

test('lists the cargo of a drop first', () => {
  const stops = [pickup!, toDrop(part('tea', 4)), toDrop(part('rice', 1))];
  expect(sortByDrop(listDeliverables({ cargoItems: [], stops }), 2).map(({ name }) => name)).toEqual(['Rice', 'Tea']);
});
