import type { DrawingOptions } from './drawing.ts';

const polygon = ['==', '$type', 'Polygon'];
const corner = ['==', 'meta', 'vertex'];
const middle = ['==', 'meta', 'midpoint'];
const point = ['==', '$type', 'Point'];

/** How what is being drawn looks: in the portal's own colours, translucent. */
export const drawStyle = ({ line, handle }: DrawingOptions['colours']) => [
  { id: 'draw-fill', type: 'fill', filter: polygon, paint: { 'fill-color': line, 'fill-opacity': 0.16 } },
  {
    id: 'draw-edge',
    type: 'line',
    filter: ['any', polygon, ['==', '$type', 'LineString']],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': line, 'line-width': 2 },
  },
  {
    id: 'draw-middle',
    type: 'circle',
    filter: ['all', point, middle],
    paint: { 'circle-radius': 4, 'circle-color': line, 'circle-opacity': 0.7 },
  },
  {
    id: 'draw-corner',
    type: 'circle',
    filter: ['all', point, corner],
    paint: { 'circle-radius': 6, 'circle-color': handle, 'circle-stroke-color': line, 'circle-stroke-width': 2 },
  },
];
