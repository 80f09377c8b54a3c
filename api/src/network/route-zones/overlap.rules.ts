import { FillRule, intersect, type Path64 } from 'clipper2-ts';
import { fromGrid, toGrid } from '../geo/segment.rules.ts';
import { areDisjoint, computeArea, computeBounds, type Outline, signedArea } from './zone.rules.ts';

/** `area` in km². */
export type Intersection = { area: number; outlines: [number, number][][] };

/** A smaller share of the smaller zone is a rounding error along a common edge. */
const MIN_SHARE = 1e-6;

const toPath = (outline: Outline): Path64 => outline.map(toGrid).map(([y, x]) => ({ x, y }));
const toOutline = (path: Path64) => path.map(({ x, y }): [number, number] => [...fromGrid([y, x])]);

/** The common area of two zones; null when they have at most an edge in common. */
export function intersectOutlines(a: Outline, b: Outline): Intersection | null {
  if (areDisjoint(computeBounds(a), computeBounds(b))) return null;
  const outlines = intersect([toPath(a)], [toPath(b)], FillRule.EvenOdd).map(toOutline);
  const area = Math.abs(outlines.reduce((sum, outline) => sum + signedArea(outline), 0));
  return area > MIN_SHARE * Math.min(computeArea(a), computeArea(b)) ? { area, outlines } : null;
}

/** Between 0 and 1. */
export const toShare = (part: number, total: number) => Math.min(1, part / total);
