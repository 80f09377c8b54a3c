import fc from 'fast-check';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { fromGrid, isOnEdge, sideOf, toEdges, toGrid } from './segment.rules.ts';

test('rounds degrees to a grid of seven decimals and back', () => {
  expect(toGrid([6.123_456_749, -79.987_654_351])).toEqual([61_234_567, -799_876_544]);
  expect(fromGrid([61_234_567, -799_876_544])).toEqual([6.123_456_7, -79.987_654_4]);
});

test.each<[string, Point, number]>([
  ['left of', [1, 1], 1],
  ['right of', [-1, 1], -1],
  ['on', [0, 5], 0],
  ['behind', [0, -5], 0],
])('a point %s a line to the east', (_case, point, side) => {
  expect(sideOf([0, 0], [0, 2], point)).toBe(side);
  expect(sideOf([0, 2], [0, 0], point)).toBe(side === 0 ? 0 : -side);
});

/** Both products are Fibonacci numbers around 1e17, which differ by one and are equal as doubles. */
test.each<[Point, Point, number]>([
  [[433_494_437, 701_408_733], [267_914_296, 433_494_437], -1],
  [[267_914_296, 433_494_437], [165_580_141, 267_914_296], 1],
])('a point next to a line from the origin to %j: %j', (to, point, side) => {
  expect(sideOf([0, 0], to, point)).toBe(side);
});

const grid = fc.integer({ min: -1_800_000_000, max: 1_800_000_000 });
const gridPoint = fc.tuple(grid, grid);

test('decides exactly on which side of a line a point is, however near', () => {
  fc.assert(
    fc.property(gridPoint, gridPoint, fc.integer({ min: 1, max: 5 }), ([y0, x0], [y1, x1], factor) => {
      fc.pre(x1 > x0);
      const beyond: Point = [y0 + (y1 - y0) * factor, x0 + (x1 - x0) * factor];
      expect(sideOf([y0, x0], [y1, x1], beyond)).toBe(0);
      expect(sideOf([y0, x0], [y1, x1], [beyond[0] + 1, beyond[1]])).toBe(1);
      expect(sideOf([y0, x0], [y1, x1], [beyond[0] - 1, beyond[1]])).toBe(-1);
    }),
  );
});

test.each<[string, Point, boolean]>([
  ['the first end', [0, 0], true],
  ['the middle', [2, 1], true],
  ['the last end', [4, 2], true],
  ['a point beyond the last end', [6, 3], false],
  ['a point before the first end', [-2, -1], false],
  ['a point next to the edge', [2, 2], false],
])('includes %s: %s', (_case, point, expected) => {
  expect(
    isOnEdge(point, [
      [0, 0],
      [4, 2],
    ]),
  ).toBe(expected);
  expect(
    isOnEdge(point, [
      [4, 2],
      [0, 0],
    ]),
  ).toBe(expected);
});

test.each<[string, Point, boolean]>([
  ['on it', [3, 2], true],
  ['above it', [3, 5], false],
  ['below it', [3, -1], false],
])('a point %s, of an edge without height: %s', (_case, point, expected) => {
  expect(
    isOnEdge(point, [
      [3, 0],
      [3, 4],
    ]),
  ).toBe(expected);
  expect(
    isOnEdge(
      [point[1], point[0]],
      [
        [0, 3],
        [4, 3],
      ],
    ),
  ).toBe(expected);
});

test('lists the edges of an outline, including the one back to the first corner', () => {
  expect(
    toEdges([
      [0, 0],
      [0, 1],
      [1, 0],
    ]),
  ).toEqual([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ]);
  expect(toEdges([])).toEqual([]);
});
