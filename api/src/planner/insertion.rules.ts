import type { Visit, Way } from './route.rules.ts';
import { type Metres, secondsOf } from './travel.rules.ts';

type Drive = { start: number; metres: Metres };

/** Used again for every way: thousands are looked at for a plan, and nearly all come to nothing. */
let [legs, latest] = [new Float64Array(64), new Float64Array(64)];

/** Metres from each visit to the next. */
function measure(way: Way, metres: Metres): void {
  if (way.length > legs.length) [legs, latest] = [new Float64Array(way.length * 2), new Float64Array(way.length * 2)];
  for (let i = 1; i < way.length; i += 1) legs[i - 1] = metres((way[i - 1] as Visit).place, (way[i] as Visit).place);
}

/** When each visit must be reached so that it and all after it are in time. */
function setDeadlines(way: Way): void {
  for (let i = way.length - 1, next = Infinity; i >= 0; i -= 1) {
    const { service, ready, latest: own } = way[i] as Visit;
    next = ready > next ? -Infinity : Math.min(own, next - service);
    latest[i] = next;
    if (i > 0) next -= secondsOf(legs[i - 1] as number);
  }
}

/** The visit is put where it costs the fewest metres and nothing comes too late; null when there is no such place. */
export function insert(way: Way, visit: Visit, { start, metres }: Drive): Way | null {
  measure(way, metres);
  setDeadlines(way);
  const first = visit.level === 0 ? 0 : 1 + way.findLastIndex(({ orders }) => orders.includes(visit.orders[0] as number));
  let [best, least] = [-1, Infinity];
  for (let position = 0, left = start; position <= way.length; position += 1) {
    const before = way[position - 1];
    const after = way[position];
    if (before) {
      // When the visit before can be left at the earliest.
      if (position > 1) left += secondsOf(legs[position - 2] as number);
      left = Math.max(left + before.service, before.ready);
    }
    if (position < first) continue;
    const to = before ? metres(before.place, visit.place) : 0;
    const on = after ? metres(visit.place, after.place) : 0;
    const more = to + on - (before && after ? (legs[position - 1] as number) : 0);
    if (more >= least) continue;
    const arrival = before ? left + secondsOf(to) : start;
    const leaving = Math.max(arrival + visit.service, visit.ready);
    if (arrival > visit.latest || (after && leaving + secondsOf(on) > (latest[position] as number))) continue;
    [best, least] = [position, more];
  }
  return best < 0 ? null : way.toSpliced(best, 0, visit);
}
