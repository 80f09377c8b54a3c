import fc from 'fast-check';
import { toCorners } from './area-shape.rules.ts';

const pixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

test('a rectangle lies between the first and the last point', () => {
  const way = [
    { x: 10, y: 50 },
    { x: 200, y: 300 },
    { x: 40, y: 20 },
  ];
  expect(toCorners('rectangle', way)).toEqual([
    { x: 10, y: 50 },
    { x: 40, y: 50 },
    { x: 40, y: 20 },
    { x: 10, y: 20 },
  ]);
});

test('a click selects no area', () => {
  const way = [
    { x: 10, y: 10 },
    { x: 14, y: 90 },
    { x: 12, y: 12 },
  ];
  expect(toCorners('rectangle', way)).toBeNull();
  expect(toCorners('lasso', way)).toBeNull();
  expect(toCorners('lasso', [])).toBeNull();
});

test('a lasso keeps up to 40 points of its way, in their order', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 3, maxLength: 500 }), (way) => {
      const corners = toCorners('lasso', way);
      if (!corners) return;
      expect(corners.length).toBeLessThanOrEqual(40);
      expect(corners[0]).toBe(way[0]);
      const places = corners.map((corner) => way.indexOf(corner));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

const line = (...numbers: number[]) => numbers.map((x) => ({ x, y: x }));
test.each([
  [2, null],
  [3, 3],
  [40, 40],
  [41, 21],
  [80, 40],
  [81, 27],
  [120, 40],
])('of %i points a lasso keeps %s, at even distances', (count, kept) => {
  const way = line(...Array.from({ length: count }, (_, i) => i * 10));
  const corners = toCorners('lasso', way);
  expect(corners?.length ?? null).toBe(kept);
  const gaps = corners?.slice(1).map(({ x }, i) => x - (corners[i]?.x ?? 0)) ?? [];
  expect(new Set(gaps).size).toBeLessThanOrEqual(1);
});

test.each([
  [8, 8, true],
  [7, 8, false],
  [8, 7, false],
  [0, 90, false],
  [90, 0, false],
])('a rectangle of %i × %i pixels is large enough: %s', (x, y, isEnough) => {
  const way = [
    { x: 5, y: 5 },
    { x: 5 + x, y: 5 + y },
  ];
  expect(toCorners('rectangle', way) !== null).toBe(isEnough);
});

test('a single point is no area of either shape', () => {
  expect([toCorners('rectangle', line(5)), toCorners('lasso', line(5))]).toEqual([null, null]);
  expect(toCorners('rectangle', [])).toBeNull();
});
