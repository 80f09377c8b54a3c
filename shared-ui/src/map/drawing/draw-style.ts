import type { DrawingOptions } from './drawing.ts';

const IS_POLYGON = ['==', '$type', 'Polygon'];
const IS_VERTEX = ['==', 'meta', 'vertex'];
const IS_MIDPOINT = ['==', 'meta', 'midpoint'];
const IS_POINT = ['==', '$type', 'Point'];

/** The style of the geofence being edited. */
export const createDrawStyle = ({ line, handle }: DrawingOptions['colours']) => [
  { id: 'draw-fill', type: 'fill', filter: IS_POLYGON, paint: { 'fill-color': line, 'fill-opacity': 0.16 } },
  {
    id: 'draw-edge',
    type: 'line',
    filter: ['any', IS_POLYGON, ['==', '$type', 'LineString']],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': line, 'line-width': 2 },
  },
  {
    id: 'draw-middle',
    type: 'circle',
    filter: ['all', IS_POINT, IS_MIDPOINT],
    paint: { 'circle-radius': 4, 'circle-color': line, 'circle-opacity': 0.7 },
  },
  {
    id: 'draw-corner',
    type: 'circle',
    filter: ['all', IS_POINT, IS_VERTEX],
    paint: { 'circle-radius': 6, 'circle-color': handle, 'circle-stroke-color': line, 'circle-stroke-width': 2 },
  },
];
