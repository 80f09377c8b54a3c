import fc from 'fast-check';
import Supercluster from 'supercluster';
import { ClusterIndex, LAST_CLUSTERED_ZOOM } from './cluster-index.ts';
import { toLngLat, type LngLat } from '../engine/geo.ts';

type Item = { id: string; plate: string; latitude: number; longitude: number };

const WORLD = { getWest: () => -180, getSouth: () => -90, getEast: () => 180, getNorth: () => 90 };
const ZOOMS = Array.from({ length: 20 }, (_, zoom) => zoom - 1);
/** Towns with vehicles at various distances. */
const townArbitrary = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
  spread: fc.constantFrom(0, 0.0005, 0.01, 0.5),
  count: fc.integer({ min: 1, max: 15 }),
});
type Town = { latitude: number; longitude: number; spread: number; count: number };
const buildVehicles = (towns: readonly Town[]) =>
  towns.flatMap(({ latitude, longitude, spread, count }, townIndex) =>
    Array.from({ length: count }, (_, index): Item => ({
      id: `${townIndex}-${index}`,
      plate: `WP ${(townIndex * 7 + index) % 5}`,
      latitude: latitude + (((index * 7) % 15) * spread) / 15,
      longitude: longitude + (((index * 4) % 15) * spread) / 15,
    })),
  );
const vehiclesArbitrary = fc.array(townArbitrary, { maxLength: 6 }).map(buildVehicles);

/** The reference: all zooms indexed by supercluster. */
const allZooms = (items: readonly Item[]) =>
  new Supercluster<Item, object>({ radius: 60, maxZoom: LAST_CLUSTERED_ZOOM }).load(
    items.map((item) => ({
      type: 'Feature',
      properties: item,
      geometry: { type: 'Point', coordinates: [item.longitude, item.latitude] },
    })),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Pixels at a zoom, with tiles of 512 px. */
const toPixels = ([longitude, latitude]: LngLat, zoom: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    ((longitude + 180) / 360) * 512 * 2 ** zoom,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 512 * 2 ** zoom,
  ] as const;
};

const distance = (a: LngLat, b: LngLat, zoom: number) => {
  const [[x, y], [bx, by]] = [toPixels(a, zoom), toPixels(b, zoom)];
  return Math.hypot(x - bx, y - by);
};
/** Supercluster rounds positions to fractions of a pixel. */
const ROUNDING = 0.1;

test('shows every filtered item once at every zoom, and clusters items within 60 px', () =>
  fc.assert(
    fc.property(
      vehiclesArbitrary,
      fc.integer({ min: 0, max: 4 }),
      fc.shuffledSubarray(ZOOMS, { minLength: 4, maxLength: 4 }),
      (items, plateNumber, zooms) => {
        const index = new ClusterIndex<Item>(true);
        index.load(items);
        index.getInView(WORLD, zooms[0]!);
        const remaining = items.filter(({ plate }) => plate === `WP ${plateNumber}`);
        index.load(remaining);
        for (const zoom of zooms) {
          const { clusters, singles } = index.getInView(WORLD, zoom + 0.5);
          expect(sum(clusters.map(({ count }) => count)) + singles.length).toBe(remaining.length);
          expect([new Set(singles).size, singles.every((single) => remaining.includes(single))]).toEqual([
            singles.length,
            true,
          ]);
          if (zoom > LAST_CLUSTERED_ZOOM) continue;
          const level = Math.max(0, zoom);
          for (const { at, count } of clusters)
            expect(
              remaining.filter((item) => distance(toLngLat(item), at, level) <= 120 + ROUNDING).length,
            ).toBeGreaterThanOrEqual(count);
          for (const [singleIndex, single] of singles.entries())
            for (const b of singles.slice(singleIndex + 1))
              expect(distance(toLngLat(single), toLngLat(b), level)).toBeGreaterThan(60 - ROUNDING);
        }
      },
    ),
    { numRuns: 50 },
  ));

test('equals supercluster at the last clustered zoom, and shows all items beyond', () =>
  fc.assert(
    fc.property(vehiclesArbitrary, (items) => {
      const index = new ClusterIndex<Item>(true);
      index.load(items);
      const supercluster = allZooms(items);
      for (const zoom of [LAST_CLUSTERED_ZOOM, LAST_CLUSTERED_ZOOM + 1]) {
        const { clusters, singles } = index.getInView(WORLD, zoom);
        const expected = supercluster.getClusters([-180, -90, 180, 90], zoom);
        expect(singles).toEqual(expected.flatMap(({ properties }) => ('cluster' in properties ? [] : [properties])));
        expect(clusters.map(({ at, count }) => [at, count])).toEqual(
          expected.flatMap(({ geometry, properties }) =>
            'cluster' in properties ? [[geometry.coordinates, properties.point_count]] : [],
          ),
        );
      }
    }),
  ));

test('expands a cluster at the first zoom that splits it', () =>
  fc.assert(
    fc.property(
      townArbitrary.map((a) => buildVehicles([a])),
      fc.integer({ min: 0, max: LAST_CLUSTERED_ZOOM }),
      (items, zoom) => {
        const index = new ClusterIndex<Item>(true);
        index.load(items);
        const {
          clusters: [cluster],
          singles,
        } = index.getInView(WORLD, zoom);
        fc.pre(cluster?.count === items.length && singles.length === 0);
        const expansionZoom = cluster!.getExpansionZoom();
        const countAt = (level: number) => {
          const view = index.getInView(WORLD, level);
          return view.clusters.length + view.singles.length;
        };
        for (let level = zoom; level < expansionZoom; level += 1) expect(countAt(level)).toBe(1);
        expect(countAt(expansionZoom)).toBeGreaterThan(1);
      },
    ),
  ));
