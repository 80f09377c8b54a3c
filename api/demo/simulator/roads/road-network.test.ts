import { greatCircleKm, type Point } from '../../../src/platform/geometry/great-circle.rules.ts';
import { HARVEST_PLACES, LAGOON_PLACES, MERIDIAN_PLACES, SERENDIB_PLACES } from '../../cast/places.ts';
import { roadBetween } from './road-network.ts';
import { ROADS } from './roads.ts';
import { TOWNS } from './towns.ts';

const PLACES: Point[] = [...HARVEST_PLACES, ...LAGOON_PLACES, ...SERENDIB_PLACES, ...MERIDIAN_PLACES].map(
  ([, , , , , latitude, longitude]) => [latitude, longitude],
);
const lengthOf = (road: readonly Point[]) =>
  road.slice(1).reduce((sum, point, i) => sum + greatCircleKm(road[i] ?? point, point), 0);

test('every town is on a road', () => {
  expect(new Set(ROADS.flat())).toEqual(new Set(Object.keys(TOWNS)));
});

test('roads connect every pair of places, without jumps and long detours', () => {
  for (const from of PLACES)
    for (const to of PLACES.filter((place) => greatCircleKm(from, place) > 20)) {
      const road = roadBetween(from, to);
      expect([road[0], road.at(-1)]).toEqual([from, to]);
      const longest = Math.max(...road.slice(1).map((point, i) => greatCircleKm(road[i] ?? point, point)));
      expect(longest).toBeLessThan(1.3);
      expect(lengthOf(road) / greatCircleKm(from, to)).toBeLessThan(2.5);
    }
});

test('the road from Galle to Jaffna leads through Colombo or Kandy, not over the sea', () => {
  const road = roadBetween(TOWNS.Galle, TOWNS.Jaffna);
  const passes = (town: Point) => road.some((point) => greatCircleKm(point, town) < 3);
  expect([passes(TOWNS.Vavuniya), passes(TOWNS['Elephant Pass'])]).toEqual([true, true]);
  expect(lengthOf(road)).toBeGreaterThan(450);
  expect(lengthOf(road)).toBeLessThan(600);
});
