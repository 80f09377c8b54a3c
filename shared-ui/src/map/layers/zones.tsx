import { useMemo } from 'react';
import type { Data } from './engine.ts';
import { ringOf, type Place } from './geo.ts';
import { HUES, type Hue } from '../theme/hues.ts';
import { useLayer } from './use-layer.ts';

export type MapZone = { id: string; colour: Hue; points: readonly Place[] };

type ZonesProps = {
  zones: readonly MapZone[];
  selected?: string | null;
};

const NOTHING: readonly (readonly Place[])[] = [];

/** Areas in colours of their own; the selected one stands out. */
export function MapZones({ zones, selected = null }: ZonesProps) {
  const data = useMemo(
    (): Data => ({
      type: 'FeatureCollection',
      features: zones.map(({ id, colour, points }) => ({
        type: 'Feature',
        properties: { kind: 'zone', colour, isSelected: id === selected },
        geometry: { type: 'Polygon', coordinates: [ringOf({ kind: 'polygon', points })] },
      })),
    }),
    [zones, selected],
  );
  useLayer(
    data,
    (colourOf) => {
      const colour = [
        'match',
        ['get', 'colour'],
        ...HUES.flatMap((hue) => [hue, colourOf(`hue.${hue}`)]),
        colourOf('accent.fg'),
      ];
      return [
        { type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': ['case', ['get', 'isSelected'], 0.32, 0.16] } },
        { type: 'line', paint: { 'line-color': colour, 'line-width': ['case', ['get', 'isSelected'], 3, 1.5] } },
      ];
    },
    'zones',
  );
  return null;
}

/** Where areas lie over each other: darker, with a dashed edge. */
export function MapOverlaps({ outlines = NOTHING }: { outlines?: readonly (readonly Place[])[] }) {
  const data = useMemo(
    (): Data => ({
      type: 'FeatureCollection',
      features: outlines.map((points) => ({
        type: 'Feature',
        properties: { kind: 'overlap' },
        geometry: { type: 'Polygon', coordinates: [ringOf({ kind: 'polygon', points })] },
      })),
    }),
    [outlines],
  );
  useLayer(
    data,
    (colour) => [
      { type: 'fill', paint: { 'fill-color': colour('fg.default'), 'fill-opacity': 0.18 } },
      { type: 'line', paint: { 'line-color': colour('fg.default'), 'line-width': 2, 'line-dasharray': [2, 2] } },
    ],
    'overlaps',
  );
  return null;
}
