import { useMemo } from 'react';
import type { GeoJsonData } from '../engine/engine.ts';
import { toRing, type Coordinates } from '../engine/geo.ts';
import { HUES, type Hue } from '../../theme/hues.ts';
import { useDataLayer } from './use-layer.ts';

export type MapZone = { id: string; colour: Hue; points: readonly Coordinates[] };

type ZonesProps = {
  zones: readonly MapZone[];
  selectedId?: string | null;
};

const NO_OUTLINES: readonly (readonly Coordinates[])[] = [];

/** Zones in their colours; the selected one is highlighted. */
export function MapZones({ zones, selectedId = null }: ZonesProps) {
  const data = useMemo(
    (): GeoJsonData => ({
      type: 'FeatureCollection',
      features: zones.map(({ id, colour, points }) => ({
        type: 'Feature',
        properties: { kind: 'zone', colour, isSelected: id === selectedId },
        geometry: { type: 'Polygon', coordinates: [toRing({ kind: 'polygon', points })] },
      })),
    }),
    [zones, selectedId],
  );
  useDataLayer(
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

/** Overlaps of zones: darker, with a dashed outline. */
export function MapOverlaps({ outlines = NO_OUTLINES }: { outlines?: readonly (readonly Coordinates[])[] }) {
  const data = useMemo(
    (): GeoJsonData => ({
      type: 'FeatureCollection',
      features: outlines.map((points) => ({
        type: 'Feature',
        properties: { kind: 'overlap' },
        geometry: { type: 'Polygon', coordinates: [toRing({ kind: 'polygon', points })] },
      })),
    }),
    [outlines],
  );
  useDataLayer(
    data,
    (colour) => [
      { type: 'fill', paint: { 'fill-color': colour('fg.default'), 'fill-opacity': 0.18 } },
      { type: 'line', paint: { 'line-color': colour('fg.default'), 'line-width': 2, 'line-dasharray': [2, 2] } },
    ],
    'overlaps',
  );
  return null;
}
