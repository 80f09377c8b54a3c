import type { FieldError } from 'shared-contracts/common';
import type { TripStopInput } from 'shared-contracts/trips/trips';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { StopDetails } from '../../orders/public.ts';
import { greatCircleKm, type Point } from '../../platform/geometry/great-circle.rules.ts';

/** A visit of one order at one stop, with the details of that stop. */
export type Visit = StopDetails & {
  orderId: string;
  orderPosition: number;
  kind: StopKind;
  locationId: string;
  contactId: string | null;
  point: Point;
};
/** The stops of an order in their order. */
export type OrderRoute = { orderId: string; pickupFrom: number | null; visits: readonly Visit[] };
export type MergedStop = { locationId: string; contactId: string | null; point: Point; visits: Visit[] };

const isSameId = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The number of visited stops of each order. */
type Progress = Map<string, number>;
const nextVisit = (route: OrderRoute, progress: Progress) => route.visits[progress.get(route.orderId) ?? 0];

function visitLocation(first: Visit, routes: readonly OrderRoute[], progress: Progress): MergedStop {
  const visits = routes
    .map((route) => nextVisit(route, progress))
    .filter((visit) => visit !== undefined && isSameId(visit.locationId, first.locationId)) as Visit[];
  for (const { orderId } of visits) progress.set(orderId, (progress.get(orderId) ?? 0) + 1);
  const contactId = visits.find((visit) => visit.contactId !== null)?.contactId ?? null;
  return { locationId: first.locationId, contactId, point: first.point, visits };
}

const earliestPickup = (routes: readonly OrderRoute[]) =>
  routes.toSorted(
    (a, b) => (a.pickupFrom ?? Infinity) - (b.pickupFrom ?? Infinity) || a.orderId.localeCompare(b.orderId, 'en'),
  )[0]?.visits[0];

function nearestVisit(from: Point, routes: readonly OrderRoute[], progress: Progress): Visit | undefined {
  const open = routes.map((route) => nextVisit(route, progress)).filter((visit) => visit !== undefined);
  const distances = new Map(open.map((visit) => [visit, greatCircleKm(from, visit.point)]));
  return open.toSorted(
    (a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || a.orderId.localeCompare(b.orderId, 'en'),
  )[0];
}

/**
 * Merges the stops of orders into one itinerary: starts at the earliest pickup and always continues to the nearest
 * possible stop. Visits of the same location become one stop.
 */
export function mergeStops(routes: readonly OrderRoute[]): MergedStop[] {
  const progress: Progress = new Map();
  const stops: MergedStop[] = [];
  for (let next = earliestPickup(routes); next; next = nearestVisit(next.point, routes, progress))
    stops.push(visitLocation(next, routes, progress));
  return stops;
}

/** Like `mergeStops`, but starts at the stop nearest to a point. */
export function mergeStopsFrom(start: Point, routes: readonly OrderRoute[]): MergedStop[] {
  const progress: Progress = new Map();
  const stops: MergedStop[] = [];
  for (let next = nearestVisit(start, routes, progress); next; next = nearestVisit(next.point, routes, progress))
    stops.push(visitLocation(next, routes, progress));
  return stops;
}

/** The earliest end of a window among the open stops of an order. */
const deadlineOf = ({ orderId, visits }: OrderRoute, progress: Progress, closesAt: (visit: Visit) => number) =>
  Math.min(...visits.slice(progress.get(orderId) ?? 0).map(closesAt));

function mostUrgentVisit(
  routes: readonly OrderRoute[],
  progress: Progress,
  closesAt: (visit: Visit) => number,
): Visit | undefined {
  const open = routes.filter((route) => nextVisit(route, progress) !== undefined);
  const deadlines = new Map(open.map((route) => [route, deadlineOf(route, progress, closesAt)]));
  const compare = (a: OrderRoute, b: OrderRoute) => {
    const [first, second] = [deadlines.get(a) ?? Infinity, deadlines.get(b) ?? Infinity];
    return first === second ? a.orderId.localeCompare(b.orderId, 'en') : first - second;
  };
  const [urgent] = open.toSorted(compare);
  return urgent && nextVisit(urgent, progress);
}

/** Like `mergeStops`, but always continues with the order that closes first. */
export function mergeStopsByDeadline(routes: readonly OrderRoute[], closesAt: (visit: Visit) => number): MergedStop[] {
  const progress: Progress = new Map();
  const stops: MergedStop[] = [];
  const next = () => mostUrgentVisit(routes, progress, closesAt);
  for (let visit = next(); visit; visit = next()) stops.push(visitLocation(visit, routes, progress));
  return stops;
}

const fieldError = (path: string, code: string, message: string): Record<string, FieldError> => ({
  [path]: { code, message },
});

/** An order listed at a stop of the input. */
type StopOrder = { orderId: string; what: 'pick' | 'drop'; field: string };
const listStopOrders = ({ pickOrderIds, dropOrderIds }: TripStopInput, position: number): StopOrder[] => [
  ...pickOrderIds.map((orderId, i) => ({
    orderId,
    what: 'pick' as const,
    field: `stops.${position}.pickOrderIds.${i}`,
  })),
  ...dropOrderIds.map((orderId, i) => ({
    orderId,
    what: 'drop' as const,
    field: `stops.${position}.dropOrderIds.${i}`,
  })),
];

type OrderedStops = { stops: MergedStop[]; problems: Record<string, FieldError> };

function addVisit(
  route: OrderRoute | undefined,
  { what, field }: StopOrder,
  stop: MergedStop,
  progress: Progress,
): Record<string, FieldError> {
  if (!route) return fieldError(field, 'notFound', 'Order not found');
  const next = nextVisit(route, progress);
  if (!next) return fieldError(field, 'repeated', 'Stop is listed twice');
  if ((what === 'pick') !== (next.kind === 'pickup'))
    return fieldError(field, 'pickupFirst', 'Pickup comes before drop');
  if (stop.visits.includes(next) || stop.visits.some(({ orderId }) => orderId === route.orderId))
    return fieldError(field, 'pickupFirst', 'Pickup comes before drop');
  if (!isSameId(next.locationId, stop.locationId))
    return fieldError(field, 'wrongLocation', 'Order does not stop here');
  stop.visits.push(next);
  progress.set(route.orderId, (progress.get(route.orderId) ?? 0) + 1);
  return {};
}

/**
 * Applies the stop order of the input. It must contain every stop of every order once, each pickup before its drops.
 */
export function applyStopOrder(
  routes: readonly OrderRoute[],
  inputs: readonly TripStopInput[],
  points: ReadonlyMap<string, Point>,
): OrderedStops {
  const progress: Progress = new Map();
  const byId = new Map(routes.map((route) => [route.orderId, route]));
  let problems: Record<string, FieldError> = {};
  const stops = inputs.map((input, position): MergedStop => {
    const locationId = input.locationId.toLowerCase();
    const stop: MergedStop = {
      locationId,
      contactId: input.contactId,
      point: points.get(locationId) ?? [0, 0],
      visits: [],
    };
    for (const stopOrder of listStopOrders(input, position))
      problems = { ...problems, ...addVisit(byId.get(stopOrder.orderId.toLowerCase()), stopOrder, stop, progress) };
    if (stop.visits.length === 0)
      problems = {
        ...problems,
        ...fieldError(`stops.${position}`, 'empty', 'No order is picked up or dropped at this stop'),
      };
    return stop;
  });
  const unfinished = routes.find((route) => nextVisit(route, progress));
  return {
    stops,
    problems:
      unfinished && Object.keys(problems).length === 0
        ? fieldError('stops', 'missing', 'Every stop of every order is needed')
        : problems,
  };
}
