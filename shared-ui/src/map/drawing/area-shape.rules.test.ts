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
