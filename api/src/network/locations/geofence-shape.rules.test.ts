import fc from 'fast-check';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { crossesItself } from './geofence-shape.rules.ts';

test.each<[string, boolean, Point[]]>([
  [
    'a triangle',
    false,
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'a square',
    false,
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  ],
  [
    'an arrow bent inwards',
    false,
    [
      [0, 0],
      [2, 1],
      [0, 2],
      [1, 1],
    ],
  ],
  [
    'a corner on a straight side',
    false,
    [
      [0, 0],
      [0, 1],
      [0, 2],
      [2, 2],
      [2, 0],
    ],
  ],
  [
    'a bow',
    true,
    [
      [0, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'a side through a corner',
    true,
    [
      [0, 0],
      [0, 4],
      [2, 2],
      [4, 4],
      [4, 0],
      [2, 2],
    ],
  ],
  [
    'a corner on another side',
    true,
    [
      [0, 0],
      [0, 4],
      [4, 4],
      [0, 2],
    ],
  ],
  [
    'a corner on a side that is not next to it',
    true,
    [
      [0, 0],
      [0, 4],
      [4, 4],
      [4, 3],
      [0, 2],
      [4, 1],
      [4, 0],
    ],
  ],
  [
    'a repeated corner',
    true,
    [
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  ],
  [
    'an edge back and forth',
    true,
    [
      [0, 0],
      [0, 3],
      [0, 1],
      [1, 1],
    ],
  ],
  [
    'corners on one line',
    true,
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'one point three times',
    true,
    [
      [5, 5],
      [5, 5],
      [5, 5],
    ],
  ],
])('%s crosses itself: %s', (_, expected, corners) => {
  expect(crossesItself(corners)).toBe(expected);
  expect(crossesItself(corners.toReversed())).toBe(expected);
});

/** Corners around a centre at increasing angles never make an outline cross itself. */
const star = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 4, maxLength: 30 }),
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 30, maxLength: 30 }),
  )
  .filter(([turns]) =>
    turns.toSorted((a, b) => a - b).every((turn, i, all) => ((all[(i + 1) % all.length] ?? 0) - turn + 36) % 36 < 18),
  )
  .map(([turns, lengths]) =>
    turns
      .toSorted((a, b) => a - b)
      .map((turn, i): Point => {
        const [angle, length] = [(turn * Math.PI) / 18, lengths[i] ?? 1];
        return [length * Math.sin(angle), length * Math.cos(angle)];
      }),
  );

test('finds no crossing in a star from any corner, and one after repeating a corner', () => {
  fc.assert(
    fc.property(star, fc.nat(), (corners, n) => {
      const from = n % corners.length;
      expect(crossesItself([...corners.slice(from), ...corners.slice(0, from)])).toBe(false);
      expect(crossesItself([...corners, corners[from] ?? [0, 0]])).toBe(true);
    }),
  );
});
