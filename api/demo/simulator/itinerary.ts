import { greatCircleKm, type Point } from '../../src/platform/geometry/great-circle.rules.ts';
import { between, chanceOf } from './chance.ts';
import { headingFrom } from './heading.rules.ts';
import { roadBetween } from './roads/road-network.ts';

const HOUR = 3_600;
const MINUTE = 60;
const STOPS = 5;
const FARTHEST_KM = 110;
const NEAREST_KM = 4;
const TOWN_KMH = 24;
/** How long the engine runs after arriving and before leaving. */
const IDLE = 4 * MINUTE;

/** Seconds since the start of the round; during a rest the position repeats. */
type Piece = { from: number; to: number; start: Point; end: Point; kmh: number };
/** A round trip that a vehicle drives repeatedly. `silences`: when its tracker sends nothing. */
export type Itinerary = {
  pieces: readonly Piece[];
  seconds: number;
  offset: number;
  silences: readonly { from: number; to: number }[];
};
/** Speed in km/h, heading in degrees. */
export type Seen = { latitude: number; longitude: number; speed: number; heading: number | null; ignition: boolean };

/** The places of a round trip: some of the nearby ones, or the nearest if there are few. */
function roundOf(places: readonly Point[], chance: () => number): Point[] {
  const home = places[Math.floor(chance() * places.length)] ?? [0, 0];
  const away = places
    .map((place) => ({ place, km: greatCircleKm(home, place), turn: chance() }))
    .filter(({ km }) => km > NEAREST_KM)
    .toSorted((a, b) => a.km - b.km);
  const near = away.filter(({ km }) => km < FARTHEST_KM);
  const others = near.length > 2 ? near.toSorted((a, b) => a.turn - b.turn).slice(0, STOPS) : away.slice(0, 3);
  return [home, ...others.map(({ place }) => place), home];
}

/** Slow at both ends; some vehicles speed in between. */
function speedsOf(pieces: number, isHasty: boolean, chance: () => number): number[] {
  const cruise = between(chance, 38, 58);
  const hasty = isHasty ? Math.floor(between(chance, 0.3, 0.7) * pieces) : -1;
  return Array.from({ length: pieces }, (_, i) => {
    if (i < 2 || i >= pieces - 2) return TOWN_KMH;
    return i >= hasty && i < hasty + 5 && hasty >= 0 ? between(chance, 92, 108) : cruise * between(chance, 0.75, 1.2);
  });
}

/** @param seed the same seed gives the same itinerary */
export function itineraryOf(places: readonly Point[], seed: string): Itinerary {
  const chance = chanceOf(seed);
  const [isHasty, isFaulty] = [chance() < 0.3, chance() < 0.25];
  const pieces: Piece[] = [];
  let now = 0;
  const go = (start: Point, end: Point, seconds: number, kmh: number) => {
    pieces.push({ from: now, to: now + seconds, start, end, kmh });
    now += seconds;
  };
  const round = roundOf(places, chance);
  round.slice(1).forEach((to, i) => {
    const road = roadBetween(round[i] ?? to, to);
    const speeds = speedsOf(road.length - 1, isHasty, chance);
    speeds.forEach((kmh, n) => {
      const [start, end] = [road[n] ?? to, road[n + 1] ?? to];
      go(start, end, (greatCircleKm(start, end) / kmh) * HOUR, kmh);
    });
    go(to, to, between(chance, 12, 40) * MINUTE, 0);
  });
  const silentFrom = between(chance, 0.1, 0.9) * now;
  const silences = isFaulty ? [{ from: silentFrom, to: silentFrom + between(chance, 14, 26) * MINUTE }] : [];
  return { pieces, seconds: now, offset: chance() * now, silences };
}

function pieceAt(pieces: readonly Piece[], second: number): Piece | undefined {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.to ?? 0) > second) high = middle;
    else low = middle + 1;
  }
  return pieces[low];
}

/** The position of a vehicle at a time in unix seconds; null: its tracker is silent. */
export function whereAt({ pieces, seconds, offset, silences }: Itinerary, at: number): Seen | null {
  const second = (at + offset) % seconds;
  const piece = pieceAt(pieces, second);
  if (!piece || silences.some(({ from, to }) => second >= from && second < to)) return null;
  const { from, to, start, end, kmh } = piece;
  const along = Math.min(1, (second - from) / (to - from));
  return {
    latitude: start[0] + (end[0] - start[0]) * along,
    longitude: start[1] + (end[1] - start[1]) * along,
    speed: Math.round(kmh * 10) / 10,
    heading: kmh > 0 ? Math.round(headingFrom(start, end)) : null,
    ignition: kmh > 0 || second - from < IDLE || to - second < IDLE,
  };
}
