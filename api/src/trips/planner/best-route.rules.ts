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

const isDueBefore = (visit: Visit, other: Visit) =>
  other.level < visit.level && other.orders.some((order) => visit.orders.includes(order));

/** `from`: -1 at the begin. */
type Choice = (from: number, to: number) => number;

/** Whether something that is left must be made before the visit. */
function mustWait(ground: Ground, visit: number, left: readonly number[]): boolean {
  for (const other of left) if (isDueBefore(at(ground, visit), at(ground, other))) return true;
  return false;
}

/** One visit after the other, always the one that costs least next, of those whose pickups and earlier drops are made. */
function chained(ground: Ground, cost: Choice): Tour {
  const left = ground.visits.map((_visit, i) => i);
  const tour = new Int32Array(left.length);
  for (let made = 0, last = -1; made < tour.length; made += 1) {
    let [best, least] = [-1, Infinity];
    for (let i = 0; i < left.length; i += 1) {
      const value = cost(last, left[i] as number);
      if (value < least && !mustWait(ground, left[i] as number, left)) [best, least] = [i, value];
    }
    last = left[best] as number;
    left.splice(best, 1);
    tour[made] = last;
  }
  return tour;
}

/** From the pickup that closes first. */
const nearest =
  (ground: Ground): Choice =>
  (from, to) =>
    from < 0 ? at(ground, to).latest : (ground.metres[from * ground.visits.length + to] as number);
const mostUrgent =
  (ground: Ground): Choice =>
  (_from, to) =>
    at(ground, to).latest;

/** What driving a tour has come to before each of its visits: when it is free to go on, how late and how far it was. */
type Log = { free: Float64Array; late: Float64Array; metres: Float64Array };

const logFor = (size: number, start: number): Log => ({
  free: new Float64Array(size + 1).fill(start, 0, 1),
  late: new Float64Array(size + 1),
  metres: new Float64Array(size + 1),
});

/** Drives a tour from one of its visits on, after what the log knows; null as soon as it cannot become better than what is known. */
function driven({ visits, metres, seconds }: Ground, tour: Tour, from: number, log: Log, known: Judged): Judged | null {
  let [free, late, total] = [log.free[from] as number, log.late[from] as number, log.metres[from] as number];
  for (let i = from; i < tour.length; i += 1) {
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

/** Writes down how a tour goes. */
function write(ground: Ground, tour: Tour, { free, late, metres }: Log): void {
  for (let i = 0, last = tour[0] as number; i < tour.length; i += 1) {
    const here = tour[i] as number;
    const leg = last * tour.length + here; // of the first one: from itself, which is no way
    const { service, ready, latest } = at(ground, here);
    const arrival = (free[i] as number) + (ground.seconds[leg] as number);
    late[i + 1] = (late[i] as number) + Math.max(0, arrival - latest);
    metres[i + 1] = (metres[i] as number) + (ground.metres[leg] as number);
    free[i + 1] = Math.max(arrival + service, ready);
    last = here;
  }
}

const turned = (tour: Tour, from: number, to: number) => {
  for (let low = from, high = to; low < high; low += 1, high -= 1) {
    const visit = tour[low] as number;
    tour[low] = tour[high] as number;
    tour[high] = visit;
  }
};
const moved = (tour: Tour, from: number, to: number) => {
  const visit = tour[from] as number;
  const step = from < to ? 1 : -1;
  for (let i = from; i !== to; i += step) tour[i] = tour[i + step] as number;
  tour[to] = visit;
};

type Change = {
  make: (tour: Tour, from: number, to: number) => void;
  undo: (tour: Tour, from: number, to: number) => void;
};
const TURN: Change = { make: turned, undo: turned };
const MOVE: Change = { make: moved, undo: (tour, from, to) => moved(tour, to, from) };

/** 2-opt: parts of the way are turned round as long as that makes it better; while it is late, single visits are moved too. The tour itself changes. */
function untangled(ground: Ground, tour: Tour, start: number, first: Judged): Found {
  let value = first;
  const log = logFor(tour.length, start);
  write(ground, tour, log);
  const improves = (change: Change, from: number, to: number) => {
    change.make(tour, from, to);
    const better = driven(ground, tour, Math.min(from, to), log, value);
    if (!better || !keepsPrecedence(wayOf(ground, tour))) {
      change.undo(tour, from, to);
      return false;
    }
    value = better;
    write(ground, tour, log);
    return true;
  };
  const isImproved = (from: number, to: number) =>
    improves(TURN, from, to) || (value.late > 0 && (improves(MOVE, from, to) || improves(MOVE, to, from)));
  for (let from = 0; from < tour.length - 1; from += 1) {
    for (let to = from + 1; to < tour.length; to += 1) if (isImproved(from, to)) [from, to] = [0, 0];
  }
  return { tour, value };
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
