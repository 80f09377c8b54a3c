import { closeCoasts } from './coast.rules.ts';
import { getSignedArea, type Position } from './rings.rules.ts';

const BOX = [0, 0, 100, 100] as const;
const area = (lines: Position[][]) => closeCoasts(lines, BOX)?.map((ring) => getSignedArea(ring));

const west: Position[] = [
  [110, 30],
  [-10, 30],
];
const east: Position[] = [
  [-10, 30],
  [110, 30],
];
const back: Position[] = [
  [110, 70],
  [-10, 70],
];

test.each<[string, Position[][], number[] | undefined]>([
  [
    'land in the east',
    [
      [
        [50, 120],
        [50, -20],
      ],
    ],
    [5000],
  ],
  [
    'land in the west',
    [
      [
        [50, -20],
        [50, 120],
      ],
    ],
    [5000],
  ],
  ['land on both sides of a strait', [west, back.toReversed()], [3000, 3000]],
  ['land between two coasts', [east, back], [4000]],
  [
    'a cape',
    [
      [
        [-10, 40],
        [50, 40],
        [50, 60],
        [-10, 60],
      ],
    ],
    [1000],
  ],
  [
    'a bay',
    [
      [
        [60, 110],
        [60, 50],
        [40, 50],
        [40, 110],
      ],
    ],
    [9000],
  ],
  [
    'a coast that ends within',
    [
      [
        [50, 120],
        [50, 50],
      ],
    ],
    undefined,
  ],
  [
    'a coast elsewhere',
    [
      [
        [150, 120],
        [150, 50],
      ],
    ],
    [],
  ],
])('closes %s', (_case, lines, expected) => {
  expect(area(lines)).toEqual(expected);
});
