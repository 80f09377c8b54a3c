import type { TripStop } from 'shared-contracts/trips/trips';
import type { ProjectedTrip } from './trip-projection.rules.ts';

/** Whether all orders have left the stop. */
export const isStopDone = ({ position, orders }: TripStop, { orders: projectedOrders }: ProjectedTrip): boolean =>
  orders.every(({ id }) => {
    const orderPosition = projectedOrders.find(({ order }) => order.id === id)?.position ?? null;
    return orderPosition === null || orderPosition > position;
  });

/** `number`: in the order of the trip, from 1. */
type NumberedStop<Stop> = { stop: Stop; number: number };

/** The stops ahead, the current one first; and those behind, the last one first. */
export function arrangeStops<Stop extends TripStop>(
  stops: readonly Stop[],
  projectedTrip: ProjectedTrip,
  currentPosition: number | null | undefined,
): { ahead: NumberedStop<Stop>[]; done: NumberedStop<Stop>[] } {
  const numbered = stops.map((stop, index) => ({ stop, number: index + 1 }));
  const isCurrent = ({ stop }: NumberedStop<Stop>) => stop.position === currentPosition;
  const isDone = (numberedStop: NumberedStop<Stop>) =>
    !isCurrent(numberedStop) && isStopDone(numberedStop.stop, projectedTrip);
  const ahead = numbered.filter((numberedStop) => !isDone(numberedStop));
  return {
    ahead: [...ahead.filter(isCurrent), ...ahead.filter((numberedStop) => !isCurrent(numberedStop))],
    done: numbered.filter(isDone).toReversed(),
  };
}
