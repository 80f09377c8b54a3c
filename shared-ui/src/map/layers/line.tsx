import { useMemo } from 'react';
import type { GeoJsonData } from '../engine/engine.ts';
import { toLngLat, type Coordinates } from '../engine/geo.ts';
import { useDataLayer } from './use-layer.ts';

export type LineTone = 'accent' | 'muted' | 'info' | 'good' | 'warn' | 'bad';
type LineStyle = {
  tone?: LineTone;
  /** For estimates. */
  isDashed?: boolean;
};

const COLOURS: Record<LineTone, string> = {
  accent: 'accent.fg',
  muted: 'fg.muted',
  info: 'status.info.fg',
  good: 'status.good.fg',
  warn: 'status.warn.fg',
  bad: 'status.bad.fg',
};

/** Lines with the same style. */
export function MapLines({
  lines,
  tone = 'accent',
  isDashed = false,
}: LineStyle & { lines: readonly (readonly Coordinates[])[] }) {
  const data = useMemo(
    (): GeoJsonData => ({
      type: 'FeatureCollection',
      features: lines.map((points) => ({
        type: 'Feature',
        properties: { kind: 'line' },
        geometry: { type: 'LineString', coordinates: points.map(toLngLat) },
      })),
    }),
    [lines],
  );
  useDataLayer(
    data,
    (resolve) => [
      {
        type: 'line',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': resolve(COLOURS[tone]),
          'line-width': 3,
          'line-opacity': 0.85,
          ...(isDashed && { 'line-dasharray': [1, 2] }),
        },
      },
    ],
    `${tone} ${isDashed}`,
  );
  return null;
}

export function MapLine({ points, ...style }: LineStyle & { points: readonly Coordinates[] }) {
  const lines = useMemo(() => [points], [points]);
  return <MapLines lines={lines} {...style} />;
}
