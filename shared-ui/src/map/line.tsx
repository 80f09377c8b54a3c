import { useMemo } from 'react';
import type { Data } from './engine.ts';
import { lngLat, type Place } from './geo.ts';
import { useLayer } from './use-layer.ts';

export type LineTone = 'accent' | 'muted';
type LineProps = {
  points: readonly Place[];
  tone?: LineTone;
  /** Not the way itself, but an estimate of it. */
  isDashed?: boolean;
};

const COLOURS: Record<LineTone, string> = { accent: 'accent.fg', muted: 'fg.muted' };

/** A line from place to place, in order. */
export function MapLine({ points, tone = 'accent', isDashed = false }: LineProps) {
  const data = useMemo((): Data => ({ type: 'Feature', properties: { kind: 'line' }, geometry: { type: 'LineString', coordinates: points.map(lngLat) } }), [points]);
  useLayer(data, (colour) => [
    { type: 'line', layout: { 'line-cap': 'round', 'line-join': 'round' }, paint: { 'line-color': colour(COLOURS[tone]), 'line-width': 3, 'line-opacity': 0.85, ...(isDashed && { 'line-dasharray': [1, 2] }) } },
  ], `${tone} ${isDashed}`);
  return null;
}
