import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import { currentDrop, currentPickup, type ReachedStop } from './stop-progress.rules.ts';

/** Times at one stop, in unix seconds. `inferred`: those that follow from a later event. */
export type StopStamps = Record<StopStamp, number | null> & { inferred: readonly StopStamp[] };
export type StampedStop = StopStamps & { kind: StopKind };

export const NO_STAMPS: StopStamps = {
  arrivedAt: null,
  startedAt: null,
  endedAt: null,
  departedAt: null,
  inferred: [],
};

/**
 * The stamps that an event sets at its stop: those that it reports, and those that follow from it if they are still
 * missing.
 */
type EventStamps = { reported: readonly StopStamp[]; inferred?: readonly StopStamp[] };
const STAMPS_BY_EVENT: Partial<Record<OrderEvent, EventStamps>> = {
  arriveAtPickup: { reported: ['arrivedAt'] },
  startLoading: { reported: ['startedAt'] },
  completeLoading: { reported: ['endedAt'], inferred: ['startedAt'] },
  depart: { reported: ['departedAt'], inferred: ['startedAt', 'endedAt'] },
  arriveAtDrop: { reported: ['arrivedAt'] },
  startUnloading: { reported: ['startedAt'] },
  finishDrop: { reported: ['endedAt', 'departedAt'], inferred: ['startedAt'] },
  deliver: { reported: ['endedAt'], inferred: ['startedAt', 'departedAt'] },
  deliverPart: { reported: ['endedAt'], inferred: ['startedAt', 'departedAt'] },
  deliverManually: { reported: ['endedAt'], inferred: ['arrivedAt', 'startedAt', 'departedAt'] },
};

const missingStamps = (stop: StopStamps, stamps: readonly StopStamp[]) =>
  stamps.filter((stamp) => stop[stamp] === null);
const stampsAt = (stamps: readonly StopStamp[], time: number) =>
  Object.fromEntries(stamps.map((stamp) => [stamp, time])) as Partial<StopStamps>;

function applyStamps(stop: StampedStop, stamps: EventStamps, time: number): StampedStop {
  const reported = missingStamps(stop, stamps.reported);
  const inferred = missingStamps(stop, stamps.inferred ?? []);
  return { ...stop, ...stampsAt([...reported, ...inferred], time), inferred: [...stop.inferred, ...inferred] };
}

/** Whether an event happens at a stop. */
export const stampsStop = (event: OrderEvent) => event === 'failDelivery' || event in STAMPS_BY_EVENT;

const PICKUP_EVENTS: readonly OrderEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

/** A failed delivery ends the visit only of a stop that the order has reached. */
const failedDeliveryStamps = (stop: StampedStop): EventStamps | undefined =>
  stop.arrivedAt === null ? undefined : { reported: ['endedAt'], inferred: ['departedAt'] };

/** The index of the stop at which an event happens: the current pickup, the last stop, or the current drop. */
export function stopIndexOf(stops: readonly ReachedStop[], event: OrderEvent): number {
  if (PICKUP_EVENTS.includes(event)) return currentPickup(stops);
  return event === 'deliverManually' ? stops.length - 1 : currentDrop(stops);
}

/**
 * The index of the stop for an event that is reported late: the first one of its kind that hadn't been left by then, or
 * else the last one.
 * @param at unix seconds
 */
export function stopIndexAt(stops: readonly ReachedStop[], event: OrderEvent, at: number): number {
  if (event === 'deliverManually') return stops.length - 1;
  const kind = PICKUP_EVENTS.includes(event) ? 'pickup' : 'drop';
  const index = stops.findIndex((stop) => stop.kind === kind && (stop.departedAt === null || stop.departedAt >= at));
  return index < 0 ? stops.findLastIndex((stop) => stop.kind === kind) : index;
}

/**
 * Returns the stops of an order after an event; unchanged ones are the same objects. Existing times are never
 * overwritten, but a new attempt, or leaving the trip, clears them all.
 * @param time unix seconds
 * @param index of the stop at which it happens
 */
export function applyEventToStops<Stop extends StampedStop>(
  stops: readonly Stop[],
  event: OrderEvent,
  time: number,
  index = stopIndexOf(stops, event),
): Stop[] {
  if (event === 'reattempt' || event === 'removeFromTrip') return stops.map((stop) => ({ ...stop, ...NO_STAMPS }));
  return stops.map((stop, i) => {
    const stamps = event === 'failDelivery' ? failedDeliveryStamps(stop) : STAMPS_BY_EVENT[event];
    return i === index && stamps ? { ...stop, ...applyStamps(stop, stamps, time) } : stop;
  });
}
