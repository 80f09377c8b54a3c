import type { DriverTransition } from 'shared-contracts/trips/driving';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OutboxEntry } from './outbox.ts';

type MyOrder = MyTrip['orders'][number];
export type ProjectedOrder = {
  order: MyOrder;
  stage: OrderStage;
  /** Allowed transitions. Contains only the first of full and partial delivery: the delivered quantity decides. */
  transitions: DriverTransition[];
  /** Position of the current or next stop; null when finished. */
  position: number | null;
};
export type ProjectedTrip = {
  canStart: boolean;
  orders: ProjectedOrder[];
  /** Position of the next stop. */
  nextStop: number | null;
};

const PICKUP_EVENTS: readonly DriverEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

const listOrderStops = (trip: MyTrip, orderId: string, kind: 'pick' | 'drop') =>
  trip.stops.filter(({ orders }) => orders.some(({ id, what }) => id === orderId && what === kind));
const isAcceptedEventOf = (trip: MyTrip) => (entry: OutboxEntry) =>
  entry.tripId === trip.id && entry.kind === 'event' && entry.state !== 'refused' && entry.staysAt === undefined;
const listEvents = (trip: MyTrip, entries: readonly OutboxEntry[]) =>
  entries.filter(isAcceptedEventOf(trip)).flatMap((entry) => (entry.kind === 'event' ? [entry.input] : []));

function projectOrder(
  trip: MyTrip,
  order: MyOrder,
  entries: ReturnType<typeof listEvents>,
  transitions: readonly DriverTransition[],
): ProjectedOrder {
  const orderEvents = entries.filter(
    ({ orderId, event }) => orderId === order.id || (event === 'start' && order.stage === 'addedToTrip'),
  );
  const drops = listOrderStops(trip, order.id, 'drop');
  let stage: OrderStage = order.stage;
  let finishedDrops = drops.filter(({ departedAt }) => departedAt !== null).length;
  for (const { event } of orderEvents) {
    stage = event === 'start' ? 'started' : (transitions.find((transition) => transition.event === event)?.to ?? stage);
    if (event === 'finishDrop') finishedDrops += 1;
  }
  const dropCondition = drops.length - finishedDrops > 1 ? 'left' : 'last';
  // Unsent events advance the order by the transition table; otherwise the API's `nextEvents` apply.
  const allowed =
    orderEvents.length > 0
      ? transitions.filter(
          ({ from, drops: condition }) => from.includes(stage) && (condition === null || condition === dropCondition),
        )
      : order.nextEvents.flatMap(({ event }) =>
          transitions.filter((transition) => transition.event === event).slice(0, 1),
        );
  const [nextTransition] = allowed;
  const pickupPosition = listOrderStops(trip, order.id, 'pick')[0]?.position ?? 0;
  const isBeforeDeparture = nextTransition ? PICKUP_EVENTS.includes(nextTransition.event) : stage === 'addedToTrip';
  const dropPosition = nextTransition ? (drops[finishedDrops] ?? drops.at(-1))?.position : undefined;
  return { order, stage, transitions: allowed, position: isBeforeDeparture ? pickupPosition : (dropPosition ?? null) };
}

/** Projects a trip as if the API had already accepted all entries of the outbox. */
export function projectTrip(
  trip: MyTrip,
  entries: readonly OutboxEntry[],
  transitions: readonly DriverTransition[],
): ProjectedTrip {
  const events = listEvents(trip, entries);
  const orders = trip.orders.map((order) => projectOrder(trip, order, events, transitions));
  const openPositions = orders.flatMap(({ position }) => (position === null ? [] : [position]));
  const canStart = trip.allowedStages.includes('started') && !events.some(({ event }) => event === 'start');
  return { canStart, orders, nextStop: openPositions.length > 0 ? Math.min(...openPositions) : null };
}

/** A transition at a stop, for all orders that allow it next. */
export type StopAction = { transition: DriverTransition; orders: ProjectedOrder[] };

const isRegular = ({ event }: DriverTransition) => event !== 'failDelivery';
const groupByTransition = (
  orders: readonly ProjectedOrder[],
  select: (transitions: DriverTransition[]) => DriverTransition | undefined,
): StopAction[] => {
  const candidates = orders.flatMap((order) => {
    const transition = select(order.transitions);
    return transition ? [{ transition, order }] : [];
  });
  return [...Map.groupBy(candidates, ({ transition }) => transition.event).values()].flatMap((group) =>
    group[0] ? [{ transition: group[0].transition, orders: group.map(({ order }) => order) }] : [],
  );
};

export const getStopActions = ({ orders }: ProjectedTrip, position: number) => {
  const ordersHere = orders.filter((order) => order.position === position);
  return {
    regular: groupByTransition(ordersHere, (transitions) => transitions.find(isRegular)),
    canFail: ordersHere.filter((order) => order.transitions.some((transition) => !isRegular(transition))),
  };
};
