import type { Tags } from './decode-block.ts';

/** The layers of Protomaps, from bottom to top. */
export const LAYERS = ['earth', 'landcover', 'landuse', 'water', 'buildings', 'boundaries', 'roads', 'places'] as const;
export type LayerName = (typeof LAYERS)[number];

/** `min` is the lowest zoom at which it is in the tiles. */
export type Kind = { layer: LayerName; kind: string; min: number };

const table = (layer: LayerName, rows: Record<string, readonly [kind: string, min: number]>) =>
  new Map(Object.entries(rows).map(([value, [kind, min]]) => [value, { layer, kind, min }]));

/** Paths aren't for vehicles: they are left out. */
const ROADS = table('roads', {
  motorway: ['highway', 5],
  motorway_link: ['highway', 10],
  trunk: ['major_road', 6],
  trunk_link: ['major_road', 10],
  primary: ['major_road', 8],
  primary_link: ['major_road', 11],
  secondary: ['major_road', 8],
  secondary_link: ['major_road', 11],
  tertiary: ['medium_road', 9],
  tertiary_link: ['medium_road', 12],
  unclassified: ['minor_road', 12],
  residential: ['minor_road', 12],
  living_street: ['minor_road', 12],
  road: ['minor_road', 12],
  service: ['other', 13],
  track: ['other', 13],
  busway: ['other', 13],
});

const WATERWAYS = table('water', { river: ['river', 8], canal: ['canal', 10] });

const AREAS: Record<string, ReadonlyMap<string, Kind>> = {
  natural: new Map([
    ...table('water', { water: ['water', 6], bay: ['water', 8] }),
    ...table('landcover', {
      wood: ['forest', 8],
      scrub: ['scrub', 9],
      grassland: ['grassland', 9],
      heath: ['scrub', 9],
      wetland: ['wetland', 9],
    }),
  ]),
  waterway: table('water', { riverbank: ['water', 8], dock: ['water', 10] }),
  landuse: new Map([
    ...table('water', { reservoir: ['water', 6], basin: ['water', 10] }),
    ...table('landcover', {
      forest: ['forest', 8],
      meadow: ['grassland', 10],
      grass: ['grassland', 12],
      orchard: ['orchard', 10],
      recreation_ground: ['park', 12],
      village_green: ['park', 12],
      cemetery: ['cemetery', 12],
    }),
    ...table('landuse', {
      industrial: ['industrial', 10],
      commercial: ['commercial', 11],
      retail: ['retail', 12],
      port: ['industrial', 10],
      railway: ['railway', 12],
    }),
  ]),
  leisure: table('landcover', {
    park: ['park', 10],
    garden: ['park', 13],
    nature_reserve: ['nature_reserve', 8],
    golf_course: ['park', 11],
    pitch: ['park', 14],
  }),
  boundary: table('landcover', { national_park: ['nature_reserve', 8] }),
};

const BUILDING: Kind = { layer: 'buildings', kind: 'building', min: 14 };

const PLACES = table('places', {
  city: ['locality', 4],
  town: ['locality', 8],
  village: ['locality', 10],
  suburb: ['neighbourhood', 11],
  quarter: ['neighbourhood', 12],
  neighbourhood: ['neighbourhood', 13],
  hamlet: ['neighbourhood', 13],
});

export const classifyLine = (tags: Tags): Kind | null =>
  (tags['area'] !== 'yes' ? ROADS.get(tags['highway'] ?? '') : null) ?? WATERWAYS.get(tags['waterway'] ?? '') ?? null;

export function classifyArea(tags: Tags, hasBuildings: boolean): Kind | null {
  for (const [key, kinds] of Object.entries(AREAS)) {
    const kind = kinds.get(tags[key] ?? '');
    if (kind) return kind;
  }
  return hasBuildings && tags['building'] !== undefined && tags['building'] !== 'no' ? BUILDING : null;
}

export const classifyPlace = (tags: Tags): Kind | null =>
  tags['name'] === undefined ? null : (PLACES.get(tags['place'] ?? '') ?? null);

/** The level of an administrative border that maps show: 2 for countries, 3 and 4 for their regions. */
export function getBorderLevel(tags: Tags): 2 | 3 | 4 | null {
  if (tags['boundary'] !== 'administrative') return null;
  const level = Number(tags['admin_level']);
  return level === 2 || level === 3 || level === 4 ? level : null;
}

export const toBorder = (level: number): Kind =>
  level === 2 ? { layer: 'boundaries', kind: 'country', min: 4 } : { layer: 'boundaries', kind: 'region', min: 7 };

const NAME = /^name(:[a-z]{2,3})?$/;

/** Its name at the place and in each language; the number of a road that has no name. */
export function pickNames(tags: Tags): Record<string, string> {
  const names = Object.fromEntries(Object.entries(tags).filter(([key]) => NAME.test(key)));
  const number = tags['highway'] === undefined ? undefined : tags['ref'];
  return number === undefined ? names : { ...names, ref: number };
}

/** The zoom from which an area covers a few pixels. `width`: its longer side in degrees. */
export const getAreaZoom = (width: number): number =>
  Math.min(14, Math.max(0, Math.ceil(Math.log2((4 * 360) / (512 * Math.max(width, 1e-6))))));
