import type { Visit, Way } from './route.rules.ts';
import { type Metres, secondsOf } from './travel.rules.ts';

/** `isHopeless`: a way that comes too late is worth no further look. */
type Drive = { start: number; metres: Metres; isHopeless: boolean };

/** Used again for every way: thousands are looked at for a plan, and nearly all come to nothing. */
let [legs, drives, latest] = [new Float64Array(64), new Float64Array(64), new Float64Array(64)];

/** Metres and seconds from each visit to the next. */
function measure(way: Way, metres: Metres): void {
  if (way.length > legs.length)
    [legs, drives, latest] = [
      new Float64Array(way.length * 2),
      new Float64Array(way.length * 2),
      new Float64Array(way.length * 2),
    ];
  for (let i = 1; i < way.length; i += 1) {
    const leg = metres((way[i - 1] as Visit).place, (way[i] as Visit).place);
    legs[i - 1] = leg;
    drives[i - 1] = secondsOf(leg);
  }
}

/** When each visit must be reached so that it and all after it are in time. */
function setDeadlines(way: Way): void {
  for (let i = way.length - 1, next = Infinity; i >= 0; i -= 1) {
    const { service, ready, latest: own } = way[i] as Visit;
    next = ready > next ? -Infinity : Math.min(own, next - service);
    latest[i] = next;
    if (i > 0) next -= drives[i - 1] as number;
  }
}

/** Where the visit may stand at the earliest: behind all that the same order needs before. */
function firstFor(way: Way, { level, orders }: Visit): number {
  if (level === 0) return 0;
  let first = way.length;
  while (first > 0 && !(way[first - 1] as Visit).orders.includes(orders[0] as number)) first -= 1;
  return first;
}

/** The visit is put where it costs the fewest metres and nothing behind it comes too late; null when there is no such place. */
export function insert(way: Way, visit: Visit, { start, metres, isHopeless }: Drive): Way | null {
  measure(way, metres);
  setDeadlines(way);
  const first = firstFor(way, visit);
  let [best, least, firstLate] = [-1, Infinity, Infinity];
  for (let position = 0, left = start; position <= way.length; position += 1) {
    if (position > 0) {
      // When the visit before can be left at the earliest.
      const { service, ready, latest: due } = way[position - 1] as Visit;
      if (position > 1) left += drives[position - 2] as number;
      if (left > due && firstLate === Infinity) firstLate = position - 1;
      if (isHopeless && best < 0 && firstLate < position) return null;
      left = Math.max(left + service, ready);
    }
    if (position < first) continue;
    const to = position > 0 ? metres((way[position - 1] as Visit).place, visit.place) : 0;
    const arrival = position > 0 ? left + secondsOf(to) : start;
    if (arrival > visit.latest) continue;
    const isLast = position === way.length;
    const on = isLast ? 0 : metres(visit.place, (way[position] as Visit).place);
    if (!isLast && Math.max(arrival + visit.service, visit.ready) + secondsOf(on) > (latest[position] as number))
      continue;
    const more = to + on - (position > 0 && !isLast ? (legs[position - 1] as number) : 0);
    if (more < least) [best, least] = [position, more];
  }
  return best < 0 || (isHopeless && best > firstLate) ? null : way.toSpliced(best, 0, visit);
}
