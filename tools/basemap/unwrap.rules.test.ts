import { unwrap } from './unwrap.rules.ts';

const polygon = (...ring: number[][]) => ({ type: 'Polygon' as const, coordinates: [ring] });

test('leaves a polygon on one side as it is', () => {
  const island = polygon([79, 6], [82, 6], [81, 9], [79, 6]);
  expect(unwrap(island)).toEqual(island);
});

test('leads a polygon across the antimeridian beyond 180°', () => {
  expect(unwrap(polygon([179, 65], [-179, 65], [-179, 70], [179, 70], [179, 65]))).toEqual(
    polygon([179, 65], [181, 65], [181, 70], [179, 70], [179, 65]),
  );
});

test('leads a polygon around the South Pole over it', () => {
  expect(unwrap(polygon([-170, -75], [-10, -75], [110, -75], [-170, -75]))).toEqual(
    polygon([-170, -75], [-10, -75], [110, -75], [190, -75], [190, -90], [-170, -90], [-170, -75]),
  );
});
