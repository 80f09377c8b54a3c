import fc from 'fast-check';
import { clipLine } from './coast.rules.ts';
import { type Box, clipRing, getSignedArea, type Position } from './rings.rules.ts';

const BOX: Box = [0, 0, 10, 10];
test.each<[string, Position[], number]>([
  [
    'all of it',
    [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ],
    4,
  ],
  [
    'what is east of the western side',
    [
      [-5, 1],
      [5, 1],
      [5, 3],
      [-5, 3],
    ],
    10,
  ],
  [
    'what is west of the eastern side',
    [
      [5, 1],
      [15, 1],
      [15, 3],
      [5, 3],
    ],
    10,
  ],
  [
    'what is north of the southern side',
    [
      [1, -5],
      [3, -5],
      [3, 5],
      [1, 5],
    ],
    10,
  ],
  [
    'what is south of the northern side',
    [
      [1, 5],
      [3, 5],
      [3, 15],
      [1, 15],
    ],
    10,
  ],
  [
    'the box',
    [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ],
    100,
  ],
  [
    'a corner that is cut off',
    [
      [5, 0],
      [15, 0],
      [5, 10],
    ],
    37.5,
  ],
  [
    'nothing',
    [
      [20, 20],
      [30, 20],
      [30, 30],
    ],
    0,
  ],
])('clips to %s', (_what, ring, area) => {
  const clipped = clipRing(ring, BOX);
  expect(getSignedArea(clipped.slice(0, -1))).toBeCloseTo(area, 9);
  expect(clipped.at(-1)).toEqual(clipped[0]);
});

test('nothing of a ring outside, or without an area, is left', () => {
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [30, 30],
      ],
      BOX,
    ),
  ).toEqual([]);
  expect(
    clipRing(
      [
        [1, 1],
        [2, 2],
      ],
      BOX,
    ),
  ).toEqual([]);
  expect(clipRing([], BOX)).toEqual([]);
});

test.each<[string, Position[], Position[][]]>([
  [
    'within',
    [
      [1, 1],
      [9, 9],
    ],
    [
      [
        [1, 1],
        [9, 9],
      ],
    ],
  ],
  [
    'through',
    [
      [-5, 5],
      [15, 5],
    ],
    [
      [
        [0, 5],
        [10, 5],
      ],
    ],
  ],
  [
    'out and in again',
    [
      [5, 5],
      [15, 5],
      [15, 7],
      [5, 7],
    ],
    [
      [
        [5, 5],
        [10, 5],
      ],
      [
        [10, 7],
        [5, 7],
      ],
    ],
  ],
  [
    'upwards next to it',
    [
      [-1, 0],
      [-1, 10],
    ],
    [],
  ],
  [
    'past its corner',
    [
      [-5, 5],
      [5, 15],
    ],
    [],
  ],
  [
    'along its side',
    [
      [0, -5],
      [0, 5],
      [0, 15],
    ],
    [
      [
        [0, 0],
        [0, 5],
        [0, 10],
      ],
    ],
  ],
  [
    'elsewhere',
    [
      [20, 20],
      [30, 30],
    ],
    [],
  ],
  [
    'back from outside',
    [
      [20, 5],
      [5, 5],
      [5, 20],
    ],
    [
      [
        [10, 5],
        [5, 5],
        [5, 10],
      ],
    ],
  ],
  ['a place', [[5, 5]], []],
])('clips a line %s', (_what, line, parts) => expect(clipLine(line, BOX)).toEqual(parts));

test('what is clipped lies in the box and on the line', () => {
  const place = fc.tuple(fc.integer({ min: -20, max: 30 }), fc.integer({ min: -20, max: 30 }));
  fc.assert(
    fc.property(place, place, (a, b) => {
      for (const [x, y] of clipLine([a, b], BOX).flat()) {
        expect(Math.max(-x, -y, x - 10, y - 10)).toBeLessThan(1e-9);
        expect((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])).toBeCloseTo(0, 6);
      }
    }),
  );
});
