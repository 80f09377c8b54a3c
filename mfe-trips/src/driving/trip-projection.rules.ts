import type { DriverMove } from 'shared-contracts/driving';
import type { MyTrip } from 'shared-contracts/trip-driving';
import type { DriverEvent } from 'shared-contracts/values/driver-events';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Entry } from './outbox.ts';

type MyOrder = MyTrip['orders'][number];
export type OrderAhead = {
  order: MyOrder;
  stage: OrderStage;
  /** What may happen next; of delivered and delivered in part the first: how much arrived decides. */
  moves: DriverMove[];
  /** Position of the stop where it stands or goes next; null: it is over. */
  at: number | null;
};
export type TripAhead = { mayStart: boolean; orders: OrderAhead[]; /** Where it goes next. */ nextStop: number | null };

const AT_PICKUP: readonly DriverEvent[] = ['arriveAtPickup', 'startLoading', 'completeLoading', 'depart'];

const stopsOf = (trip: MyTrip, orderId: string, what: 'pick' | 'drop') =>
  trip.stops.filter(({ orders }) => orders.some((one) => one.id === orderId && one.what === what));
const isToldOf = (trip: MyTrip) => (entry: Entry) =>
  entry.tripId === trip.id && entry.kind === 'event' && entry.state !== 'refused';
const eventsIn = (trip: MyTrip, told: readonly Entry[]) =>
  told.filter(isToldOf(trip)).flatMap((entry) => (entry.kind === 'event' ? [entry.input] : []));

function orderAhead(
  trip: MyTrip,
  order: MyOrder,
  told: ReturnType<typeof eventsIn>,
  moves: readonly DriverMove[],
): OrderAhead {
  const mine = told.filter(
    ({ orderId, event }) => orderId === order.id || (event === 'start' && order.stage === 'addedToTrip'),
  );
  const drops = stopsOf(trip, order.id, 'drop');
  let stage: OrderStage = order.stage;
  let done = drops.filter(({ departedAt }) => departedAt !== null).length;
  for (const { event } of mine) {
    stage = event === 'start' ? 'started' : (moves.find((move) => move.event === event)?.to ?? stage);
    if (event === 'finishDrop') done += 1;
  }
  const left = drops.length - done > 1 ? 'left' : 'last';
  // What is not sent yet leads on by the table; until then the API has said what is legal.
  const legal =
    mine.length > 0
      ? moves.filter(({ from, drops: when }) => from.includes(stage) && (when === null || when === left))
      : order.nextEvents.flatMap(({ event }) => moves.filter((move) => move.event === event).slice(0, 1));
  const [first] = legal;
  const pickup = stopsOf(trip, order.id, 'pick')[0]?.position ?? 0;
  const isBefore = first ? AT_PICKUP.includes(first.event) : stage === 'addedToTrip';
  const drop = first ? (drops[done] ?? drops.at(-1))?.position : undefined;
  return { order, stage, moves: legal, at: isBefore ? pickup : (drop ?? null) };
}

/** Where a trip will be when all is sent that was pressed, and what may happen then. */
export function tripAhead(trip: MyTrip, told: readonly Entry[], moves: readonly DriverMove[]): TripAhead {
  const events = eventsIn(trip, told);
  const orders = trip.orders.map((order) => orderAhead(trip, order, events, moves));
  const open = orders.flatMap(({ at }) => (at === null ? [] : [at]));
  const mayStart = trip.allowedStages.includes('started') && !events.some(({ event }) => event === 'start');
  return { mayStart, orders, nextStop: open.length > 0 ? Math.min(...open) : null };
}

/** What is pressed at a stop, once for all orders that stand alike. */
export type Step = { move: DriverMove; orders: OrderAhead[] };

const isMain = ({ event }: DriverMove) => event !== 'failDelivery';
const byMove = (orders: readonly OrderAhead[], of: (moves: DriverMove[]) => DriverMove | undefined): Step[] => {
  const steps = orders.flatMap((one) => {
    const move = of(one.moves);
    return move ? [{ move, one }] : [];
  });
  return [...Map.groupBy(steps, ({ move }) => move.event).values()].flatMap((here) =>
    here[0] ? [{ move: here[0].move, orders: here.map(({ one }) => one) }] : [],
  );
};

export const stepsAt = ({ orders }: TripAhead, position: number) => {
  const here = orders.filter(({ at }) => at === position);
  return {
    main: byMove(here, (moves) => moves.find(isMain)),
    failing: here.filter(({ moves }) => moves.some((move) => !isMain(move))),
  };
};
