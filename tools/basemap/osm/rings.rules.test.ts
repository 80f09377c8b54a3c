import { getSignedArea, groupHoles, isInRing, joinLines, type Position } from './rings.rules.ts';

test.each<[string, number[][], boolean, number[][], number[][]]>([
  ['a ring', [[1, 2, 3, 1]], true, [[1, 2, 3, 1]], []],
  ['a line that comes back at once', [[1, 2, 1]], true, [], [[1, 2, 1]]],
  [
    'two halves',
    [
      [1, 2, 3],
      [3, 4, 1],
    ],
    true,
    [[1, 2, 3, 4, 1]],
    [],
  ],
  [
    'two halves in the other order',
    [
      [3, 4, 1],
      [1, 2, 3],
    ],
    true,
    [[3, 4, 1, 2, 3]],
    [],
  ],
  [
    'two halves against each other',
    [
      [1, 2, 3],
      [1, 4, 3],
    ],
    false,
    [[1, 2, 3, 4, 1]],
    [],
  ],
  [
    'two coasts against each other',
    [
      [1, 2, 3],
      [1, 4, 3],
    ],
    true,
    [],
    [
      [1, 2, 3],
      [1, 4, 3],
    ],
  ],
  [
    'an open line, from its start',
    [
      [3, 4],
      [2, 3],
      [1, 2],
    ],
    true,
    [],
    [[1, 2, 3, 4]],
  ],
  [
    'a ring and an open line',
    [
      [7, 8],
      [1, 2, 3, 1],
    ],
    true,
    [[1, 2, 3, 1]],
    [[7, 8]],
  ],
  ['nothing', [], true, [], []],
  ['an empty line', [[]], false, [], [[]]],
])('joins %s', (_what, lines, isDirected, rings, open) =>
  expect(joinLines(lines, isDirected)).toEqual({ rings, open }),
);

const SQUARE: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('an area is positive counterclockwise', () => {
  expect(getSignedArea(SQUARE)).toBe(100);
  expect(getSignedArea(SQUARE.toReversed())).toBe(-100);
  expect(
    getSignedArea([
      [1, 1],
      [4, 1],
      [1, 3],
    ]),
  ).toBe(3);
  expect(getSignedArea([])).toBe(0);
});

const NOTCHED: Position[] = [...SQUARE.slice(0, 3), [5, 5], [0, 10]];
test.each<[Position, boolean]>([
  [[5, 4], true],
  [[5, 6], false],
  [[1, 8], true],
  [[9, 8], true],
  [[-1, 5], false],
  [[11, 5], false],
  [[5, -1], false],
  [[5, 11], false],
])('%j is inside: %s', (place, expected) => {
  expect(isInRing(place, NOTCHED)).toBe(expected);
  expect(isInRing(place, NOTCHED.toReversed())).toBe(expected);
});

test('a hole belongs to the ring around it', () => {
  const far = SQUARE.map(([x, y]): Position => [x + 20, y]);
  const hole: Position[] = [
    [22, 2],
    [23, 2],
    [23, 3],
  ];
  const lost: Position[] = [
    [15, 5],
    [16, 5],
    [16, 6],
  ];
  expect(groupHoles([SQUARE, far], [hole, lost, []])).toEqual([[SQUARE], [far, hole]]);
});
