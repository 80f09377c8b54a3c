import type { Position } from 'shared-contracts/fleet/telemetry';
import { haversineDistance, type Coordinates } from 'shared-ui/map';

/** Speed bands, slowest first. */
export const SPEED_BANDS = ['slow', 'normal', 'brisk', 'fast'] as const;
export type SpeedBand = (typeof SPEED_BANDS)[number];
/** Upper limits in km/h, exclusive. */
export const BAND_LIMITS: Record<SpeedBand, number> = { slow: 30, normal: 60, brisk: 90, fast: Infinity };

export const getSpeedBand = (speed: number): SpeedBand =>
  SPEED_BANDS.find((band) => speed < BAND_LIMITS[band]) ?? 'fast';

/** The style of a line: by its speed, or as approximate if it starts or ends at a coarse position. */
export type LineKind = SpeedBand | 'coarse';

/** Splits the track into lines of one kind each; a line starts where the previous one ends. */
export function toLinesByKind(positions: readonly Position[]): Record<LineKind, Coordinates[][]> {
  const lines: Record<LineKind, Coordinates[][]> = { slow: [], normal: [], brisk: [], fast: [], coarse: [] };
  let previousKind: LineKind | undefined;
  for (const [i, position] of positions.entries()) {
    const previous = positions[i - 1];
    if (!previous) continue;
    const kind = previous.isCoarse || position.isCoarse ? 'coarse' : getSpeedBand(position.speed);
    if (kind === previousKind) lines[kind].at(-1)?.push(position);
    else lines[kind].push([previous, position]);
    previousKind = kind;
  }
  return lines;
}

/** Returns the kilometres driven up to each position. */
export function getCumulativeDistances(positions: readonly Coordinates[]): number[] {
  let km = 0;
  return positions.map((position, i) => {
    const previous = positions[i - 1];
    if (previous) km += haversineDistance(previous, position);
    return km;
  });
}

/** Returns the index of the last position not after `at`, or 0. */
function findIndexAt(positions: readonly Position[], at: number): number {
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((positions[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Shifts `to` by a full turn if the shorter way from `from` crosses the date line. */
function unwrapLongitude(from: number, to: number): number {
  if (to - from > 180) return to - 360;
  if (to - from < -180) return to + 360;
  return to;
}

export type TrackMoment = Position & { /** Driven since the start of the track. */ km: number };

/** Interpolates the vehicle's position at a moment. Undefined if there are no positions. */
export function interpolateAt(
  positions: readonly Position[],
  distances: readonly number[],
  at: number,
): TrackMoment | undefined {
  const index = findIndexAt(positions, at);
  const [from, to] = [positions[index], positions[index + 1]];
  if (!from) return undefined;
  const km = distances[index] ?? 0;
  if (!to || at <= from.at) return { ...from, km };
  const fraction = (at - from.at) / (to.at - from.at);
  return {
    ...from,
    at,
    km: km + ((distances[index + 1] ?? km) - km) * fraction,
    latitude: from.latitude + (to.latitude - from.latitude) * fraction,
    longitude: from.longitude + (unwrapLongitude(from.longitude, to.longitude) - from.longitude) * fraction,
  };
}

/** Seconds of the track per second of the replay. */
export const REPLAY_RATES = [30, 120, 600] as const;

/** Returns the moment `ms` later in a replay, at most the end. */
export const advanceReplay = (at: number, ms: number, rate: number, end: number): number =>
  Math.min(end, at + (ms / 1_000) * rate);
