import { isBetter, judge, type Judged, keepsPrecedence, type Visit, type Way } from './route.rules.ts';
import type { Metres } from './travel.rules.ts';

const isDueBefore = (visit: Visit, other: Visit) => other.level < visit.level && other.orders.some((order) => visit.orders.includes(order));

type Choice = (from: Visit | undefined, visit: Visit) => number;

/** One visit after the other, always the one that costs least next, of those whose pickups and earlier drops are made. */
function chained(visits: Way, cost: Choice): Way {
  const left = [...visits];
  const way: Visit[] = [];
  while (left.length > 0) {
    let [best, least] = [-1, Infinity];
    left.forEach((visit, i) => {
      const value = cost(way.at(-1), visit);
      if (value < least && !left.some((other) => isDueBefore(visit, other))) [best, least] = [i, value];
    });
    way.push(...left.splice(best, 1));
  }
  return way;
}

/** From the pickup that closes first. */
const nearest = (metres: Metres): Choice => (from, visit) => (from ? metres(from.place, visit.place) : visit.latest);
const mostUrgent: Choice = (_from, visit) => visit.latest;

const turned = (way: Way, from: number, to: number): Way => [...way.slice(0, from), ...way.slice(from, to + 1).toReversed(), ...way.slice(to + 1)];
const moved = (way: Way, from: number, to: number): Way => way.toSpliced(from, 1).toSpliced(to, 0, way[from] as Visit);

/** 2-opt: parts of the way are turned round as long as that makes it better; while it is late, single visits are moved too. */
function untangled(first: Way, start: number, metres: Metres): { way: Way; value: Judged } {
  let best = { way: first, value: judge(first, start, metres) };
  const improves = (way: Way) => {
    const value = judge(way, start, metres);
    if (!isBetter(value, best.value) || !keepsPrecedence(way)) return false;
    best = { way, value };
    return true;
  };
  const isImproved = (from: number, to: number) =>
    improves(turned(best.way, from, to)) || (best.value.late > 0 && (improves(moved(best.way, from, to)) || improves(moved(best.way, to, from))));
  for (let from = 0; from < first.length - 1; from += 1) {
    for (let to = from + 1; to < first.length; to += 1) if (isImproved(from, to)) [from, to] = [0, 0];
  }
  return best;
}

/** Nearest neighbour, then 2-opt; where that comes too late, the most urgent first and 2-opt. */
export function bestWay(visits: Way, start: number, metres: Metres): { way: Way; value: Judged } {
  const near = untangled(chained(visits, nearest(metres)), start, metres);
  if (near.value.late === 0) return near;
  const urgent = untangled(chained(visits, mostUrgent), start, metres);
  return isBetter(urgent.value, near.value) ? urgent : near;
}
