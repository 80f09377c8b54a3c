import fc from 'fast-check';
import { boundsOf, cornersOf, destination, haversine, ringOf, type Circle, type Place } from './geo.ts';

const COLOMBO = { latitude: 6.9271, longitude: 79.8612 };
const KANDY = { latitude: 7.2906, longitude: 80.6337 };
const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const half = Math.PI * 6371;

test.each<[string, Place, Place, number]>([
  ['Colombo to Kandy', COLOMBO, KANDY, 94.35],
  ['a degree of latitude', { latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }, (Math.PI * 6371) / 180],
  ['over the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, (Math.PI * 6371) / 180],
  ['to the other end of the earth', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, half],
  ['nowhere', KANDY, KANDY, 0],
])('%s', (_name, from, to, km) => expect(haversine(from, to)).toBeCloseTo(km, 1));

/** Half around the earth the formula loses half of its digits. */
const METRE = 1e-3;

test('a distance is the same both ways, never more than half around, and never longer than by way of a third place', () =>
  fc.assert(
    fc.property(place, place, place, (one, two, three) => {
      const direct = haversine(one, two);
      expect(haversine(two, one)).toBeCloseTo(direct, 6);
      expect(direct).toBeLessThanOrEqual(half + 1e-6);
      expect(direct).toBeLessThanOrEqual(haversine(one, three) + haversine(three, two) + METRE);
    }),
  ));

test('one comes as far as one goes, whatever the bearing', () =>
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (from, bearing, km) => expect(haversine(from, destination(from, bearing, km))).toBeCloseTo(km, 5),
    ),
  ));

test('every corner of a circle is its radius away, and its ring is closed and runs against the clock', () =>
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: -80, max: 80, noNaN: true }),
        longitude: fc.double({ min: -170, max: 170, noNaN: true }),
        radius: fc.double({ min: 1, max: 50_000, noNaN: true }),
      }),
      (at) => {
        const circle: Circle = { kind: 'circle', ...at };
        for (const corner of cornersOf(circle)) expect(haversine(circle, corner) * 1_000).toBeCloseTo(at.radius, 2);
        const ring = ringOf(circle);
        expect([ring.length, ring.at(-1)]).toEqual([65, ring[0]]);
        const area = ring
          .slice(1)
          .reduce(
            (sum, [x, y], index) =>
              sum +
              (ring[index]![0] - at.longitude) * (y - at.latitude) -
              (x - at.longitude) * (ring[index]![1] - at.latitude),
            0,
          );
        expect(area).toBeGreaterThan(0);
      },
    ),
  ));

test('the bounds hold every place and touch one on each side', () =>
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const [[west, south], [east, north]] = boundsOf(places)!;
      const [longitudes, latitudes] = [
        places.map(({ longitude }) => longitude),
        places.map(({ latitude }) => latitude),
      ];
      expect([west, south, east, north]).toEqual([
        Math.min(...longitudes),
        Math.min(...latitudes),
        Math.max(...longitudes),
        Math.max(...latitudes),
      ]);
    }),
  ));

test('nothing has no bounds and no ring', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(ringOf({ kind: 'polygon', points: [] })).toEqual([]);
});
