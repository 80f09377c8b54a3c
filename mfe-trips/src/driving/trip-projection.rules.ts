import type { DriverTransition } from 'shared-contracts/trips/driving';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OutboxEntry } from './outbox.ts';

type MyOrder = MyTrip['orders'][number];
type Visit = MyTrip['stops'][number]['orders'][number] & { position: number; isDone: boolean };
export type ProjectedOrder = {
  order: MyOrder;
  stage: OrderStage;
  /** Allowed transitions. Contains only the first of full and partial delivery: the delivered quantity decides. */
  transitions: DriverTransition[];
  /** Position of the current or next stop; null when finished. */
  position: number | null;
  /** What the order does there. */
  visit: Visit | null;
  hasSeveralDrops: boolean;
  /** Less than ordered was delivered at an earlier drop. */
  isShort: boolean;
};
export type ProjectedTrip = {
  canStart: boolean;
  orders: ProjectedOrder[];
  /** Position of the next stop. */
  nextStop: number | null;
};
/** `furtherPickups`: of orders that go on to another pickup, in place of `arriveAtDrop`. */
export type Transitions = { moves: readonly DriverTransition[]; furtherPickups?: readonly DriverTransition[] };

const PICKUP_EVENTS: readonly DriverEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

/** In the order in which the trip visits them. */
const listVisits = (trip: MyTrip, orderId: string): Visit[] =>
  trip.stops.flatMap(({ position, departedAt, orders }) =>
    orders
      .filter(({ id }) => id === orderId)
      // A trip that a phone stored earlier has only the time of the stop, which its last order leaves.
      .map((visit) => ({ ...visit, position, isDone: (visit.departedAt ?? departedAt) !== null })),
  );
const isAcceptedEventOf = (trip: MyTrip) => (entry: OutboxEntry) =>
  entry.tripId === trip.id && entry.kind === 'event' && entry.state !== 'refused' && entry.staysAt === undefined;
const listEvents = (trip: MyTrip, entries: readonly OutboxEntry[]) =>
  entries.filter(isAcceptedEventOf(trip)).flatMap((entry) => (entry.kind === 'event' ? [entry.input] : []));
type Event = ReturnType<typeof listEvents>[number];

const firstOpen = (visits: readonly Visit[], what: Visit['what']) =>
  visits.find((visit) => visit.what === what && !visit.isDone);

/** The visits after an event that ends one. */
function endVisit(visits: readonly Visit[], event: DriverEvent): Visit[] {
  const ends: Partial<Record<DriverEvent, Visit['what']>> = { depart: 'pick', finishDrop: 'drop' };
  const what = ends[event];
  const ended = what && firstOpen(visits, what);
  return visits.map((visit) => (visit === ended ? { ...visit, isDone: true } : visit));
}

/** In transit, the first pickup is behind, whether or not its departure is known. */
const isPickupNext = (stage: OrderStage, visits: readonly Visit[]) =>
  stage === 'transit' && visits.slice(1).find(({ isDone }) => !isDone)?.what === 'pick';

function listTransitions(
  stage: OrderStage,
  visits: readonly Visit[],
  { moves, furtherPickups = [] }: Transitions,
): DriverTransition[] {
  const dropsLeft = visits.filter(({ what, isDone }) => what === 'drop' && !isDone).length;
  const dropCondition = dropsLeft > 1 ? 'left' : 'last';
  const allowed = moves.filter(
    ({ from, drops }) => from.includes(stage) && (drops === null || drops === dropCondition),
  );
  return furtherPickups.length > 0 && isPickupNext(stage, visits)
    ? [...furtherPickups, ...allowed.filter(({ event }) => event !== 'arriveAtDrop')]
    : allowed;
}

/** The visit that a transition belongs to. */
function findVisit(stage: OrderStage, visits: readonly Visit[], transition: DriverTransition | undefined) {
  const isPickup = transition ? PICKUP_EVENTS.includes(transition.event) : stage === 'addedToTrip';
  if (!isPickup && !transition) return null;
  const candidates = stage === 'transit' && isPickup ? visits.slice(1) : visits;
  const what = isPickup ? 'pick' : 'drop';
  const sameKind = candidates.filter((visit) => visit.what === what);
  return firstOpen(candidates, what) ?? (isPickup ? sameKind[0] : sameKind.at(-1)) ?? null;
}

const isShortAt = ({ what, isDone, items }: Visit) =>
  what === 'drop' &&
  isDone &&
  items.some(({ quantity, deliveredQuantity }) => deliveredQuantity !== null && deliveredQuantity < quantity);
const reportsShortage = ({ event, delivered = [] }: Event) =>
  event === 'finishDrop' && delivered.some(({ shortageReason }) => Boolean(shortageReason));

function projectOrder(
  trip: MyTrip,
  order: MyOrder,
  entries: readonly Event[],
  transitions: Transitions,
): ProjectedOrder {
  const orderEvents = entries.filter(
    ({ orderId, event }) => orderId === order.id || (event === 'start' && order.stage === 'addedToTrip'),
  );
  let visits = listVisits(trip, order.id);
  let stage: OrderStage = order.stage;
  for (const { event } of orderEvents) {
    stage = event === 'start' ? 'started' : (transitions.moves.find((move) => move.event === event)?.to ?? stage);
    visits = endVisit(visits, event);
  }
  // Unsent events advance the order by the transition table; otherwise the API's `nextEvents` apply.
  const allowed =
    orderEvents.length > 0
      ? listTransitions(stage, visits, transitions)
      : order.nextEvents.flatMap(({ event }) => transitions.moves.filter((move) => move.event === event).slice(0, 1));
  const visit = findVisit(stage, visits, allowed[0]);
  return {
    order,
    stage,
    transitions: allowed,
    position: visit?.position ?? null,
    visit,
    hasSeveralDrops: visits.filter(({ what }) => what === 'drop').length > 1,
    isShort: visits.some(isShortAt) || orderEvents.some(reportsShortage),
  };
}

/** Projects a trip as if the API had already accepted all entries of the outbox. */
export function projectTrip(trip: MyTrip, entries: readonly OutboxEntry[], transitions: Transitions): ProjectedTrip {
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
