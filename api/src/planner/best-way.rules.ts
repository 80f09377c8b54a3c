import { isBetter, judge, type Judged, keepsPrecedence, type Visit, type Way } from './route.rules.ts';
import { type Metres, secondsOf } from './travel.rules.ts';

/** Visits by their indexes. What lies between them is worked out once, since so many ways through them are driven. */
type Ground = { visits: Way; metres: Float64Array; seconds: Float64Array };
/** Indexes of visits, in the order in which they are made. */
type Tour = Int32Array;
type Found = { tour: Tour; value: Judged };

const at = (ground: Ground, i: number) => ground.visits[i] as Visit;

function wayOf(ground: Ground, tour: Tour): Way {
  const way: Visit[] = [];
  for (let i = 0; i < tour.length; i += 1) way.push(at(ground, tour[i] as number));
  return way;
}

function groundOf(visits: Way, metresBetween: Metres): Ground {
  const size = visits.length;
  const [metres, seconds] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      if (from === to) continue;
      const leg = metresBetween((visits[from] as Visit).place, (visits[to] as Visit).place);
      metres[from * size + to] = leg;
      seconds[from * size + to] = secondsOf(leg);
    }
  }
  return { visits, metres, seconds };
}

const isDueBefore = (visit: Visit, other: Visit) => other.level < visit.level && other.orders.some((order) => visit.orders.includes(order));

/** `from`: -1 at the begin. */
type Choice = (from: number, to: number) => number;

/** One visit after the other, always the one that costs least next, of those whose pickups and earlier drops are made. */
function chained(ground: Ground, cost: Choice): Tour {
  const left = ground.visits.map((_visit, i) => i);
  const tour: number[] = [];
  while (left.length > 0) {
    let [best, least] = [-1, Infinity];
    left.forEach((visit, i) => {
      const value = cost(tour.at(-1) ?? -1, visit);
      if (value < least && !left.some((other) => isDueBefore(at(ground, visit), at(ground, other)))) [best, least] = [i, value];
    });
    tour.push(...left.splice(best, 1));
  }
  return Int32Array.from(tour);
}

/** From the pickup that closes first. */
const nearest = (ground: Ground): Choice => (from, to) => (from < 0 ? at(ground, to).latest : (ground.metres[from * ground.visits.length + to] as number));
const mostUrgent = (ground: Ground): Choice => (_from, to) => at(ground, to).latest;

/** Drives a tour; null as soon as it cannot become better than what is known. */
function driven({ visits, metres, seconds }: Ground, tour: Tour, start: number, known: Judged): Judged | null {
  let free = start;
  let late = 0;
  let total = 0;
  for (let i = 0; i < tour.length; i += 1) {
    const here = tour[i] as number;
    const { service, ready, latest } = visits[here] as Visit;
    if (i > 0) {
      const leg = (tour[i - 1] as number) * visits.length + here;
      total += metres[leg] as number;
      free += seconds[leg] as number;
    }
    if (free > latest) late += free - latest;
    if (late > known.late || (late === known.late && total >= known.metres)) return null;
    free = Math.max(free + service, ready);
  }
  return { late, metres: total };
}

type Change = (tour: Tour, from: number, to: number) => void;
const turn: Change = (tour, from, to) => {
  for (let [low, high] = [from, to]; low < high; low += 1, high -= 1) [tour[low], tour[high]] = [tour[high] as number, tour[low] as number];
};
const move: Change = (tour, from, to) => {
  const moved = tour[from] as number;
  if (from < to) tour.copyWithin(from, from + 1, to + 1);
  else tour.copyWithin(to + 1, to, from);
  tour[to] = moved;
};

/** 2-opt: parts of the way are turned round as long as that makes it better; while it is late, single visits are moved too. */
function untangled(ground: Ground, first: Tour, start: number, value: Judged): Found {
  let best: Found = { tour: first, value };
  let tried = first.slice();
  const improves = (change: Change, from: number, to: number) => {
    tried.set(best.tour);
    change(tried, from, to);
    const better = driven(ground, tried, start, best.value);
    if (!better || !keepsPrecedence(wayOf(ground, tried))) return false;
    [best, tried] = [{ tour: tried, value: better }, best.tour.slice()];
    return true;
  };
  const isImproved = (from: number, to: number) => improves(turn, from, to) || (best.value.late > 0 && (improves(move, from, to) || improves(move, to, from)));
  for (let from = 0; from < first.length - 1; from += 1) {
    for (let to = from + 1; to < first.length; to += 1) if (isImproved(from, to)) [from, to] = [0, 0];
  }
  return best;
}

/** Nearest neighbour, then 2-opt; where that comes too late, the most urgent first and 2-opt. */
export function bestWay(visits: Way, start: number, metres: Metres): { way: Way; value: Judged } {
  const ground = groundOf(visits, metres);
  const from = (choice: (of: Ground) => Choice) => {
    const tour = chained(ground, choice(ground));
    return untangled(ground, tour, start, judge(wayOf(ground, tour), start, metres));
  };
  const told = ({ tour, value }: Found) => ({ way: wayOf(ground, tour), value });
  const near = from(nearest);
  if (near.value.late === 0) return told(near);
  const urgent = from(mostUrgent);
  return told(isBetter(urgent.value, near.value) ? urgent : near);
}
