import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { TripVisit } from '../../../trips/public.ts';
import { splitVisits } from '../outgoing/tender-facts.rules.ts';

/** Stamps of a stop that show that an event has happened there, including those that a later event implies. */
const STAMPS: Partial<Record<OrderEvent, keyof Pick<TripVisit, 'arrivedAt' | 'startedAt' | 'endedAt' | 'departedAt'>>> =
  {
    arriveAtPickup: 'arrivedAt',
    startLoading: 'startedAt',
    completeLoading: 'endedAt',
    depart: 'departedAt',
    arriveAtDrop: 'arrivedAt',
    finishDrop: 'endedAt',
    deliver: 'endedAt',
    failDelivery: 'endedAt',
  };
const AT_PICKUP: readonly OrderEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

/** Events that can happen at a visit. */
export const eventsAt = (events: readonly OrderEvent[], { kind }: Pick<TripVisit, 'kind'>): OrderEvent[] =>
  events.filter((event) => AT_PICKUP.includes(event) === (kind === 'pickup'));

const hasHappened = (events: readonly OrderEvent[], visit: TripVisit) =>
  visit.isOver ||
  eventsAt(events, visit).every((event) => {
    const stamp = STAMPS[event];
    return stamp !== undefined && visit[stamp] !== null;
  });

/**
 * The visits of a trip that a status is about: those at the stop of this number, as tenders count them, or else at the
 * first stop where it hasn't happened yet.
 * @returns `open`: those where it hasn't happened, one of each order; null: the trip has no such stop
 */
export function findReportedVisits(
  visits: readonly TripVisit[],
  { events, stop }: { events: readonly OrderEvent[]; stop: number | null },
): { open: TripVisit[] } | null {
  const stops = splitVisits(visits).map((group) => group.filter((visit) => eventsAt(events, visit).length > 0));
  const openAt = (group: readonly TripVisit[]) =>
    [
      ...Map.groupBy(
        group.filter((visit) => !hasHappened(events, visit)),
        ({ orderId }) => orderId,
      ).values(),
    ].flatMap(([first]) => first ?? []);
  if (stop !== null) {
    const group = stops[stop - 1];
    return group && group.length > 0 ? { open: openAt(group) } : null;
  }
  const reachable = stops.filter(({ length }) => length > 0);
  return reachable.length > 0 ? { open: reachable.map(openAt).find(({ length }) => length > 0) ?? [] } : null;
}
