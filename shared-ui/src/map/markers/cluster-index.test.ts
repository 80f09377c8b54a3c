import fc from 'fast-check';
import Supercluster from 'supercluster';
import { ClusterIndex, LAST_CLUSTERED_ZOOM } from './cluster-index.ts';
import { lngLat, type LngLat } from './geo.ts';

type Item = { id: string; plate: string; latitude: number; longitude: number };

const WORLD = { getWest: () => -180, getSouth: () => -90, getEast: () => 180, getNorth: () => 90 };
const ZOOMS = Array.from({ length: 20 }, (_, zoom) => zoom - 1);
/** Towns with vehicles close together, and some anywhere. */
const town = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  spread: fc.constantFrom(0, 0.0005, 0.01, 0.5),
  count: fc.integer({ min: 1, max: 15 }),
});
type Town = { latitude: number; longitude: number; spread: number; count: number };
const vehiclesOf = (towns: readonly Town[]) =>
  towns.flatMap(({ latitude, longitude, spread, count }, from) =>
    Array.from({ length: count }, (_, index): Item => ({
      id: `${from}-${index}`,
      plate: `WP ${(from * 7 + index) % 5}`,
      latitude: latitude + (((index * 7) % 15) * spread) / 15,
      longitude: longitude + (((index * 4) % 15) * spread) / 15,
    })),
  );
const places = fc.array(town, { maxLength: 6 }).map(vehiclesOf);

/** As supercluster gives it with every zoom made. */
const allZooms = (items: readonly Item[]) =>
  new Supercluster<Item, object>({ radius: 60, maxZoom: LAST_CLUSTERED_ZOOM }).load(
    items.map((item) => ({
      type: 'Feature',
      properties: item,
      geometry: { type: 'Point', coordinates: [item.longitude, item.latitude] },
    })),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** px at that zoom, of tiles of 512. */
const pixels = ([longitude, latitude]: LngLat, zoom: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    ((longitude + 180) / 360) * 512 * 2 ** zoom,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 512 * 2 ** zoom,
  ] as const;
};

const distance = (one: LngLat, other: LngLat, zoom: number) => {
  const [[x, y], [otherX, otherY]] = [pixels(one, zoom), pixels(other, zoom)];
  return Math.hypot(x - otherX, y - otherY);
};
/** Supercluster's places are whole parts of a pixel. */
const ROUNDING = 0.1;

test('at every zoom after a filter all that is left is shown once: what stands within 60 px of another is in a bubble, where its places are', () =>
  fc.assert(
    fc.property(
      places,
      fc.integer({ min: 0, max: 4 }),
      fc.shuffledSubarray(ZOOMS, { minLength: 4, maxLength: 4 }),
      (items, typed, zooms) => {
        const index = new ClusterIndex<Item>(true);
        index.load(items);
        index.inView(WORLD, zooms[0]!);
        const left = items.filter(({ plate }) => plate === `WP ${typed}`);
        index.load(left);
        for (const zoom of zooms) {
          const { bubbles, singles } = index.inView(WORLD, zoom + 0.5);
          expect(sum(bubbles.map(({ count }) => count)) + singles.length).toBe(left.length);
          expect([new Set(singles).size, singles.every((single) => left.includes(single))]).toEqual([
            singles.length,
            true,
          ]);
          if (zoom > LAST_CLUSTERED_ZOOM) continue;
          const level = Math.max(0, zoom);
          for (const { at, count } of bubbles)
            expect(
              left.filter((item) => distance(lngLat(item), at, level) <= 120 + ROUNDING).length,
            ).toBeGreaterThanOrEqual(count);
          for (const [position, single] of singles.entries())
            for (const other of singles.slice(position + 1))
              expect(distance(lngLat(single), lngLat(other), level)).toBeGreaterThan(60 - ROUNDING);
        }
      },
    ),
    { numRuns: 50 },
  ));

test('the deepest clusters are those of a supercluster with all zooms made, and the places apart are all of them', () =>
  fc.assert(
    fc.property(places, (items) => {
      const index = new ClusterIndex<Item>(true);
      index.load(items);
      const every = allZooms(items);
      for (const zoom of [LAST_CLUSTERED_ZOOM, LAST_CLUSTERED_ZOOM + 1]) {
        const { bubbles, singles } = index.inView(WORLD, zoom);
        const found = every.getClusters([-180, -90, 180, 90], zoom);
        expect(singles).toEqual(found.flatMap(({ properties }) => ('cluster' in properties ? [] : [properties])));
        expect(bubbles.map(({ at, count }) => [at, count])).toEqual(
          found.flatMap(({ geometry, properties }) =>
            'cluster' in properties ? [[geometry.coordinates, properties.point_count]] : [],
          ),
        );
      }
    }),
  ));

test('a bubble opens at the first zoom that shows it as more than one, and not before', () =>
  fc.assert(
    fc.property(
      town.map((one) => vehiclesOf([one])),
      fc.integer({ min: 0, max: LAST_CLUSTERED_ZOOM }),
      (items, zoom) => {
        const index = new ClusterIndex<Item>(true);
        index.load(items);
        const {
          bubbles: [bubble],
          singles,
        } = index.inView(WORLD, zoom);
        fc.pre(bubble?.count === items.length && singles.length === 0);
        const opens = bubble!.opensAt();
        const shownAt = (level: number) => {
          const { bubbles, singles: alone } = index.inView(WORLD, level);
          return bubbles.length + alone.length;
        };
        for (let level = zoom; level < opens; level += 1) expect(shownAt(level)).toBe(1);
        expect(shownAt(opens)).toBeGreaterThan(1);
      },
    ),
  ));
