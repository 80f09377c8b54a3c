import { FillRule, intersect, type Path64 } from 'clipper2-ts';
import { offGrid, onGrid } from '../geo/segment.rules.ts';
import { areaOf, boundsOf, type Outline, signedArea } from './zone.rules.ts';

/** `area` in km². */
export type Common = { area: number; outlines: [number, number][][] };

/** Less of the smaller one is not an overlap but the rounding of edges that two zones share. */
const LEAST_SHARE = 1e-6;

const pathOf = (outline: Outline): Path64 => outline.map(onGrid).map(([y, x]) => ({ x, y }));
const outlineOf = (path: Path64) => path.map(({ x, y }): [number, number] => [...offGrid([y, x])]);

function areApart(one: Outline, other: Outline): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.north <= b.south || b.north <= a.south || a.east <= b.west || b.east <= a.west;
}

/** What two zones have in common; null: nothing, or only an edge. */
export function commonOf(one: Outline, other: Outline): Common | null {
  if (areApart(one, other)) return null;
  const outlines = intersect([pathOf(one)], [pathOf(other)], FillRule.EvenOdd).map(outlineOf);
  const area = Math.abs(outlines.reduce((sum, outline) => sum + signedArea(outline), 0));
  return area > LEAST_SHARE * Math.min(areaOf(one), areaOf(other)) ? { area, outlines } : null;
}

/** Which share of an area another one is, from 0 to 1. */
export const shareOf = (part: number, whole: number) => Math.min(1, part / whole);
