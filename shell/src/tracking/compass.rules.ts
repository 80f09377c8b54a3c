export const COMPASS_POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

const DEGREES = 360;

/** @param heading in degrees from north, clockwise */
export const toCompassPoint = (heading: number): CompassPoint =>
  COMPASS_POINTS[Math.round((heading / DEGREES) * COMPASS_POINTS.length) % COMPASS_POINTS.length] ?? 'n';
