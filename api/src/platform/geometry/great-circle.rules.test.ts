import fc from 'fast-check';
import { estimateRoadKm, greatCircleKm, type Point } from './great-circle.rules.ts';

const COLOMBO: Point = [6.9271, 79.8612];
const KANDY: Point = [7.2906, 80.6337];
/** A degree of a great circle. */
const DEGREE_KM = 111.194_926_6;

test.each<[string, Point, Point, number]>([
  ['a degree along the equator', [0, 10], [0, 11], DEGREE_KM],
  ['a degree along a meridian', [50, 10], [51, 10], DEGREE_KM],
  ['a degree of longitude at 60° north', [60, 0], [60, 1], 55.596_934],
  ['a degree across the date line', [0, 179.5], [0, -179.5], DEGREE_KM],
  ['pole to pole', [90, 0], [-90, 0], 180 * DEGREE_KM],
  ['opposite points', [0, 0], [0, 180], 180 * DEGREE_KM],
  ['Colombo to Kandy', COLOMBO, KANDY, 94.335_43],
])('measures %s', (_case, from, to, km) => {
  expect(greatCircleKm(from, to)).toBeCloseTo(km, 2);
});

const point = fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }));

test('is a distance: zero to itself, symmetric, never more than half the circumference', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(greatCircleKm(a, a)).toBe(0);
      expect(greatCircleKm(a, b)).toBeCloseTo(greatCircleKm(b, a), 6);
      expect(greatCircleKm(a, b)).toBeLessThanOrEqual(Math.PI * 6_371);
    }),
  );
});

test.each<[string, Point[], number]>([
  ['no point', [], 0],
  ['one point', [COLOMBO], 0],
  ['two points', [COLOMBO, KANDY], 94.335_43 * 1.3],
  ['a way there and back', [COLOMBO, KANDY, COLOMBO], 2 * 94.335_43 * 1.3],
])('estimates the road through %s at 1.3 times the straight line', (_case, points, km) => {
  expect(estimateRoadKm(points)).toBeCloseTo(km, 2);
});
