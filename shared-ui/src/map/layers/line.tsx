import { useMemo } from 'react';
import type { Data } from './engine.ts';
import { lngLat, type Place } from './geo.ts';
import { useLayer } from './use-layer.ts';

export type LineTone = 'accent' | 'muted' | 'info' | 'good' | 'warn' | 'bad';
type LineLook = {
  tone?: LineTone;
  /** Not the way itself, but an estimate of it. */
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

/** Lines of one look, each from place to place, in order. */
export function MapLines({
  lines,
  tone = 'accent',
  isDashed = false,
}: LineLook & { lines: readonly (readonly Place[])[] }) {
  const data = useMemo(
    (): Data => ({
      type: 'FeatureCollection',
      features: lines.map((points) => ({
        type: 'Feature',
        properties: { kind: 'line' },
        geometry: { type: 'LineString', coordinates: points.map(lngLat) },
      })),
    }),
    [lines],
  );
  useLayer(
    data,
    (colour) => [
      {
        type: 'line',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour(COLOURS[tone]),
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

/** A line from place to place, in order. */
export function MapLine({ points, ...look }: LineLook & { points: readonly Place[] }) {
  const lines = useMemo(() => [points], [points]);
  return <MapLines lines={lines} {...look} />;
}
