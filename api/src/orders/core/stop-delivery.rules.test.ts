import { deliveredAtStops } from './stop-delivery.rules.ts';

const part = (item: number, quantity: number) => ({ item, quantity });
const report = (item: number, deliveredQuantity: number | null, shortageReason: string | null = null) => ({
  item,
  deliveredQuantity,
  shortageReason,
});
const whole = (deliveredQuantity: number | null, shortageReason: string | null = null) => ({
  deliveredQuantity,
  shortageReason,
});
/** A pickup, then two drops of one item. */
const ALLOCATED = [[], [part(0, 20)], [part(0, 40)]];

test.each([
  [
    'nothing before anything is reported',
    [[], [], []],
    [whole(null)],
    [
      [null, null],
      [null, null],
    ],
  ],
  [
    'all of it',
    [[], [], []],
    [whole(60)],
    [
      [20, null],
      [40, null],
    ],
  ],
  [
    'less at the last stop',
    [[], [], []],
    [whole(50, 'damaged')],
    [
      [20, null],
      [30, 'damaged'],
    ],
  ],
  [
    'nothing at the last stop',
    [[], [], []],
    [whole(5, 'lost')],
    [
      [5, 'lost'],
      [0, 'lost'],
    ],
  ],
  [
    'what the first reported',
    [[], [report(0, 12, 'wet')], []],
    [whole(null)],
    [
      [12, 'wet'],
      [null, null],
    ],
  ],
  [
    'what remains after the first',
    [[], [report(0, 12, 'wet')], []],
    [whole(50)],
    [
      [12, 'wet'],
      [38, null],
    ],
  ],
  [
    'nothing beyond what was reported',
    [[], [report(0, 20)], []],
    [whole(15)],
    [
      [20, null],
      [0, null],
    ],
  ],
  [
    'a report without a quantity as none',
    [[], [report(0, null, 'wet')], []],
    [whole(60)],
    [
      [20, null],
      [40, null],
    ],
  ],
  [
    'a report of another item as none',
    [[], [report(1, 3)], []],
    [whole(60)],
    [
      [20, null],
      [40, null],
    ],
  ],
])('delivers %s', (_case, reports, items, expected) => {
  const delivered = deliveredAtStops(ALLOCATED, reports, items);
  expect(delivered[0]).toEqual([]);
  expect(delivered.slice(1)).toEqual(
    expected.map(([deliveredQuantity, shortageReason], i) => [
      { item: 0, quantity: [20, 40][i], deliveredQuantity, shortageReason },
    ]),
  );
});

test('separates items, and has no reason without one', () => {
  expect(deliveredAtStops([[part(0, 5), part(1, 5)]], [[]], [whole(4), whole(null)])).toEqual([
    [
      { item: 0, quantity: 5, deliveredQuantity: 4, shortageReason: null },
      { item: 1, quantity: 5, deliveredQuantity: null, shortageReason: null },
    ],
  ]);
});
