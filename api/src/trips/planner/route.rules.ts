import type { Metres } from './travel.rules.ts';
import { secondsOf } from './travel.rules.ts';

/**
 * One visit of a trip to a location. `level`: 0 picks up, k makes the k-th drop of its orders. `service`: seconds of work there;
 * `ready`: it is not left before, for somebody opens late; `opens`–`latest`: when all of them are open, and by when it must be reached.
 */
export type Visit = {
  place: number;
  level: number;
  orders: readonly number[];
  service: number;
  ready: number;
  opens: number;
  latest: number;
};

/** In the order in which they are made. */
export type Way = readonly Visit[];

/** `late`: seconds over all visits; `metres` of the way. The lower the better, lateness first. */
export type Judged = { late: number; metres: number };

export const isBetter = (one: Judged, other: Judged) =>
  one.late < other.late || (one.late === other.late && one.metres < other.metres);

/** Nothing is dropped before it is picked up, and the drops of an order keep their order. */
export function keepsPrecedence(way: Way): boolean {
  for (let i = 0; i < way.length; i += 1) {
    const visit = way[i] as Visit;
    for (let j = i + 1; j < way.length; j += 1) {
      const later = way[j] as Visit;
      if (later.level < visit.level && later.orders.some((order) => visit.orders.includes(order))) return false;
    }
  }
  return true;
}

/** Drives the way from `start`, when the last of the pickups opens. */
export function judge(way: Way, start: number, metres: Metres): Judged {
  let [at, late, total] = [start, 0, 0];
  for (let i = 0; i < way.length; i += 1) {
    const { place, service, ready, latest } = way[i] as Visit;
    if (i > 0) {
      const leg = metres((way[i - 1] as Visit).place, place);
      total += leg;
      at += secondsOf(leg);
    }
    if (at > latest) late += at - latest;
    at = Math.max(at + service, ready);
  }
  return { late, metres: total };
}
