import { useMemo } from 'react';
import type { Data } from './engine.ts';
import { ringOf, type Geofence } from './geo.ts';
import { useLayer } from './use-layer.ts';

/** Circles and polygons, translucent. */
export function MapGeofences({ geofences }: { geofences: readonly Geofence[] }) {
  const data = useMemo(
    (): Data => ({
      type: 'FeatureCollection',
      features: geofences.map((geofence) => ({
        type: 'Feature',
        properties: { kind: geofence.kind },
        geometry: { type: 'Polygon', coordinates: [ringOf(geofence)] },
      })),
    }),
    [geofences],
  );
  useLayer(
    data,
    (colour) => [
      { type: 'fill', paint: { 'fill-color': colour('accent.fg'), 'fill-opacity': 0.14 } },
      { type: 'line', paint: { 'line-color': colour('accent.fg'), 'line-width': 1.5, 'line-opacity': 0.8 } },
    ],
    'geofences',
  );
  return null;
}
