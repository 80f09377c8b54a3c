import fc from 'fast-check';
import {
  getBounds,
  getCorners,
  getDestinationPoint,
  haversineDistance,
  toRing,
  type Circle,
  type Coordinates,
} from './geo.ts';

const COLOMBO = { latitude: 6.9271, longitude: 79.8612 };
const KANDY = { latitude: 7.2906, longitude: 80.6337 };
const pointArbitrary = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const HALF_CIRCUMFERENCE = Math.PI * 6371;

test.each<[string, Coordinates, Coordinates, number]>([
  ['Colombo to Kandy', COLOMBO, KANDY, 94.35],
  ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, (Math.PI * 6371) / 180],
  [
    'across the date line',
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
    (Math.PI * 6371) / 180,
  ],
  ['to the antipode', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, HALF_CIRCUMFERENCE],
  ['the same point', KANDY, KANDY, 0],
])('measures %s', (_name, from, to, km) => expect(haversineDistance(from, to)).toBeCloseTo(km, 1));

/** Near the antipode the formula loses half of its digits. */
const METRE = 1e-3;

test('is symmetric, at most half the circumference, and obeys the triangle inequality', () =>
  fc.assert(
    fc.property(pointArbitrary, pointArbitrary, pointArbitrary, (a, b, c) => {
      const direct = haversineDistance(a, b);
      expect(haversineDistance(b, a)).toBeCloseTo(direct, 6);
      expect(direct).toBeLessThanOrEqual(HALF_CIRCUMFERENCE + 1e-6);
      expect(direct).toBeLessThanOrEqual(haversineDistance(a, c) + haversineDistance(c, b) + METRE);
    }),
  ));

test('places a destination at the given distance for any bearing', () =>
  fc.assert(
    fc.property(
      pointArbitrary,
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (from, bearing, km) => expect(haversineDistance(from, getDestinationPoint(from, bearing, km))).toBeCloseTo(km, 5),
    ),
  ));

test('approximates a circle by a closed counterclockwise ring at its radius', () =>
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -170, max: 170, noNaN: true }),
        radius: fc.double({ min: 1, max: 50_000, noNaN: true }),
      }),
      (center) => {
        const circle: Circle = { kind: 'circle', ...center };
        for (const corner of getCorners(circle))
          expect(haversineDistance(circle, corner) * 1_000).toBeCloseTo(center.radius, 2);
        const ring = toRing(circle);
        expect([ring.length, ring.at(-1)]).toEqual([65, ring[0]]);
        const area = ring
          .slice(1)
          .reduce(
            (sum, [x, y], index) =>
              sum +
              (ring[index]![0] - center.longitude) * (y - center.latitude) -
              (x - center.longitude) * (ring[index]![1] - center.latitude),
            0,
          );
        expect(area).toBeGreaterThan(0);
      },
    ),
  ));

test('returns tight bounds of all points', () =>
  fc.assert(
    fc.property(fc.array(pointArbitrary, { minLength: 1, maxLength: 20 }), (points) => {
      const [[west, south], [east, north]] = getBounds(points)!;
      const [longitudes, latitudes] = [
        points.map(({ longitude }) => longitude),
        points.map(({ latitude }) => latitude),
      ];
      expect([west, south, east, north]).toEqual([
        Math.min(...longitudes),
        Math.min(...latitudes),
        Math.max(...longitudes),
        Math.max(...latitudes),
      ]);
    }),
  ));

test('returns no bounds and no ring without points', () => {
  expect(getBounds([])).toBeUndefined();
  expect(toRing({ kind: 'polygon', points: [] })).toEqual([]);
});
