import { toTileId } from './tile-id.rules.ts';

/** The examples of the PMTiles specification, and the curve of zoom 2. */
test.each([
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 2],
  [1, 1, 1, 3],
  [1, 1, 0, 4],
  [2, 0, 0, 5],
  [12, 3423, 1763, 19_078_479],
])('tile %s/%s/%s has the number %s', (zoom, column, row, expected) => {
  expect(toTileId(zoom, column, row)).toBe(expected);
});

test.each([1, 2, 3, 4])('the tiles of zoom %s follow each other, each next to the previous one', (zoom) => {
  const size = 2 ** zoom;
  const tiles = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const).toSorted(
    (one, other) => toTileId(zoom, ...one) - toTileId(zoom, ...other),
  );
  const first = (4 ** zoom - 1) / 3;
  expect(tiles.map((tile) => toTileId(zoom, ...tile))).toEqual(tiles.map((_, i) => first + i));
  const steps = tiles.slice(1).map(([x, y], i) => Math.abs(x - tiles[i]![0]) + Math.abs(y - tiles[i]![1]));
  expect(new Set(steps)).toEqual(new Set([1]));
});
