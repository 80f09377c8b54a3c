import type { TileLayer, Values } from '../engine/engine.ts';
import type { Colours } from './basemap-colours.ts';
import { createCountryName, LABEL_FONT } from './names.rules.ts';

export const WORLD = 'world';
/** From this zoom on, an extract draws its own water and names. */
export const EXTRACT_ZOOM = 8;

export type Bounds = readonly [west: number, south: number, east: number, north: number];

const toBox = ([west, south, east, north]: Bounds) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** Widths at zooms 4, 8 and 13. */
const toWidth = (...[far, middle, near]: [number, number, number]) => [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  far,
  8,
  middle,
  13,
  near,
];

const BY_ZOOM = ['<=', ['get', 'min'], ['zoom']];
/** The area where an extract has no names. */
const outside = (extract: Bounds | null) =>
  extract ? [['any', ['<', ['zoom'], EXTRACT_ZOOM], ['!', ['within', toBox(extract)]]]] : [];

/** Large towns are those shown at low zooms. */
const bySize = (large: number, middle: number, small: number) => ['step', ['get', 'min'], large, 6, middle, 8, small];

const TOWN_LAYOUT: Values = {
  'text-field': ['get', 'name'],
  'text-font': LABEL_FONT,
  'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 8, bySize(14, 12, 11), 13, bySize(20, 16, 13)],
  'text-max-width': 8,
  'text-padding': 4,
};

type Options = { colours: Colours; locale: string; extract: Bounds | null };
type Part = Omit<TileLayer, 'id' | 'source'>;

const createGround = ({ land, sea, coast, river, border, mainRoad, casing }: Colours): Part[] => [
  { 'source-layer': 'land', type: 'fill', paint: { 'fill-color': land } },
  { 'source-layer': 'lake', type: 'fill', paint: { 'fill-color': sea } },
  { 'source-layer': 'river', type: 'line', paint: { 'line-color': river, 'line-width': toWidth(0.5, 1, 2) } },
  { 'source-layer': 'land', type: 'line', paint: { 'line-color': coast, 'line-width': toWidth(0.5, 0.75, 1.5) } },
  {
    'source-layer': 'border',
    type: 'line',
    paint: { 'line-color': border, 'line-width': toWidth(0.75, 1.25, 2), 'line-dasharray': [4, 2] },
  },
  {
    'source-layer': 'road',
    type: 'line',
    minzoom: 5,
    paint: { 'line-color': casing, 'line-width': toWidth(0.75, 2.5, 6) },
  },
  {
    'source-layer': 'road',
    type: 'line',
    minzoom: 5,
    paint: { 'line-color': mainRoad, 'line-width': toWidth(0.5, 1.5, 4) },
  },
];

const createLabels = ({ colours: { text, faintText, halo }, locale, extract }: Options): Part[] => [
  {
    'source-layer': 'town',
    type: 'symbol',
    minzoom: 3,
    filter: ['all', BY_ZOOM, ...outside(extract)],
    layout: TOWN_LAYOUT,
    paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  },
  {
    'source-layer': 'country',
    type: 'symbol',
    maxzoom: 7,
    filter: BY_ZOOM,
    layout: {
      'text-field': createCountryName(locale),
      'text-font': LABEL_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 16],
      'text-letter-spacing': 0.08,
      'text-max-width': 7,
    },
    paint: { 'text-color': faintText, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  },
];

const toLayer = (part: Part, index: number): TileLayer => ({
  id: `${WORLD}-${part['source-layer']}-${index}`,
  source: WORLD,
  ...part,
});

/** The layers of the bundled world, below and above those of an extract. */
export const createWorldLayers = (options: Options) => ({
  ground: createGround(options.colours).map(toLayer),
  labels: createLabels(options).map(toLayer),
});
