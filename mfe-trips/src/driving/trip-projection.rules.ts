import type { DriverTransition } from 'shared-contracts/trips/driving';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { OutboxEntry } from './outbox.ts';

type MyOrder = MyTrip['orders'][number];
type Visit = MyTrip['stops'][number]['orders'][number] & { position: number; isDone: boolean; isReached: boolean };
export type ProjectedOrder = {
  order: MyOrder;
  stage: OrderStage;
  /** Allowed transitions. Contains only the first of full and partial delivery: the delivered quantity decides. */
  transitions: DriverTransition[];
  /** Position of the current or next stop; null when finished. */
  position: number | null;
  /** The current visit of the order. */
  visit: Visit | null;
  /** Drops to which the order can go instead. */
  otherDrops: Visit[];
  hasSeveralDrops: boolean;
  /** Whether less than ordered was delivered at an earlier drop. */
  isShort: boolean;
};
export type ProjectedTrip = {
  canStart: boolean;
  orders: ProjectedOrder[];
  /** Position of the next stop. */
  nextStop: number | null;
};
/** `furtherPickups`: for orders that continue to another pickup, instead of `arriveAtDrop`. */
export type Transitions = { moves: readonly DriverTransition[]; furtherPickups?: readonly DriverTransition[] };

const PICKUP_EVENTS: readonly DriverEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

/** In the order of the trip's stops. */
const listVisits = (trip: MyTrip, orderId: string): Visit[] =>
  trip.stops.flatMap(({ position, departedAt, orders }) =>
    orders
      .filter(({ id }) => id === orderId)
      // A trip that a phone stored earlier has only the time of the stop, which its last order leaves.
      .map((visit) => {
        const isDone = (visit.departedAt ?? departedAt) !== null;
        return { ...visit, position, isDone, isReached: !isDone && typeof visit.arrivedAt === 'number' };
      }),
  );
type EventEntry = Extract<OutboxEntry, { kind: 'event' }>;
type Event = EventEntry['input'];
/** The events that the API accepted or has not received yet. */
const listEvents = (trip: MyTrip, entries: readonly OutboxEntry[]): Event[] =>
  entries
    .filter((entry): entry is EventEntry => entry.kind === 'event' && entry.tripId === trip.id)
    .filter(({ state, staysAt }) => state !== 'refused' && staysAt === undefined)
    .map(({ input }) => input);

/** The one that was reached, not necessarily the first. */
const firstOpen = (visits: readonly Visit[], what: Visit['what']) =>
  visits.find((visit) => visit.what === what && visit.isReached) ??
  visits.find((visit) => visit.what === what && !visit.isDone);

const ENDS: Partial<Record<DriverEvent, Visit['what']>> = { depart: 'pick', finishDrop: 'drop' };

/** The visits after an event that starts or ends one. */
function applyToVisits(visits: readonly Visit[], { event, stop }: Event): Visit[] {
  const what = ENDS[event];
  const ended = what && firstOpen(visits, what);
  const reached = stop === undefined ? undefined : visits.find((visit) => visit.stop === stop);
  return visits.map((visit) => {
    if (visit === ended) return { ...visit, isDone: true, isReached: false };
    return visit === reached ? { ...visit, isReached: true } : visit;
  });
}

/** The open drops that come before any further pickup, without the next one. */
const listOtherDrops = (visits: readonly Visit[], next: Visit | null) => {
  const pickup = visits.slice(1).findIndex(({ what, isDone }) => what === 'pick' && !isDone);
  const reachable = pickup < 0 ? visits : visits.slice(0, pickup + 1);
  return reachable.filter((visit) => visit.what === 'drop' && !visit.isDone && visit !== next);
};

/** In transit, the first pickup is completed even if its departure is unknown. */
const isPickupNext = (stage: OrderStage, visits: readonly Visit[]) =>
  stage === 'transit' && visits.slice(1).find(({ isDone }) => !isDone)?.what === 'pick';

/** The order changes vehicle at its last stop of this trip, where another trip takes it on. */
const endsAtHub = (visits: readonly Visit[]) => visits.at(-1)?.isTransfer === true;

function listTransitions(
  stage: OrderStage,
  visits: readonly Visit[],
  { moves, furtherPickups = [] }: Transitions,
): DriverTransition[] {
  const dropsLeft = visits.filter(({ what, isDone }) => what === 'drop' && !isDone).length;
  if (endsAtHub(visits) && dropsLeft === 0) return [];
  const dropCondition = dropsLeft > 1 || endsAtHub(visits) ? 'left' : 'last';
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
  return firstOpen(candidates, what) ?? candidates.findLast((visit) => visit.what === what) ?? null;
}

const isShortAt = ({ isDone, items }: Visit) =>
  isDone && items.some(({ quantity, deliveredQuantity }) => deliveredQuantity !== null && deliveredQuantity < quantity);
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
  for (const orderEvent of orderEvents) {
    const { event } = orderEvent;
    stage = event === 'start' ? 'started' : (transitions.moves.find((move) => move.event === event)?.to ?? stage);
    visits = applyToVisits(visits, orderEvent);
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
    otherDrops: allowed.some(({ event }) => event === 'arriveAtDrop') ? listOtherDrops(visits, visit) : [],
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

/** The order as it is at a stop, which may be another drop than its next one; undefined: it can't be there now. */
function placeAt(order: ProjectedOrder, position: number): ProjectedOrder | undefined {
  if (order.position === position) return order;
  const visit = order.otherDrops.find((drop) => drop.position === position);
  const transitions = order.transitions.filter(({ event }) => event === 'arriveAtDrop');
  return visit && { ...order, visit, position, transitions };
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
/** The orders that have something to do at a stop now. */
export const listOrdersAt = ({ orders }: ProjectedTrip, position: number): ProjectedOrder[] =>
  orders.map((order) => placeAt(order, position)).filter(isPresent);

/** Steps that a driver does once for all orders at a stop, although their events differ. */
const COMMON_STEPS: Partial<Record<DriverEvent, 'arrive' | 'unload'>> = {
  arriveAtPickup: 'arrive',
  arriveAtDrop: 'arrive',
  finishDrop: 'unload',
  deliver: 'unload',
  deliverPart: 'unload',
};

type Step = { order: ProjectedOrder; transition: DriverTransition };
/** An action of the driver at a stop, for all orders with the same next step. */
export type StopAction = { name: DriverEvent | 'arrive' | 'unload'; steps: Step[]; isDelivery: boolean };

const isRegular = ({ event }: DriverTransition) => event !== 'failDelivery';

/** A drop where nothing of the order is unloaded for good is finished without a report. */
const isDelivery = ({ transition: { event }, order: { visit } }: Step) =>
  event === 'deliver' ||
  event === 'deliverPart' ||
  (event === 'finishDrop' && !visit?.isTransfer && (visit?.items.length ?? 0) > 0);

function toAction(steps: Step[]): StopAction[] {
  const [first] = steps;
  if (!first) return [];
  const { event } = first.transition;
  const isSame = steps.every(({ transition }) => transition.event === event);
  return [{ name: isSame ? event : (COMMON_STEPS[event] ?? event), steps, isDelivery: isDelivery(first) }];
}

export function getStopActions(trip: ProjectedTrip, position: number) {
  const ordersHere = listOrdersAt(trip, position);
  const steps = ordersHere.flatMap((order): Step[] => {
    const transition = order.transitions.find(isRegular);
    return transition ? [{ order, transition }] : [];
  });
  const keyOf = (step: Step) =>
    `${COMMON_STEPS[step.transition.event] ?? step.transition.event} ${String(isDelivery(step))}`;
  return {
    regular: [...Map.groupBy(steps, keyOf).values()].flatMap(toAction),
    canFail: ordersHere.filter((order) => order.transitions.some((transition) => !isRegular(transition))),
  };
}
