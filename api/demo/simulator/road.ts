import { greatCircleKm, type Point } from '../../src/platform/geometry/great-circle.rules.ts';
import { between } from './chance.ts';

/** One bend per this many km. */
const PIECE_KM = 0.8;
/** How far a road deviates from the straight line, as fractions of its length: one bend, two, and many. */
const BENDS = [
  [1, 0.07],
  [2, 0.04],
  [7, 0.008],
] as const;

/** A winding road from one place to another. */
export function roadBetween(from: Point, to: Point, chance: () => number): Point[] {
  const pieces = Math.max(2, Math.round(greatCircleKm(from, to) / PIECE_KM));
  const [north, east] = [to[0] - from[0], to[1] - from[1]];
  const sides = BENDS.map(([often, far]) => [often, far * between(chance, -1, 1)] as const);
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const along = i / pieces;
    const aside = sides.reduce((sum, [often, far]) => sum + far * Math.sin(Math.PI * often * along), 0);
    return [from[0] + north * along - east * aside, from[1] + east * along + north * aside];
  });
}

const RADIANS = Math.PI / 180;
const FULL_TURN = 360;

/** Degrees clockwise from north. */
export const headingFrom = ([lat, lon]: Point, [toLat, toLon]: Point) =>
  (Math.atan2((toLon - lon) * Math.cos(lat * RADIANS), toLat - lat) / RADIANS + FULL_TURN) % FULL_TURN;
