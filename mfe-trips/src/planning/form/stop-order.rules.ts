import type { TripStop } from 'shared-contracts/trips/trips';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type Visit = { stop: TripStop; what: 'pick' | 'drop' };
export type StopOrderError = { code: 'dropFirst' | 'dropOrder'; number: string; pickup: string; drop: string };

const listVisits = (stops: readonly TripStop[], orderId: string): Visit[] =>
  stops.flatMap((stop) => stop.orders.filter(({ id }) => id === orderId).map(({ what }) => ({ stop, what })));
const visitKey = (visits: readonly Visit[]) => visits.map(({ stop, what }) => `${what} ${stop.location.id}`).join('\n');

/**
 * Finds the first order whose pickup and drops are not in sequence. `currentStops` are valid; undefined if `newStops`
 * are valid as well.
 */
export function findStopOrderError(
  currentStops: readonly TripStop[],
  newStops: readonly TripStop[],
): StopOrderError | undefined {
  const orders = new Map(
    currentStops.flatMap((stop) => stop.orders).map((order) => [order.id, formatOrderNumber(order)]),
  );
  for (const [id, number] of orders) {
    const [before, after] = [listVisits(currentStops, id), listVisits(newStops, id)];
    if (visitKey(before) === visitKey(after)) continue;
    const isPickupFirst = after[0]?.what === 'pick';
    return {
      code: isPickupFirst ? 'dropOrder' : 'dropFirst',
      number,
      pickup: before[0]?.stop.location.name ?? '',
      drop: (isPickupFirst ? before.at(-1) : after[0])?.stop.location.name ?? '',
    };
  }
  return undefined;
}

/** Sorts stops by when a route passes them. Undefined: it doesn't pass all of them in a valid sequence. */
export function sortAlongRoute(
  stops: readonly TripStop[],
  locationIds: readonly string[],
): readonly TripStop[] | undefined {
  const passedAt = new Map<TripStop, number>();
  const lastPassedAt = new Map<string, number>();
  for (const stop of stops) {
    const earliest = Math.max(0, ...stop.orders.map(({ id }) => lastPassedAt.get(id) ?? 0));
    const index = locationIds.indexOf(stop.location.id, earliest);
    if (index === -1) return undefined;
    passedAt.set(stop, index);
    for (const { id } of stop.orders) lastPassedAt.set(id, index);
  }
  return stops.toSorted((a, b) => (passedAt.get(a) ?? 0) - (passedAt.get(b) ?? 0));
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
