import type { StopKind } from 'shared-contracts/orders/order-timing';
import { addUp, nameItems, toPieces } from './allocation.rules.ts';

const pieces = (quantity: number) => (quantity > 0 ? [{ item: 0, quantity }] : []);

test.each<[string, StopKind[], number[], number[]]>([
  ['of one pickup and one drop', ['pickup', 'drop'], [4, 4], [0, 0]],
  ['with all at the first pickup and the last drop', ['pickup', 'pickup', 'drop', 'drop'], [4, 0, 0, 4], [0, 0, 0, 0]],
  ['with a part at another pickup', ['pickup', 'pickup', 'drop'], [3, 1, 4], [3, 1, 0]],
  ['with a part at another drop', ['pickup', 'drop', 'drop'], [4, 1, 3], [0, 1, 3]],
])('the stops of an order %s name the necessary cargo', (_name, kinds, allocated, expected) => {
  expect(nameItems(kinds, allocated.map(pieces))).toEqual(expected.map(pieces));
});

test('adds up cargo by item, in order', () => {
  const items = [
    { item: 2, quantity: 1 },
    { item: 0, quantity: 5 },
    { item: 2, quantity: 3 },
  ];
  expect(addUp(items)).toEqual([
    { item: 0, quantity: 5 },
    { item: 2, quantity: 4 },
  ]);
});

const stop = (kind: StopKind, quantity = 0) => ({ kind, items: pieces(quantity) });
test.each<[string, ReturnType<typeof stop>[], [number, number | null, number | null][]]>([
  ['one pickup and one drop', [stop('pickup'), stop('drop')], [[4, 0, 1]]],
  ['no drop', [stop('pickup')], [[4, null, null]]],
  [
    'two pickups and two drops: what is loaded first is unloaded first',
    [stop('pickup', 3), stop('pickup', 1), stop('drop', 2), stop('drop', 2)],
    [
      [2, 0, 2],
      [1, 0, 3],
      [1, 1, 3],
    ],
  ],
])('four pieces with %s', (_name, stops, expected) => {
  expect(toPieces(stops, [4])).toEqual(
    expected.map(([quantity, pickup, drop]) => ({ item: 0, quantity, pickup, drop })),
  );
});
