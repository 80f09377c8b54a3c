import { useMemo } from 'react';
import type { GeoJsonData } from '../engine/engine.ts';
import { toRing, type Geofence } from '../engine/geo.ts';
import { useDataLayer } from './use-layer.ts';

/** Translucent circles and polygons. */
export function MapGeofences({ geofences }: { geofences: readonly Geofence[] }) {
  const data = useMemo(
    (): GeoJsonData => ({
      type: 'FeatureCollection',
      features: geofences.map((geofence) => ({
        type: 'Feature',
        properties: { kind: geofence.kind },
        geometry: { type: 'Polygon', coordinates: [toRing(geofence)] },
      })),
    }),
    [geofences],
  );
  useDataLayer(
    data,
    (resolve) => [
      { type: 'fill', paint: { 'fill-color': resolve('accent.fg'), 'fill-opacity': 0.14 } },
      { type: 'line', paint: { 'line-color': resolve('accent.fg'), 'line-width': 1.5, 'line-opacity': 0.8 } },
    ],
    'geofences',
  );
  return null;
}
