import type { Position } from 'shared-contracts/telemetry';
import { greatCircleKm } from '../../network/geo/great-circle.rules.ts';
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
export const distanceOf = (positions: readonly Place[]): number =>
  positions.slice(1).reduce((km, position, i) => km + kmBetween(positions[i] ?? position, position), 0);

type Flat = { x: Float64Array; y: Float64Array };

/** In metres on a flat piece of the earth, narrow as it is at the first position. */
function flatten(positions: readonly Place[]): Flat {
  const narrow = Math.cos(((positions[0]?.latitude ?? 0) * Math.PI) / 180) * METRES_PER_DEGREE;
  return {
    x: Float64Array.from(positions, ({ longitude }) => longitude * narrow),
    y: Float64Array.from(positions, ({ latitude }) => latitude * METRES_PER_DEGREE),
  };
}

/** A piece of the track between two positions that are kept, and the one that lies farthest from the line between them. */
type Piece = { first: number; last: number; index: number; off: number };

function pieceOf({ x, y }: Flat, first: number, last: number): Piece {
  const fromX = x[first] ?? 0;
  const fromY = y[first] ?? 0;
  const wayX = (x[last] ?? 0) - fromX;
  const wayY = (y[last] ?? 0) - fromY;
  const length = wayX * wayX + wayY * wayY || 1;
  let index = first;
  let most = -1;
  for (let i = first + 1; i < last; i++) {
    const pointX = (x[i] ?? 0) - fromX;
    const pointY = (y[i] ?? 0) - fromY;
    const along = Math.min(1, Math.max(0, (pointX * wayX + pointY * wayY) / length));
    const offX = pointX - along * wayX;
    const offY = pointY - along * wayY;
    const off = offX * offX + offY * offY;
    if (off > most) {
      index = i;
      most = off;
    }
  }
  return { first, last, index, off: Math.sqrt(Math.max(0, most)) };
}

/** As Douglas and Peucker do, what lies farthest off is kept first: until so many are kept, or nothing lies farther off than a few metres. First and last stay. */
export function thin<P extends Place>(positions: readonly P[], most = SHOWN_POSITIONS): P[] {
  if (positions.length <= most) return [...positions];
  const flat = flatten(positions);
  const kept = [0, positions.length - 1];
  const pieces = [pieceOf(flat, 0, positions.length - 1)];
  while (kept.length < most) {
    const next = pieces.reduce((farthest, { off }, i) => (off > (pieces[farthest]?.off ?? 0) ? i : farthest), 0);
    const { first, last, index, off } = pieces[next] as Piece;
    if (off <= FINEST) break;
    kept.push(index);
    pieces.splice(next, 1, pieceOf(flat, first, index), pieceOf(flat, index, last));
  }
  return kept.toSorted((a, b) => a - b).map((i) => positions[i] as P);
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
    if (seconds >= STOP_FROM)
      halts.push({ fromAt: anchor.at, toAt, seconds, latitude: anchor.latitude, longitude: anchor.longitude });
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
export const maxSpeedOf = (positions: readonly Pick<Position, 'speed'>[]): number =>
  positions.reduce((most, { speed }) => Math.max(most, speed), 0);
