import { getAreaZoom, toBorder, type Kind, type LayerName } from './classify.rules.ts';
import type { Elements, Names } from './collect.ts';
import { createCoasts } from './coasts.ts';
import { DEGREE, type Bounds, type Points } from './points.ts';
import { groupHoles, joinLines, type Position } from './rings.rules.ts';

/** Rings and lines are numbers of points; those of coasts and places are positions, in units of 1e-7 degrees. */
export type Feature = {
  layer: LayerName;
  min: number;
  properties: Readonly<Record<string, string | number>>;
  type: 'Point' | 'LineString' | 'Polygon';
  lines: readonly (Int32Array | readonly Position[])[];
  box: Bounds;
};

type Line = Feature['lines'][number];

export const toPositions = (line: Line, { getLongitude, getLatitude }: Points): readonly Position[] =>
  line instanceof Int32Array ? Array.from(line, (index): Position => [getLongitude(index), getLatitude(index)]) : line;

export function getBox(line: readonly Position[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  }
  return [west, south, east, north];
}

const getWidth = ([west, south, east, north]: Bounds) => Math.max(east - west, north - south) / DEGREE;

export function createFeatures(elements: Elements, bounds: Bounds): Feature[] {
  const { points, ways, areas, borderLines, coasts, memberLines, places, toLine } = elements;
  const features: Feature[] = [];

  const add = ({ layer, kind, min }: Kind, type: Feature['type'], lines: Feature['lines'], names: Names | object) => {
    const [first] = lines;
    if (!first || first.length < (type === 'Polygon' ? 4 : 2)) return;
    const box = getBox(toPositions(first, points));
    const isSized = type === 'Polygon' && layer !== 'earth';
    features.push({
      layer,
      min: isSized ? Math.max(min, getAreaZoom(getWidth(box))) : min,
      properties: { kind, ...names },
      type,
      lines,
      box,
    });
  };

  const addAreas = () => {
    for (const { kind, names, outer, inner } of areas) {
      const join = (ids: readonly number[]) =>
        joinLines(ids.flatMap((id) => memberLines.get(id) ?? []).map(toLine), false).rings.map(
          (ring) => toPositions(Int32Array.from(ring), points) as Position[],
        );
      for (const rings of groupHoles(join(outer), join(inner))) add(kind, 'Polygon', rings, names);
    }
  };

  const { rings, open } = joinLines(coasts.map(toLine), true);
  const toPlaces = (line: readonly number[]) => [...toPositions(Int32Array.from(line), points)];
  for (const { kind, ring } of createCoasts(rings.map(toPlaces), open.map(toPlaces), bounds))
    add(kind, 'Polygon', [ring], {});
  addAreas();
  for (const { kind, names, isArea, ...span } of ways)
    add(kind, isArea ? 'Polygon' : 'LineString', [toLine(span)], names);
  for (const { level, ...span } of borderLines)
    add(toBorder(level), 'LineString', [toLine(span)], { admin_level: level });
  for (const { kind, names, population, longitude, latitude } of places)
    features.push({
      layer: kind.layer,
      min: kind.min,
      properties: { kind: kind.kind, ...names, population },
      type: 'Point',
      lines: [[[longitude, latitude]]],
      box: [longitude, latitude, longitude, latitude],
    });
  return features;
}
