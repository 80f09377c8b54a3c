import type { MapExtract } from 'shared-contracts/values/network/maps';
import type { TileLayer } from '../engine/engine.ts';
import type { Colours } from './basemap-colours.ts';
import { createLocalName, LABEL_FONT } from './names.rules.ts';
import { EXTRACT_ZOOM } from './world-style.rules.ts';

export const EXTRACT = 'extract';

type Road = 'motorway' | 'mainRoad' | 'street';
type Schema = {
  /** Null where land is what isn't water. */
  land: string | null;
  green: readonly string[];
  /** Kinds of areas and rivers, with layer and field. */
  works: { layer: string; field: string; kinds: readonly string[] };
  rivers: { layer: string; field: string; kinds: readonly string[] };
  /** The field that has the kind of a water. */
  waters: string;
  /** A filter of the borders of a country's regions: those of countries are the world's. */
  regions: { layer: string; filter: unknown[] };
  roads: { layer: string; names: string; field: string; kinds: Record<Road, readonly string[]> };
  buildings: string;
  places: { layer: string; field: string; towns: readonly string[]; quarters: readonly string[] };
};

/** The names of layers and fields. Areas of water are `water` in both. */
const SCHEMAS: Record<MapExtract['schema'], Schema> = {
  openmaptiles: {
    land: null,
    green: ['landcover', 'park'],
    works: { layer: 'landuse', field: 'class', kinds: ['industrial', 'commercial', 'retail', 'railway'] },
    rivers: { layer: 'waterway', field: 'class', kinds: ['river', 'canal'] },
    waters: 'class',
    regions: { layer: 'boundary', filter: ['in', ['get', 'admin_level'], ['literal', [3, 4]]] },
    roads: {
      layer: 'transportation',
      names: 'transportation_name',
      field: 'class',
      kinds: {
        motorway: ['motorway', 'trunk'],
        mainRoad: ['primary', 'secondary', 'tertiary'],
        street: ['minor', 'service', 'track', 'busway', 'raceway'],
      },
    },
    buildings: 'building',
    places: {
      layer: 'place',
      field: 'class',
      towns: ['city', 'town', 'village'],
      quarters: ['suburb', 'quarter', 'neighbourhood', 'hamlet'],
    },
  },
  protomaps: {
    land: 'earth',
    green: ['landcover'],
    works: { layer: 'landuse', field: 'kind', kinds: ['industrial', 'commercial', 'retail', 'railway'] },
    rivers: { layer: 'water', field: 'kind', kinds: ['river', 'canal'] },
    waters: 'kind',
    regions: { layer: 'boundaries', filter: ['==', ['get', 'kind'], 'region'] },
    roads: {
      layer: 'roads',
      names: 'roads',
      field: 'kind',
      kinds: { motorway: ['highway'], mainRoad: ['major_road', 'medium_road'], street: ['minor_road', 'other'] },
    },
    buildings: 'buildings',
    places: { layer: 'places', field: 'kind', towns: ['locality'], quarters: ['neighbourhood', 'macrohood'] },
  },
};

/** Widths at zooms 8, 13 and 17, and the zoom from which the roads are drawn. */
const ROADS: readonly { kind: Road; from: number; widths: readonly [number, number, number] }[] = [
  { kind: 'street', from: 12, widths: [0, 1.5, 9] },
  { kind: 'mainRoad', from: 8, widths: [0.6, 3, 14] },
  { kind: 'motorway', from: 8, widths: [1, 4, 18] },
];

type Part = Omit<TileLayer, 'id' | 'source'>;

const toWidth = ([far, middle, near]: readonly [number, number, number], wider: number) => [
  'interpolate',
  ['exponential', 1.4],
  ['zoom'],
  8,
  far + wider / 2,
  13,
  middle + wider,
  17,
  near + wider,
];

const isOneOf = (field: string, values: readonly string[]) => ['in', ['get', field], ['literal', values]];
const ROUND = { 'line-cap': 'round', 'line-join': 'round' };

/** Casings come first, so that crossings are open. */
const createRoads = ({ roads }: Schema, colours: Colours): Part[] =>
  [1.5, 0].flatMap((wider) =>
    ROADS.map(({ kind, from, widths }): Part => ({
      'source-layer': roads.layer,
      type: 'line',
      minzoom: wider ? Math.max(from, 11) : from,
      filter: isOneOf(roads.field, roads.kinds[kind]),
      layout: ROUND,
      paint: { 'line-color': wider ? colours.casing : colours[kind], 'line-width': toWidth(widths, wider) },
    })),
  );

const createLabels = ({ roads, places }: Schema, { text, faintText, halo }: Colours, name: unknown[]): Part[] => {
  const haloPaint = { 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const font = { 'text-field': name, 'text-font': LABEL_FONT };
  return [
    {
      'source-layer': roads.names,
      type: 'symbol',
      minzoom: 13,
      layout: { ...font, 'text-field': [...name, ['get', 'ref']], 'symbol-placement': 'line', 'text-size': 11 },
      paint: { 'text-color': faintText, ...haloPaint },
    },
    {
      'source-layer': places.layer,
      type: 'symbol',
      minzoom: 12,
      filter: isOneOf(places.field, places.quarters),
      layout: { ...font, 'text-size': 11 },
      paint: { 'text-color': faintText, ...haloPaint },
    },
    {
      'source-layer': places.layer,
      type: 'symbol',
      minzoom: EXTRACT_ZOOM,
      filter: isOneOf(places.field, places.towns),
      layout: { ...font, 'text-size': ['interpolate', ['linear'], ['zoom'], 8, 12, 14, 15], 'text-max-width': 8 },
      paint: { 'text-color': text, ...haloPaint },
    },
  ];
};

const isPolygon = ['==', ['geometry-type'], 'Polygon'];
const fill = (layer: string, colour: string, minzoom: number, filter: unknown[] = isPolygon): Part => ({
  'source-layer': layer,
  type: 'fill',
  minzoom,
  filter,
  paint: { 'fill-color': colour },
});

/** The sea is drawn below the land, which some archives only have near a coast; other water is drawn above it. */
function createGround({ land, green, works, waters }: Schema, colours: Colours): Part[] {
  const ofSea = (isSea: boolean) => ['all', isPolygon, [isSea ? '==' : '!=', ['get', waters], 'ocean']];
  return [
    fill('water', colours.sea, EXTRACT_ZOOM, ofSea(true)),
    ...(land ? [fill(land, colours.land, EXTRACT_ZOOM)] : []),
    ...green.map((layer) => fill(layer, colours.green, 9)),
    fill(works.layer, colours.works, 10, ['all', isPolygon, isOneOf(works.field, works.kinds)]),
    fill('water', colours.sea, EXTRACT_ZOOM, ofSea(false)),
  ];
}

const createLines = ({ rivers, regions }: Schema, colours: Colours): Part[] => [
  {
    'source-layer': rivers.layer,
    type: 'line',
    minzoom: EXTRACT_ZOOM,
    filter: ['all', ['==', ['geometry-type'], 'LineString'], isOneOf(rivers.field, rivers.kinds)],
    layout: ROUND,
    paint: { 'line-color': colours.river, 'line-width': toWidth([0.5, 1.5, 6], 0) },
  },
  {
    'source-layer': regions.layer,
    type: 'line',
    minzoom: EXTRACT_ZOOM,
    filter: regions.filter,
    paint: { 'line-color': colours.border, 'line-width': toWidth([0.5, 1, 2], 0), 'line-dasharray': [3, 3] },
  },
];

/** The layers of an extract, above the ground of the world and below its labels. */
export function createExtractLayers(extract: MapExtract, colours: Colours, locale: string): TileLayer[] {
  const schema = SCHEMAS[extract.schema];
  return [
    ...createGround(schema, colours),
    ...createLines(schema, colours),
    fill(schema.buildings, colours.building, 14),
    ...createRoads(schema, colours),
    ...createLabels(schema, colours, createLocalName(locale)),
  ].map((part, index) => ({ id: `${EXTRACT}-${part['source-layer']}-${index}`, source: EXTRACT, ...part }));
}
