import type { Position } from 'shared-contracts/telemetry';
import { haversine, type Place } from 'shared-ui/map';

/** How fast, from the slowest; each ends below so many km/h. */
export const BANDS = ['slow', 'normal', 'brisk', 'fast'] as const;
export type Band = (typeof BANDS)[number];
export const BAND_ENDS: Record<Band, number> = { slow: 30, normal: 60, brisk: 90, fast: Infinity };

export const bandOf = (speed: number): Band => BANDS.find((band) => speed < BAND_ENDS[band]) ?? 'fast';

/** The track in pieces of one speed each. A piece begins where the one before ends. */
export function linesByBand(positions: readonly Position[]): Record<Band, Place[][]> {
  const lines: Record<Band, Place[][]> = { slow: [], normal: [], brisk: [], fast: [] };
  let last: Band | undefined;
  for (const [i, position] of positions.entries()) {
    const before = positions[i - 1];
    if (!before) continue;
    const band = bandOf(position.speed);
    if (band === last) lines[band].at(-1)?.push(position);
    else lines[band].push([before, position]);
    last = band;
  }
  return lines;
}

/** Kilometres driven until each position, by haversine. */
export function distancesOf(positions: readonly Place[]): number[] {
  let km = 0;
  return positions.map((position, i) => {
    const before = positions[i - 1];
    if (before) km += haversine(before, position);
    return km;
  });
}

/** The last one that is not later; the first one before all of them. */
function indexAt(positions: readonly Position[], at: number): number {
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((positions[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const near = (from: number, to: number) => (to - from > 180 ? to - 360 : to - from < -180 ? to + 360 : to);

export type Moment = Position & { /** Driven so far. */ km: number };

/** Where the vehicle was at a moment: between two positions on the line that leads from the one to the other. Undefined without positions. */
export function momentAt(positions: readonly Position[], distances: readonly number[], at: number): Moment | undefined {
  const index = indexAt(positions, at);
  const [from, to] = [positions[index], positions[index + 1]];
  if (!from) return undefined;
  const km = distances[index] ?? 0;
  if (!to || at <= from.at) return { ...from, km };
  const share = (at - from.at) / (to.at - from.at);
  return {
    ...from,
    at,
    km: km + ((distances[index + 1] ?? km) - km) * share,
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (near(from.longitude, to.longitude) - from.longitude) * share,
  };
}

/** So many seconds of the track pass in one. */
export const RATES = [30, 120, 600] as const;

/** Where a replay is after so many ms more; never beyond the end. */
export const playedOn = (at: number, ms: number, rate: number, end: number): number =>
  Math.min(end, at + (ms / 1_000) * rate);
