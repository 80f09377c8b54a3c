import type { Visit } from '../routing/route.rules.ts';
import { type DistanceFunction, toLocationTravel } from '../routing/travel.rules.ts';

/** Locations are kilometre marks of a straight road. Each kilometre takes 90 seconds. */
export const lineMetres: DistanceFunction = (from, to) => Math.abs(from - to) * 1_000;
export const lineTravel = toLocationTravel(lineMetres);

/** A visit of one order without work or time windows. */
export const lineVisit = (km: number, level: number, order: number, more: Partial<Visit> = {}): Visit => ({
  locationIndex: km,
  level,
  orders: [order],
  service: 0,
  ready: 0,
  opens: 0,
  latest: 1_000_000,
  ...more,
});
