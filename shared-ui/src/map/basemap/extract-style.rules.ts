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
  roads: { layer: string; names: string; field: string; kinds: Record<Road, readonly string[]> };
  buildings: string;
  places: { layer: string; field: string; towns: readonly string[]; quarters: readonly string[] };
};

/** The names of layers and fields. Water is `water` in both. */
const SCHEMAS: Record<MapExtract['schema'], Schema> = {
  openmaptiles: {
    land: null,
    green: ['landcover', 'park'],
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

/** Casings first, so that crossings are open. */
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
      layout: { ...font, 'symbol-placement': 'line', 'text-size': 11 },
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

/** The layers of an extract, above the ground of the world and below its labels. */
export function createExtractLayers(extract: MapExtract, colours: Colours, locale: string): TileLayer[] {
  const schema = SCHEMAS[extract.schema];
  const fill = (layer: string, colour: string, minzoom: number): Part => ({
    'source-layer': layer,
    type: 'fill',
    minzoom,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colour },
  });
  return [
    ...(schema.land ? [fill(schema.land, colours.land, EXTRACT_ZOOM)] : []),
    ...schema.green.map((layer) => fill(layer, colours.green, 9)),
    fill('water', colours.sea, EXTRACT_ZOOM),
    fill(schema.buildings, colours.building, 14),
    ...createRoads(schema, colours),
    ...createLabels(schema, colours, createLocalName(locale)),
  ].map((part, index) => ({ id: `${EXTRACT}-${part['source-layer']}-${index}`, source: EXTRACT, ...part }));
}
