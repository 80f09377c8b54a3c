import fc from 'fast-check';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { intersectOutlines, toShare } from './overlap.rules.ts';
import { computeArea } from './zone.rules.ts';

const box = (south: number, west: number, size = 1): Point[] => [
  [south, west],
  [south, west + size],
  [south + size, west + size],
  [south + size, west],
];
/** A comb with two teeth. */
const COMB: Point[] = [
  [0, 0],
  [0, 5],
  [4, 5],
  [4, 4],
  [1, 4],
  [1, 3],
  [4, 3],
  [4, 2],
  [1, 2],
  [1, 0],
];

test.each<[string, Point[], Point[], { share: number; parts: number } | null]>([
  ['far apart', box(0, 0), box(5, 5), null],
  ['a common edge', box(0, 0), box(0, 1), null],
  ['a common corner', box(0, 0), box(1, 1), null],
  [
    'part of a slanted edge in common',
    [
      [0, 0],
      [3, 3],
      [3, 0],
    ],
    [
      [1, 1],
      [2, 2],
      [1, 2],
    ],
    null,
  ],
  ['less than a millionth of the smaller one', box(0, 0), box(0, 1 - 5e-7), null],
  ['two millionths of the smaller one', box(0, 0), box(0, 1 - 2e-6, 10), { share: 2e-6, parts: 1 }],
  ['the same', box(0, 0), box(0, 0), { share: 1, parts: 1 }],
  ['the same, reversed', box(0, 0), box(0, 0).toReversed(), { share: 1, parts: 1 }],
  ['one inside the other', box(0, 0), box(-1, -1, 4), { share: 1, parts: 1 }],
  ['a half', box(0, 0), box(0, 0.5), { share: 0.5, parts: 1 }],
  [
    'two teeth of a comb',
    COMB,
    [
      [2, 1],
      [2, 6],
      [3, 6],
      [3, 1],
    ],
    { share: 2 / 11, parts: 2 },
  ],
])('%s', (_, a, b, expected) => {
  const intersection = intersectOutlines(a, b);
  expect(
    intersection && { share: toShare(intersection.area, computeArea(a)), parts: intersection.outlines.length },
  ).toEqual(expected && { ...expected, share: expect.closeTo(expected.share, 2) });
  expect(intersectOutlines(b, a)?.area ?? null).toEqual(intersection ? expect.closeTo(intersection.area, 3) : null);
});

const boxes = fc.record({
  south: fc.integer({ min: -40, max: 40 }),
  west: fc.integer({ min: -40, max: 40 }),
  size: fc.integer({ min: 1, max: 40 }),
});

test('intersects two boxes in their common box', () => {
  fc.assert(
    fc.property(boxes, boxes, (a, b) => {
      const intersection = intersectOutlines(box(a.south, a.west, a.size), box(b.south, b.west, b.size));
      const [south, west] = [Math.max(a.south, b.south), Math.max(a.west, b.west)];
      const [north, east] = [Math.min(a.south + a.size, b.south + b.size), Math.min(a.west + a.size, b.west + b.size)];
      if (south >= north || west >= east) return expect(intersection).toBeNull();
      return expect(intersection?.area).toBeCloseTo(
        computeArea([
          [south, west],
          [south, east],
          [north, east],
          [north, west],
        ]),
        3,
      );
    }),
  );
});
