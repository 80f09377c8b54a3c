import { estimateLeg } from '../../../network/public.ts';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { buildPool, buildRoads, poolOrder } from '../testing/pools.ts';
import { vehicle } from '../testing/fleets.ts';
import { createFleetTravel, listFleetPoints, roundTravel } from './fleet-places.rules.ts';

const [PICKUP, DROP, PLACE, HOME, FROM, TO, ELSEWHERE] = [0, 1, 2, 3, 4, 5, 6].map((n): Point => [7 + n / 10, 80]) as [
  Point,
  Point,
  Point,
  Point,
  Point,
  Point,
  Point,
];
const use = (from: Point | null, to: Point | null) => ({ fromAt: 0, toAt: 1, from, to, isWork: true });
const VEHICLES = [
  vehicle('a', { place: PLACE, home: HOME, uses: [use(FROM, null), use(null, TO)] }),
  vehicle('b', { place: null, home: null }),
];
const stops = [PICKUP, DROP].map((point, n) => ({ locationId: `stop-${n}`, point }));
const travelBy = (roads?: ReturnType<typeof buildRoads>) =>
  createFleetTravel(buildPool([poolOrder('o', { stops })], roads && { roads }), VEHICLES);
const estimate = roundTravel(estimateLeg);

test('vehicles are at known places: their position, home, and the start and end of other tasks', () => {
  expect(listFleetPoints(VEHICLES)).toEqual([PLACE, HOME, FROM, TO]);
});

test.each<[string, Point, Point]>([
  ['of orders', PICKUP, DROP],
  ['of vehicles', PLACE, TO],
  ['of which the second is on a road', DROP, HOME],
  ['of which one is new', ELSEWHERE, DROP],
  ['of which the other is new', DROP, ELSEWHERE],
])('legs between places %s are estimated without roads, and where roads do not lead', (_which, from, to) => {
  const roads = buildRoads([[PICKUP, HOME, 1_000]]);
  for (const travel of [travelBy(), travelBy(roads)]) {
    const way = travel(from, to);
    expect(way).toEqual(estimate(from, to));
    expect(way.metres).toBeGreaterThan(10_000);
  }
});

test('legs between places of orders and vehicles are those by road, in whole metres and seconds', () => {
  const travel = travelBy(
    buildRoads([
      [PICKUP, DROP, 50_000.4, 3_000.6],
      [PLACE, HOME, 9_000, 700],
    ]),
  );
  expect(travel(PICKUP, DROP)).toEqual({ metres: 50_000, seconds: 3_001, isEstimated: false });
  expect(travel(PLACE, HOME)).toEqual({ metres: 9_000, seconds: 700, isEstimated: false });
  expect(travel(PICKUP, PLACE)).toEqual(estimate(PICKUP, PLACE));
});

test('staying at a place takes no time', () => {
  for (const roads of [undefined, buildRoads([[PICKUP, DROP, 1]])])
    expect(travelBy(roads)(PICKUP, PICKUP)).toEqual({ metres: 0, seconds: 0, isEstimated: true });
});
