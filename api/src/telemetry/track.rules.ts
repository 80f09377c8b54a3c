import type { Position } from 'shared-contracts/telemetry';
import { greatCircleKm } from '../geo/great-circle.rules.ts';
import { OFFLINE_AFTER } from './position.rules.ts';

const METRES = 1_000;
const METRES_PER_DEGREE = 111_195;
/** A halt is at least so long, seconds, within so many metres. */
export const STOP_FROM = 180;
const STOP_RADIUS = 75;
/** What a map shows of a track. */
export const SHOWN_POSITIONS = 1_000;
const FINEST = 5;
/** No track reads more rows; of a longer time it takes one of each few seconds. */
const MOST_ROWS = 43_200;

type Place = { latitude: number; longitude: number };
type Halt = { fromAt: number; toAt: number; seconds: number; latitude: number; longitude: number };

/** Of how many seconds one position is read. */
export const gridOf = (from: number, to: number): number => Math.max(1, Math.ceil((to - from) / MOST_ROWS));

const kmBetween = (a: Place, b: Place) => greatCircleKm([a.latitude, a.longitude], [b.latitude, b.longitude]);

/** Kilometres along all positions. */
export const distanceOf = (positions: readonly Place[]): number => positions.slice(1).reduce((km, position, i) => km + kmBetween(positions[i] ?? position, position), 0);

/** Metres from a point to the line between two others, on a flat piece of the earth. */
function offLine(point: Place, from: Place, to: Place): number {
  const narrow = Math.cos((point.latitude * Math.PI) / 180);
  const [x, y] = [(to.longitude - from.longitude) * narrow, to.latitude - from.latitude];
  const [px, py] = [(point.longitude - from.longitude) * narrow, point.latitude - from.latitude];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - along * x, py - along * y) * METRES_PER_DEGREE;
}

function farthest(positions: readonly Place[], first: number, last: number) {
  let [index, off] = [first, -1];
  const [from, to] = [positions[first] as Place, positions[last] as Place];
  for (let i = first + 1; i < last; i++) {
    const distance = offLine(positions[i] as Place, from, to);
    if (distance > off) [index, off] = [i, distance];
  }
  return { index, off };
}

/** Douglas and Peucker: what is left is nowhere farther from what was than `tolerance` metres. First and last stay. */
export function simplify<P extends Place>(positions: readonly P[], tolerance: number): P[] {
  if (positions.length < 3) return [...positions];
  const isKept = new Uint8Array(positions.length);
  isKept[0] = 1;
  isKept[positions.length - 1] = 1;
  const parts: [number, number][] = [[0, positions.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, last] = part;
    const { index, off } = farthest(positions, first, last);
    if (off <= tolerance) continue;
    isKept[index] = 1;
    parts.push([first, index], [index, last]);
  }
  return positions.filter((_, i) => isKept[i]);
}

/** Thinned out until a map can show it, no more than needed. */
export function thin<P extends Place>(positions: readonly P[], most = SHOWN_POSITIONS): P[] {
  let left: P[] = [...positions];
  for (let tolerance = FINEST; left.length > most; tolerance *= 2) left = simplify(left, tolerance);
  return left;
}

/** Halts, the oldest first: where the vehicle stayed around one place for long enough, silent or not. */
export function haltsIn(positions: readonly (Place & { at: number })[]): Halt[] {
  const halts: Halt[] = [];
  for (let i = 0; i < positions.length;) {
    const anchor = positions[i] as Place & { at: number };
    let next = i + 1;
    while (next < positions.length && kmBetween(anchor, positions[next] as Place) * METRES <= STOP_RADIUS) next++;
    const toAt = positions[next - 1]?.at ?? anchor.at;
    const seconds = toAt - anchor.at;
    if (seconds >= STOP_FROM) halts.push({ fromAt: anchor.at, toAt, seconds, latitude: anchor.latitude, longitude: anchor.longitude });
    i = seconds >= STOP_FROM ? next : i + 1;
  }
  return halts;
}

const isWithin = ({ fromAt, toAt }: Halt, from: number, to: number) => fromAt <= from && to <= toAt;

/** Seconds on the way and seconds of halts; silence on the way is neither. */
export function secondsOf(positions: readonly { at: number }[], halts: readonly Halt[]) {
  let [movingSeconds, next] = [0, 0];
  for (const [i, { at }] of positions.entries()) {
    const from = positions[i - 1]?.at ?? at;
    while ((halts[next]?.toAt ?? Infinity) < at) next++;
    const halt = halts[next];
    if (at - from <= OFFLINE_AFTER && !(halt && isWithin(halt, from, at))) movingSeconds += at - from;
  }
  return { movingSeconds, stoppedSeconds: halts.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** The fastest, km/h. */
export const maxSpeedOf = (positions: readonly Pick<Position, 'speed'>[]): number => positions.reduce((most, { speed }) => Math.max(most, speed), 0);
