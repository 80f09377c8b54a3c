import type { Position } from 'shared-contracts/fleet/telemetry';
import { greatCircleKm } from '../../platform/geometry/great-circle.rules.ts';
import { OFFLINE_AFTER } from './position.rules.ts';

const METRES_PER_KM = 1_000;
const METRES_PER_DEGREE = 111_195;
/** Rounded down. */
const LEAST_METRES_PER_DEGREE = 111_000;
/** A vehicle halts when it stays within `HALT_RADIUS` metres for at least this many seconds. */
export const MIN_HALT_SECONDS = 180;
const HALT_RADIUS = 75;
/** The number of positions of a track on a map. */
export const MAX_SHOWN_POSITIONS = 1_000;
/** Metres. */
const MIN_OFFSET = 5;
/** Longer spans are sampled, which limits the rows read for a track. */
const MAX_ROWS = 43_200;

type LatLon = { latitude: number; longitude: number };
type Halt = { fromAt: number; toAt: number; seconds: number; latitude: number; longitude: number };

/** The interval of sampling in seconds: one position is read per interval. */
export const getSamplingInterval = (from: number, to: number): number => Math.max(1, Math.ceil((to - from) / MAX_ROWS));

const kmBetween = (a: LatLon, b: LatLon) => greatCircleKm([a.latitude, a.longitude], [b.latitude, b.longitude]);

/** Returns the kilometres along all positions. */
export const calculateDistance = (positions: readonly LatLon[]): number =>
  positions.reduce((km, position, i) => km + (i === 0 ? 0 : kmBetween(positions[i - 1] ?? position, position)), 0);

type Projection = { x: Float64Array; y: Float64Array };

/** Projects positions to metres on a plane, with the scale of longitudes at the first position. */
function project(positions: readonly LatLon[]): Projection {
  const longitudeScale = Math.cos(((positions[0]?.latitude ?? 0) * Math.PI) / 180) * METRES_PER_DEGREE;
  const [x, y] = [new Float64Array(positions.length), new Float64Array(positions.length)];
  for (const [i, { latitude, longitude }] of positions.entries()) {
    x[i] = longitude * longitudeScale;
    y[i] = latitude * METRES_PER_DEGREE;
  }
  return { x, y };
}

/** The positions between two retained ones, and the one farthest from the line between those. */
type Segment = { first: number; last: number; farthest: number; offset: number };

function createSegment({ x, y }: Projection, first: number, last: number): Segment {
  const startX = x[first] ?? 0;
  const startY = y[first] ?? 0;
  const lineX = (x[last] ?? 0) - startX;
  const lineY = (y[last] ?? 0) - startY;
  const squaredLength = lineX * lineX + lineY * lineY || 1;
  let farthest = first;
  let maxSquaredOffset = -1;
  for (let i = first + 1; i < last; i++) {
    const pointX = (x[i] ?? 0) - startX;
    const pointY = (y[i] ?? 0) - startY;
    const fraction = Math.min(1, Math.max(0, (pointX * lineX + pointY * lineY) / squaredLength));
    const offsetX = pointX - fraction * lineX;
    const offsetY = pointY - fraction * lineY;
    const squaredOffset = offsetX * offsetX + offsetY * offsetY;
    if (squaredOffset > maxSquaredOffset) {
      farthest = i;
      maxSquaredOffset = squaredOffset;
    }
  }
  return { first, last, farthest, offset: Math.sqrt(Math.max(0, maxSquaredOffset)) };
}

function findLargestOffset(segments: readonly Segment[]) {
  let [largest, largestOffset] = [0, 0];
  for (let i = 0; i < segments.length; i++) {
    const { offset } = segments[i] as Segment;
    if (offset > largestOffset) [largest, largestOffset] = [i, offset];
  }
  return largest;
}

/**
 * Simplifies a track as Douglas and Peucker do, but retains the farthest positions first, until there are `maxPositions`
 * or the others are within a few metres of the line. Retains the first and the last position.
 */
export function simplifyTrack<P extends LatLon>(positions: readonly P[], maxPositions = MAX_SHOWN_POSITIONS): P[] {
  if (positions.length <= maxPositions) return [...positions];
  const projection = project(positions);
  const retained = [0, positions.length - 1];
  const segments = [createSegment(projection, 0, positions.length - 1)];
  while (retained.length < maxPositions) {
    const index = findLargestOffset(segments);
    const { first, last, farthest, offset } = segments[index] as Segment;
    if (offset <= MIN_OFFSET) break;
    retained.push(farthest);
    segments.splice(index, 1, createSegment(projection, first, farthest), createSegment(projection, farthest, last));
  }
  return retained.toSorted((a, b) => a - b).map((i) => positions[i] as P);
}

/**
 * Whether a position is within the radius of a halt; for most positions the latitude rules it out without
 * trigonometry.
 */
const isNear = (anchor: LatLon, position: LatLon) =>
  Math.abs(anchor.latitude - position.latitude) * LEAST_METRES_PER_DEGREE <= HALT_RADIUS &&
  kmBetween(anchor, position) * METRES_PER_KM <= HALT_RADIUS;

/** Finds the halts of a track, the oldest first. Gaps between positions may be part of a halt. */
export function findHalts(positions: readonly (LatLon & { at: number })[]): Halt[] {
  const halts: Halt[] = [];
  for (let i = 0; i < positions.length;) {
    const anchor = positions[i] as LatLon & { at: number };
    let next = i + 1;
    while (next < positions.length && isNear(anchor, positions[next] as LatLon)) next++;
    const toAt = positions[next - 1]?.at ?? anchor.at;
    const seconds = toAt - anchor.at;
    if (seconds >= MIN_HALT_SECONDS)
      halts.push({ fromAt: anchor.at, toAt, seconds, latitude: anchor.latitude, longitude: anchor.longitude });
    i = seconds >= MIN_HALT_SECONDS ? next : i + 1;
  }
  return halts;
}

/** Sums up the seconds in motion and the seconds of halts. Gaps outside halts count as neither. */
export function sumDurations(positions: readonly { at: number }[], halts: readonly Halt[]) {
  let [movingSeconds, next] = [0, 0];
  for (const [i, { at }] of positions.entries()) {
    const from = positions[i - 1]?.at ?? at;
    while ((halts[next]?.toAt ?? Infinity) < at) next++;
    const isHalting = from >= (halts[next]?.fromAt ?? Infinity);
    if (at - from <= OFFLINE_AFTER && !isHalting) movingSeconds += at - from;
  }
  return { movingSeconds, stoppedSeconds: halts.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** Returns the highest speed, km/h. */
export const getMaxSpeed = (positions: readonly Pick<Position, 'speed'>[]): number =>
  positions.reduce((max, { speed }) => Math.max(max, speed), 0);
