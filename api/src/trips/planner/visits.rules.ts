import type { RoutingShipment, RoutingStep } from 'shared-contracts/planner';
import { insert } from './insertion.rules.ts';
import type { Visit, Way } from './route.rules.ts';
import type { Metres } from './travel.rules.ts';

/** The stops of a shipment, the pickup first. */
export const stepsOf = ({ pickup, via = [], delivery }: RoutingShipment): RoutingStep[] => [pickup, ...via, delivery];

/** Whoever opens only when another has closed is visited by itself. */
const isSame = (visit: Visit, level: number, { location_index, time_windows: [[from, to]] }: RoutingStep) =>
  visit.place === location_index && visit.level === level && from <= visit.latest && visit.opens <= to;

const visitOf = (
  order: number,
  level: number,
  { location_index, service, time_windows: [[from, to]] }: RoutingStep,
): Visit => ({
  place: location_index,
  level,
  orders: [order],
  service,
  ready: from + service,
  opens: from,
  latest: to,
});

/** One more order at the same place: work adds up, the place must be reached while all are open. */
const joined = (visit: Visit, order: number, { service, time_windows: [[from, to]] }: RoutingStep): Visit => ({
  ...visit,
  orders: [...visit.orders, order],
  service: visit.service + service,
  ready: Math.max(visit.ready, from) + service,
  opens: Math.max(visit.opens, from),
  latest: Math.min(visit.latest, to),
});

/** Orders that do the same at the same place are served by one visit. */
export function visitsOf(shipments: readonly RoutingShipment[], orders: readonly number[]): Visit[] {
  const visits: Visit[] = [];
  for (const order of orders) {
    stepsOf(shipments[order] as RoutingShipment).forEach((step, level) => {
      const known = visits.findIndex((visit) => isSame(visit, level, step));
      if (known < 0) visits.push(visitOf(order, level, step));
      else visits[known] = joined(visits[known] as Visit, order, step);
    });
  }
  return visits;
}

/** Of which visit the step becomes a part; -1: of none. */
function visitFor(way: Way, level: number, step: RoutingStep): number {
  for (let i = 0; i < way.length; i += 1) if (isSame(way[i] as Visit, level, step)) return i;
  return -1;
}

/** How many stops of the order are not made on the way anyway. */
export const newVisits = (way: Way, steps: readonly RoutingStep[]) =>
  steps.reduce((count, step, level) => (visitFor(way, level, step) < 0 ? count + 1 : count), 0);

/** Whose, where and from when an order is put into a way. `mayBeLate`: what comes too late is put at the end. */
type Entry = { order: number; steps: readonly RoutingStep[]; start: number; metres: Metres; mayBeLate: boolean };

/** The way with one order more: its stops join visits that are made anyway, or are put where the way stays best; null when that comes too late. */
export function extended(way: Way, { order, steps, start, metres, mayBeLate }: Entry): Way | null {
  let longer = way;
  for (let level = 0; level < steps.length; level += 1) {
    const step = steps[level] as RoutingStep;
    const known = visitFor(longer, level, step);
    if (known >= 0) longer = longer.with(known, joined(longer[known] as Visit, order, step));
    else {
      const added = visitOf(order, level, step);
      const inTime = insert(longer, added, { start, metres, isHopeless: !mayBeLate && level === steps.length - 1 });
      if (!inTime && !mayBeLate) return null;
      longer = inTime ?? [...longer, added];
    }
  }
  return longer;
}
