import fc from 'fast-check';
import { estimateRoadKm, type Point } from '../../../platform/geometry/great-circle.rules.ts';
import { createLocationTravel, toTravelSeconds } from './travel.rules.ts';

test.each([
  [40_000, 3_600],
  [1_000, 90],
  [5, 0],
  [6, 1],
  [0, 0],
])('%d metres at 40 km/h take %d seconds', (metres, seconds) => {
  expect(toTravelSeconds(metres)).toBe(seconds);
});

test('uses the distances of a matrix in both directions', () => {
  const { metres } = createLocationTravel({
    locations: [],
    matrices: {
      car: {
        distances: [
          [0, 5],
          [7, 0],
        ],
      },
    },
  });
  expect([metres(0, 1), metres(1, 0)]).toEqual([5, 7]);
});

test('uses the durations of a matrix, and the average speed without them', () => {
  const [distances, durations] = [[[0, 1_000]], [[0, 70]]];
  const road = createLocationTravel({ locations: [], matrices: { car: { distances, durations } } });
  expect(road.seconds(0, 1, 1_000)).toBe(70);
  expect(createLocationTravel({ locations: [], matrices: { car: { distances } } }).seconds(0, 1, 1_000)).toBe(90);
});

/** Earth's circumference of 40,030,174 m and the detour factor of 1.3. */
test.each<[string, Point, Point, number]>([
  ['a degree along the equator', [0, 80], [0, 81], 144_553],
  ['a degree along a meridian', [7, 80], [8, 80], 144_553],
  ['a degree along the 60th parallel', [60, 0], [60, 1], 72_276],
  ['from pole to pole', [90, 0], [-90, 0], 26_019_613],
])('estimates the road for %s', (_name, [latitude, longitude], [toLatitude, toLongitude], expected) => {
  const { metres } = createLocationTravel({
    locations: [
      [0, 0],
      [longitude, latitude],
      [toLongitude, toLatitude],
    ],
  });
  expect(metres(1, 2)).toBe(expected);
  expect(metres(2, 1)).toBe(expected);
  expect(metres(2, 2)).toBe(0);
});

const anyPoint = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

test('estimates the same distances as the great circle', () => {
  fc.assert(
    fc.property(anyPoint, anyPoint, (a, b) => {
      const { metres } = createLocationTravel({
        locations: [
          [a[1], a[0]],
          [b[1], b[0]],
        ],
      });
      expect(Math.abs(metres(0, 1) - estimateRoadKm([a, b]) * 1_000)).toBeLessThan(2);
    }),
  );
});

test('estimates half the circumference between antipodes', () => {
  fc.assert(
    fc.property(anyPoint, ([latitude, longitude]) => {
      const { metres } = createLocationTravel({
        locations: [
          [longitude, latitude],
          [longitude + 180, -latitude],
        ],
      });
      expect(Math.abs(metres(0, 1) - 26_019_613)).toBeLessThan(3);
    }),
    { numRuns: 500 },
  );
});
