type Coordinates = { latitude: number; longitude: number };

/** About ten metres. */
const DECIMALS = 4;

/** The corners of an area as the API's filter has them. */
export const toAreaFilter = (area: readonly Coordinates[]): string[] =>
  area.map(({ latitude, longitude }) => `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`);

/** Null without a valid area: an address may have been changed by hand. */
export function parseAreaFilter(corners: readonly string[]): Coordinates[] | null {
  const points = corners.map((corner) => corner.split(',').map(Number));
  if (points.length < 3 || points.some((point) => point.length !== 2 || !point.every(Number.isFinite))) return null;
  return points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
}
