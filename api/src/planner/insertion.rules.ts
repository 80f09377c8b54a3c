import type { Visit, Way } from './route.rules.ts';
import { type Metres, secondsOf } from './travel.rules.ts';

type Drive = { start: number; metres: Metres };

/** Metres from each visit to the next. */
function legsOf(way: Way, metres: Metres): number[] {
  const legs: number[] = [];
  for (let i = 1; i < way.length; i += 1) legs.push(metres((way[i - 1] as Visit).place, (way[i] as Visit).place));
  return legs;
}

/** When each visit can be left at the earliest. */
function leavings(way: Way, legs: readonly number[], start: number): number[] {
  const left: number[] = [];
  let at = start;
  for (let i = 0; i < way.length; i += 1) {
    const { service, ready } = way[i] as Visit;
    if (i > 0) at += secondsOf(legs[i - 1] as number);
    at = Math.max(at + service, ready);
    left.push(at);
  }
  return left;
}

/** When each visit must be reached so that it and all after it are in time. */
function deadlines(way: Way, legs: readonly number[]): number[] {
  const latest: number[] = Array.from({ length: way.length });
  for (let i = way.length - 1, next = Infinity; i >= 0; i -= 1) {
    const { service, ready, latest: own } = way[i] as Visit;
    next = ready > next ? -Infinity : Math.min(own, next - service);
    latest[i] = next;
    if (i > 0) next -= secondsOf(legs[i - 1] as number);
  }
  return latest;
}

/** The visit is put where it costs the fewest metres and nothing comes too late; at the end when there is no such place. */
export function insert(way: Way, visit: Visit, { start, metres }: Drive): Way {
  const legs = legsOf(way, metres);
  const [left, latest] = [leavings(way, legs, start), deadlines(way, legs)];
  const first = visit.level === 0 ? 0 : 1 + way.findLastIndex(({ orders }) => orders.includes(visit.orders[0] as number));
  let [best, least] = [-1, Infinity];
  for (let position = first; position <= way.length; position += 1) {
    const before = way[position - 1];
    const after = way[position];
    const to = before ? metres(before.place, visit.place) : 0;
    const on = after ? metres(visit.place, after.place) : 0;
    const more = to + on - (before && after ? (legs[position - 1] as number) : 0);
    if (more >= least) continue;
    const arrival = before ? (left[position - 1] as number) + secondsOf(to) : start;
    const leaving = Math.max(arrival + visit.service, visit.ready);
    if (arrival > visit.latest || (after && leaving + secondsOf(on) > (latest[position] as number))) continue;
    [best, least] = [position, more];
  }
  return best < 0 ? [...way, visit] : way.toSpliced(best, 0, visit);
}
