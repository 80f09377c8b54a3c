import type { Point } from '../../src/platform/geometry/great-circle.rules.ts';

const RADIANS = Math.PI / 180;
const FULL_TURN = 360;

/** Degrees clockwise from north. */
export const headingFrom = ([lat, lon]: Point, [toLat, toLon]: Point) =>
  (Math.atan2((toLon - lon) * Math.cos(lat * RADIANS), toLat - lat) / RADIANS + FULL_TURN) % FULL_TURN;
