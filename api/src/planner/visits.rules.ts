import type { RoutingShipment, RoutingStep } from 'shared-contracts/planner';
import { insert } from './insertion.rules.ts';
import type { Visit, Way } from './route.rules.ts';
import type { Metres } from './travel.rules.ts';

/** The stops of a shipment, the pickup first. */
export const stepsOf = ({ pickup, via = [], delivery }: RoutingShipment): RoutingStep[] => [pickup, ...via, delivery];

/** Whoever opens only when another has closed is visited by itself. */
const isSame = (visit: Visit, level: number, { location_index, time_windows: [[from, to]] }: RoutingStep) =>
  visit.place === location_index && visit.level === level && from <= visit.latest && visit.opens <= to;

const visitOf = (order: number, level: number, { location_index, service, time_windows: [[from, to]] }: RoutingStep): Visit =>
  ({ place: location_index, level, orders: [order], service, ready: from + service, opens: from, latest: to });

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

/** How many stops of the order are not made on the way anyway. */
export const newVisits = (way: Way, shipment: RoutingShipment) => stepsOf(shipment).filter((step, level) => !way.some((visit) => isSame(visit, level, step))).length;

/** The way with one order more: its stops join visits that are made anyway, or are put where the way stays best. */
export function extended(way: Way, shipment: RoutingShipment, order: number, start: number, metres: Metres): Way {
  let longer = way;
  stepsOf(shipment).forEach((step, level) => {
    const known = longer.findIndex((visit) => isSame(visit, level, step));
    longer = known < 0 ? insert(longer, visitOf(order, level, step), { start, metres }) : longer.with(known, joined(longer[known] as Visit, order, step));
  });
  return longer;
}
