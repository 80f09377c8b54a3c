import type { Motion, REFUSAL_REASONS } from 'shared-contracts/telemetry';
import { greatCircleKm } from '../../network/geo/great-circle.rules.ts';
import type { Fix } from './osmand.rules.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Older positions are not taken in. */
const OLDEST = 30 * DAY;
/** So far a tracker's clock may be ahead. */
const AHEAD = 5 * MINUTE;
/** After so much silence a vehicle is offline: "GPS Fault". */
export const OFFLINE_AFTER = 10 * MINUTE;
/** From here on a vehicle moves, km/h. */
export const MOVING_FROM = 5;
/** No vehicle is faster, km/h. */
const FASTEST = 250;
/** So far a position may be off, km. */
const NOISE = 1;
/** So many doubted positions in a row that fit each other are where the vehicle really is. */
const ENOUGH_DOUBTED = 3;

export type Refusal = Exclude<RefusalReason, 'unknownDevice'>;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

type Place = { at: number; latitude: number; longitude: number };
export type Doubted = Place & { count: number };
/** The newest that is known of a vehicle, and what has been doubted since. */
export type Known = Place & { speed: number; heading: number | null; doubted: Doubted | null };
export type Judged = Place & { speed: number; heading: number | null };

const kmBetween = (a: Place, b: Place) => greatCircleKm([a.latitude, a.longitude], [b.latitude, b.longitude]);

/** Whether a vehicle can have come from one to the other, whichever was first. */
export const isReachable = (a: Place, b: Place): boolean => {
  const km = kmBetween(a, b);
  return km <= NOISE || km <= (FASTEST * Math.abs(a.at - b.at)) / HOUR;
};

const isOnEarth = ({ latitude, longitude }: Fix) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0);

/** Neither too old nor in the future. */
export const isTimely = (at: number, now: number) => at >= now - OLDEST && at <= now + AHEAD;

/** What is wrong with a position whatever else is known. */
function flawOf(fix: Fix, now: number): Refusal | null {
  if (!isOnEarth(fix) || Number.isNaN(fix.at)) return 'impossible';
  if (isTimely(fix.at, now)) return null;
  return fix.at < now ? 'tooOld' : 'inFuture';
}

/** As told, or as it follows from the position before. */
function speedOf(fix: Fix, before: Place | null): number {
  if (fix.speed !== null && fix.speed <= FASTEST) return fix.speed;
  const seconds = before ? fix.at - before.at : 0;
  return before && seconds > 0 && seconds <= OFFLINE_AFTER
    ? Math.min(FASTEST, (kmBetween(before, fix) * HOUR) / seconds)
    : 0;
}

function doubtedWith(fix: Fix, doubted: Doubted | null): Doubted {
  const { at, latitude, longitude } = fix;
  return { at, latitude, longitude, count: doubted && isReachable(doubted, fix) ? doubted.count + 1 : 1 };
}

type Course = { known: Known | null; accepted: Judged[]; refused: { fix: Fix; reason: Refusal }[] };

function accept({ known, accepted }: Course, fix: Fix, before: Place | null): Known | null {
  const { at, latitude, longitude, heading } = fix;
  const position = { at, latitude, longitude, heading, speed: speedOf(fix, before) };
  accepted.push(position);
  return known && at < known.at ? known : { ...position, doubted: null };
}

/** Takes one position further; what a vehicle cannot have reached is doubted until enough of them agree. */
function judgeOne(course: Course, fix: Fix) {
  const { known, accepted, refused } = course;
  const before = accepted.at(-1) ?? (known && known.at <= fix.at ? known : null);
  if ([known, before].every((other) => !other || isReachable(other, fix))) {
    course.known = accept(course, fix, before);
    return;
  }
  const doubted = known && fix.at > known.at ? doubtedWith(fix, known.doubted) : null;
  if (doubted && doubted.count >= ENOUGH_DOUBTED) {
    course.known = accept(course, fix, null);
    return;
  }
  if (known && doubted) course.known = { ...known, doubted };
  refused.push({ fix, reason: 'impossible' });
}

/**
 * Judges what was sent for one vehicle, the oldest first.
 * @param known what the vehicle's newest position is; null: it has none
 * @param now unix seconds
 */
export function judge(fixes: readonly Fix[], known: Known | null, now: number): Course {
  const judged = fixes.map((fix) => ({ fix, reason: flawOf(fix, now) }));
  const course: Course = {
    known,
    accepted: [],
    refused: judged.filter((one): one is { fix: Fix; reason: Refusal } => one.reason !== null),
  };
  const sound = judged.filter(({ reason }) => reason === null).map(({ fix }) => fix);
  for (const fix of sound.toSorted((a, b) => a.at - b.at)) judgeOne(course, fix);
  return course;
}

/** How a vehicle is seen at a time. */
export function motionOf({ speed, heardAt }: { speed: number; heardAt: number }, now: number): Motion {
  if (now - heardAt > OFFLINE_AFTER) return 'offline';
  return speed >= MOVING_FROM ? 'moving' : 'stopped';
}
