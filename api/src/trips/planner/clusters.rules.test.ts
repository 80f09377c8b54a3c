import fc from 'fast-check';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { clusterLocations } from './clusters.rules.ts';

/** A kilometre along a meridian, in degrees. */
const KM = 360 / 40_030.174;
const north = (locationId: string, km: number) => ({ locationId, point: [7 + km * KM, 80] as Point });
const east = (locationId: string, km: number) => ({ locationId, point: [0, 80 + km * KM] as Point });

/** Exactly 5 km from longitude 0 along the equator. */
const FIVE_KM = 0.04496608029593653;

test.each([
  [
    'exactly 5 km away',
    [
      { locationId: 'a', point: [0, 0] as Point },
      { locationId: 'b', point: [0, FIVE_KM] as Point },
    ],
    [0, 0],
  ],
  ['4.999 km to the north', [north('a', 0), north('b', 4.999)], [0, 0]],
  ['5.001 km to the north', [north('a', 0), north('b', 5.001)], [0, 1]],
  ['6 km to the south', [north('a', 6), north('b', 0)], [0, 1]],
  ['4.999 km to the east', [east('a', 0), east('b', 4.999)], [0, 0]],
  ['5.001 km to the east', [east('a', 0), east('b', 5.001)], [0, 1]],
  ['in a row 4 km apart', [north('a', 0), north('b', 4), north('c', 8)], [0, 0, 1]],
  ['near the second cluster', [north('a', 0), north('b', 8), north('c', 9)], [0, 1, 1]],
  ['the same one', [north('a', 0), north('a', 0)], [0]],
  ['near each other in another order', [north('c', 8), north('b', 4), north('a', 0)], [0, 0, 1]],
  ['missing', [], []],
])('clusters locations that are %s', (_name, locations, expected) => {
  const numbers = [...clusterLocations(locations)].toSorted(([a], [b]) => a.localeCompare(b));
  expect(numbers.map(([, number]) => number)).toEqual(expected);
});

test('gives every location a number, with all locations of a cluster within 5 km of each other', () => {
  const anyLocations = fc
    .array(fc.tuple(fc.double({ min: 6.9, max: 7.1, noNaN: true }), fc.double({ min: 80, max: 80.2, noNaN: true })), {
      maxLength: 15,
    })
    .map((points) => points.map((point, i) => ({ locationId: `${i}`, point })));
  fc.assert(
    fc.property(anyLocations, (locations) => {
      const numbers = clusterLocations(locations);
      expect(numbers.size).toBe(locations.length);
      for (const a of locations)
        for (const b of locations)
          if (numbers.get(a.locationId) === numbers.get(b.locationId))
            expect(greatCircleKm(a.point, b.point)).toBeLessThanOrEqual(5);
    }),
  );
});
