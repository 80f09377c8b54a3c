import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import land from 'world-atlas/land-10m.json' with { type: 'json' };
import { HARVEST_PLACES, LAGOON_PLACES, MERIDIAN_PLACES, SERENDIB_PLACES } from '../../api/demo/cast/places.ts';
import { lineBetween, roadBetween } from '../../api/demo/simulator/roads/road-network.ts';
import { ROADS } from '../../api/demo/simulator/roads/roads.ts';
import { TOWNS, type Town } from '../../api/demo/simulator/roads/towns.ts';
import { isInRing, type Position } from './osm/rings.rules.ts';

type Point = readonly [latitude: number, longitude: number];

/** Roads that cross water, by a causeway or a bridge. */
const CAUSEWAYS = [
  ['Paranthan', 'Elephant Pass'],
  ['Thallady', 'Mannar'],
  ['Pooneryn', 'Kerativu'],
  ['Atchuvely', 'Nelliady'],
] as const satisfies [Town, Town][];
/** The error of coasts at this scale, and of places at the shore. */
const TOLERANCE_KM = 1;
const KM_PER_DEGREE = 111.2;

const { features } = feature(land, land.objects.land) as FeatureCollection<Polygon | MultiPolygon>;
const shores = features
  .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .map(([shore = []]) => shore as unknown as Position[])
  .filter((shore) => shore.every(([x, y]) => x > 79 && x < 82.5 && y > 5.5 && y < 10));

const isOnLand = ([latitude, longitude]: Point) => shores.some((shore) => isInRing([longitude, latitude], shore));

/** Near enough for some kilometres. */
function kmToShore([latitude, longitude]: Point): number {
  const narrower = Math.cos((latitude * Math.PI) / 180);
  const toKm = ([x, y]: Position) =>
    [(x - longitude) * narrower * KM_PER_DEGREE, (y - latitude) * KM_PER_DEGREE] as const;
  const distances = shores.flatMap((shore) =>
    shore.slice(1).map((end, index) => {
      const [[fromX, fromY], [toX, toY]] = [toKm(shore[index] ?? end), toKm(end)];
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const part = -(fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2 || 1);
      const at = Math.max(0, Math.min(1, part));
      return Math.hypot(fromX + at * alongX, fromY + at * alongY);
    }),
  );
  return Math.min(...distances);
}

const toLine = (from: Town, to: Town) => lineBetween(TOWNS[from], TOWNS[to], `${from}/${to}`);
const bridged = new Set(CAUSEWAYS.flatMap(([from, to]) => toLine(from, to).map((point) => point.join())));
const isAllowed = (point: Point) => isOnLand(point) || bridged.has(point.join()) || kmToShore(point) <= TOLERANCE_KM;

test('the roads of the demo lie on land, but for causeways', () => {
  const roads = ROADS.flatMap((towns) => towns.slice(1).map((to, index) => [towns[index] ?? to, to] as const));
  const wet = roads.filter(([from, to]) => !toLine(from, to).every(isAllowed));
  expect(wet).toEqual([]);
});

test('the ways between places and roads lie on land', () => {
  const places = [...HARVEST_PLACES, ...LAGOON_PLACES, ...SERENDIB_PLACES, ...MERIDIAN_PLACES];
  const wet = places.filter(
    ([, , , , , latitude, longitude]) => !roadBetween([latitude, longitude], TOWNS.Kandy).every(isAllowed),
  );
  expect(wet.map(([name]) => name)).toEqual([]);
});
