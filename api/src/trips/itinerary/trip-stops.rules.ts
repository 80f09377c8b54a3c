import type { FieldError } from 'shared-contracts/common';
import type { TripStopInput } from 'shared-contracts/trips';
import { greatCircleKm, type Point } from '../network/geo/great-circle.rules.ts';

/** One stop of one order: position 0 is its pickup. */
export type Visit = {
  orderId: string;
  orderPosition: number;
  locationId: string;
  contactId: string | null;
  point: Point;
};
/** An order on its way: its stops in their order. */
export type Route = { orderId: string; pickupFrom: number | null; visits: readonly Visit[] };
export type MergedStop = { locationId: string; contactId: string | null; point: Point; visits: Visit[] };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** For each order how many of its stops are behind. */
type Progress = Map<string, number>;
const nextOf = (route: Route, progress: Progress) => route.visits[progress.get(route.orderId) ?? 0];

function takeAt(first: Visit, routes: readonly Route[], progress: Progress): MergedStop {
  const visits = routes
    .map((route) => nextOf(route, progress))
    .filter((visit) => visit !== undefined && isSame(visit.locationId, first.locationId)) as Visit[];
  for (const { orderId } of visits) progress.set(orderId, (progress.get(orderId) ?? 0) + 1);
  const contactId = visits.find((visit) => visit.contactId !== null)?.contactId ?? null;
  return { locationId: first.locationId, contactId, point: first.point, visits };
}

const earliest = (routes: readonly Route[]) =>
  routes.toSorted(
    (one, other) =>
      (one.pickupFrom ?? Infinity) - (other.pickupFrom ?? Infinity) || one.orderId.localeCompare(other.orderId, 'en'),
  )[0]?.visits[0];

function nearest(from: Point, routes: readonly Route[], progress: Progress): Visit | undefined {
  const open = routes.map((route) => nextOf(route, progress)).filter((visit) => visit !== undefined);
  const far = new Map(open.map((visit) => [visit, greatCircleKm(from, visit.point)]));
  return open.toSorted(
    (one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0) || one.orderId.localeCompare(other.orderId, 'en'),
  )[0];
}

/** The stops of orders as one way: from the earliest pickup always to the nearest stop that may be next; what is done at one place at once is one stop. */
export function mergeStops(routes: readonly Route[]): MergedStop[] {
  const progress: Progress = new Map();
  const stops: MergedStop[] = [];
  for (let next = earliest(routes); next; next = nearest(stops.at(-1)?.point ?? next.point, routes, progress))
    stops.push(takeAt(next, routes, progress));
  return stops;
}

const fault = (path: string, code: string, message: string): Record<string, FieldError> => ({
  [path]: { code, message },
});

/** One mention of an order at a stop that was given by hand. */
type Mention = { orderId: string; what: 'pick' | 'drop'; field: string };
const mentionsOf = ({ pickOrderIds, dropOrderIds }: TripStopInput, position: number): Mention[] => [
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

type Placed = { stops: MergedStop[]; problems: Record<string, FieldError> };

function placeAt(
  route: Route | undefined,
  { what, field }: Mention,
  stop: MergedStop,
  progress: Progress,
): Record<string, FieldError> {
  if (!route) return fault(field, 'notFound', 'Order not found');
  const next = nextOf(route, progress);
  if (!next) return fault(field, 'repeated', 'Stop is there twice');
  if ((what === 'pick') !== (next.orderPosition === 0)) return fault(field, 'pickupFirst', 'Pickup comes before drop');
  if (stop.visits.includes(next) || stop.visits.some(({ orderId }) => orderId === route.orderId))
    return fault(field, 'pickupFirst', 'Pickup comes before drop');
  if (!isSame(next.locationId, stop.locationId)) return fault(field, 'wrongLocation', 'Order does not stop here');
  stop.visits.push(next);
  progress.set(route.orderId, (progress.get(route.orderId) ?? 0) + 1);
  return {};
}

/** Stops in an order given by hand: every stop of every order once, each pickup before its drops; else what is wrong, by field. */
export function placeStops(
  routes: readonly Route[],
  given: readonly TripStopInput[],
  points: ReadonlyMap<string, Point>,
): Placed {
  const progress: Progress = new Map();
  const byId = new Map(routes.map((route) => [route.orderId, route]));
  let problems: Record<string, FieldError> = {};
  const stops = given.map((input, position): MergedStop => {
    const locationId = input.locationId.toLowerCase();
    const stop: MergedStop = {
      locationId,
      contactId: input.contactId,
      point: points.get(locationId) ?? [0, 0],
      visits: [],
    };
    for (const mention of mentionsOf(input, position))
      problems = { ...problems, ...placeAt(byId.get(mention.orderId.toLowerCase()), mention, stop, progress) };
    if (stop.visits.length === 0)
      problems = { ...problems, ...fault(`stops.${position}`, 'empty', 'Nothing is done at this stop') };
    return stop;
  });
  const left = routes.find((route) => nextOf(route, progress));
  return {
    stops,
    problems:
      left && Object.keys(problems).length === 0
        ? fault('stops', 'missing', 'Every stop of every order is needed')
        : problems,
  };
}
