import fc from 'fast-check';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { crossesItself } from '../locations/geofence-shape.rules.ts';
import {
  areDisjoint,
  computeArea,
  computeBounds,
  findZoneAt,
  isInside,
  signedArea,
  type Bounds,
  type Outline,
} from './zone.rules.ts';

const box = (south: number, west: number, north: number, east: number): Point[] => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
];
const Z1 = { id: 'z1', polygon: box(7.2, 80.55, 7.35, 80.75) };
const Z2 = { id: 'z2', polygon: box(5.95, 80.1, 6.15, 80.3) };

test.each<[string, Point, string | null]>([
  ['A', [7.29, 80.63], 'z1'],
  ['B', [7.28, 80.6], 'z1'],
  ['C', [7.3, 80.65], 'z1'],
  ['D', [7.27, 80.62], 'z1'],
  ['E', [6.05, 80.21], 'z2'],
  ['F', [6.03, 80.22], 'z2'],
  ['G', [7.29, 80.64], 'z1'],
  ['H', [9.66, 80.02], null],
  ['an edge', [7.2, 80.61], 'z1'],
  ['a corner', [6.15, 80.3], 'z2'],
  ['a centimetre outside', [7.1999999, 80.61], null],
])('the zone of drop %s', (_, drop, zone) => {
  expect(findZoneAt(drop, [Z1, Z2])?.id ?? null).toBe(zone);
});

test('finds the smallest zone; on a tie the one with the lowest id', () => {
  const [wide, narrow] = [
    { id: 'a', polygon: box(0, 0, 9, 9) },
    { id: 'b', polygon: box(4, 4, 6, 6) },
  ];
  expect(findZoneAt([5, 5], [wide, narrow])).toBe(narrow);
  expect(findZoneAt([6, 6], [narrow, wide])).toBe(narrow);
  expect(findZoneAt([1, 1], [narrow, wide])).toBe(wide);
  expect(
    findZoneAt(
      [5, 5],
      [
        { ...narrow, id: 'd' },
        { ...narrow, id: 'c', polygon: narrow.polygon.toReversed() },
      ],
    )?.id,
  ).toBe('c');
  expect(
    findZoneAt(
      [5, 5],
      [
        { ...narrow, id: 'c' },
        { ...narrow, id: 'd' },
      ],
    )?.id,
  ).toBe('c');
  expect(findZoneAt([5, 5], [])).toBeNull();
});

test('computes areas in km² at any latitude and orientation', () => {
  expect(computeArea(box(0, 0, 1, 1))).toBeCloseTo(12_363.68, 1);
  expect(computeArea(box(60, 0, 61, 1))).toBeCloseTo(6_088.26, 0);
  expect(computeArea(box(60, 0, 61, 1).toReversed())).toBe(computeArea(box(60, 0, 61, 1)));
  expect(computeArea(box(-90, -180, 90, 180))).toBeCloseTo(4 * Math.PI * 6371 ** 2, 0);
});

test('counterclockwise outlines have a positive area and clockwise ones a negative area', () => {
  expect(signedArea(box(0, 0, 1, 1))).toBeCloseTo(12_363.68, 1);
  expect(signedArea(box(0, 0, 1, 1).toReversed())).toBeCloseTo(-12_363.68, 1);
});

test('computes the bounds of an outline', () => {
  expect(
    computeBounds([
      [1, 5],
      [-2, 7],
      [3, 6],
    ]),
  ).toEqual({ south: -2, west: 5, north: 3, east: 7 });
});

const bounds = (south: number, west: number): Bounds => ({ south, west, north: south + 2, east: west + 2 });
test.each<[string, Bounds, boolean]>([
  ['equal', bounds(0, 0), false],
  ['overlapping', bounds(1, -1), false],
  ['touching in the north', bounds(2, 0), true],
  ['touching in the south', bounds(-2, 0), true],
  ['touching in the east', bounds(0, 2), true],
  ['touching in the west', bounds(0, -2), true],
  ['far in the north', bounds(9, 1), true],
  ['far in the south', bounds(-9, 1), true],
  ['far in the east', bounds(1, 9), true],
  ['far in the west', bounds(1, -9), true],
])('finds %s bounds disjoint: %s', (_case, other, expected) => {
  expect(areDisjoint(bounds(0, 0), other)).toBe(expected);
});

/** Corners around a centre never make an outline cross itself. */
const star = fc
  .record({
    middle: fc.tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -150, max: 150, noNaN: true })),
    reaches: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 60 }),
  })
  .map(({ middle: [latitude, longitude], reaches }) => ({
    middle: [latitude, longitude] as Point,
    outline: reaches.map((reach, i): Point => {
      const angle = (i * 2 * Math.PI) / reaches.length;
      return [latitude + (reach / 2) * Math.sin(angle), longitude + (reach / 2) * Math.cos(angle)];
    }),
  }));

test('contains its centre and its whole edge, in any orientation', () => {
  fc.assert(
    fc.property(star, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), ({ middle, outline }, n, fraction) => {
      const from = n % outline.length;
      const turned: Outline = [...outline.slice(from), ...outline.slice(0, from)];
      const [[y0, x0] = [0, 0], [y1, x1] = [0, 0]] = turned;
      const halfway = [(middle[0] + y0) / 2, (middle[1] + x0) / 2] as const;
      const outside = [middle[0] + (y0 - middle[0]) * 1.001, middle[1] + (x0 - middle[1]) * 1.001] as const;
      const nearEdge = [
        middle[0] + (y0 + fraction * (y1 - y0) - middle[0]) * 0.999,
        middle[1] + (x0 + fraction * (x1 - x0) - middle[1]) * 0.999,
      ] as const;
      for (const candidate of [turned, turned.toReversed()]) {
        expect(crossesItself(candidate)).toBe(false);
        expect([
          isInside(middle, candidate),
          isInside(halfway, candidate),
          isInside(nearEdge, candidate),
          isInside([y0, x0], candidate),
          isInside(outside, candidate),
        ]).toEqual([true, true, true, true, false]);
      }
    }),
  );
});

const decimals = fc.tuple(
  fc.integer({ min: -800_000_000, max: 800_000_000 }),
  fc.integer({ min: -800_000_000, max: 800_000_000 }),
);

test('contains the points of a slanted edge that decimals can represent', () => {
  fc.assert(
    fc.property(
      decimals,
      fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: 1, max: 999_999 })),
      fc.integer({ min: 1, max: 90 }),
      ([y, x], [dy, dx], steps) => {
        const at = (step: number): Point => [(y + step * dy) / 1e7, (x + step * dx) / 1e7];
        const zone: Outline = [at(0), at(steps + 3), [90, at(steps + 3)[1]], [90, at(0)[1]]];
        expect(isInside(at(steps), zone)).toBe(true);
        expect(isInside([at(steps)[0] - 1e-6, at(steps)[1]], zone)).toBe(false);
      },
    ),
  );
});
