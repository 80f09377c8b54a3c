import type { DriverTransition } from 'shared-contracts/trips/driving';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { OutboxEntry } from '../outbox.ts';
import { projectTrip } from '../trip-projection.rules.ts';

const transition = (
  event: DriverEvent,
  from: OrderStage[],
  to: OrderStage,
  drops: DriverTransition['drops'] = null,
): DriverTransition => ({ event, from, to, drops, needsReason: false, takesQuantities: false });
export const TRANSITIONS = [
  transition('arriveAtPickup', ['started'], 'arrivedToPickupLocation'),
  transition('depart', ['arrivedToPickupLocation'], 'transit'),
  transition('depart', ['loading'], 'delayed'),
  transition('arriveAtDrop', ['transit'], 'arrivedToDropLocation'),
  transition('finishDrop', ['arrivedToDropLocation'], 'transit', 'left'),
  transition('deliver', ['arrivedToDropLocation'], 'delivered', 'last'),
  transition('failDelivery', ['transit', 'arrivedToDropLocation'], 'notDelivered'),
];

export type Stop = MyTrip['stops'][number];
/** `left`: the orders that left before others; `visit`: more about what each order does there. */
type StopOptions = { departedAt?: number; left?: readonly string[]; isTransfer?: true; visit?: object };
export const stop = (
  position: number,
  orders: Record<string, 'pick' | 'drop'>,
  { departedAt, left = [], isTransfer, visit }: StopOptions = {},
) =>
  ({
    position,
    departedAt: departedAt ?? null,
    orders: Object.entries(orders).map(([id, what]) => ({
      id,
      what,
      items: isTransfer ? [{ item: 0, quantity: 1 }] : [],
      ...(isTransfer && { isTransfer }),
      departedAt: left.includes(id) ? 5 : undefined,
      ...visit,
    })),
  }) as unknown as Stop;

type Order = MyTrip['orders'][number];
export const order = (id: string, stage: OrderStage, ...events: DriverEvent[]) =>
  ({ id, stage, nextEvents: events.map((event) => ({ event, stage })) }) as unknown as Order;

/** Order `a` goes from stop 0 to stops 2 and 3. */
const STOPS = [
  stop(0, { a: 'pick' }),
  stop(1, { b: 'pick' }),
  stop(2, { a: 'drop' }),
  stop(3, { a: 'drop', b: 'drop' }),
];
export const trip = (orders: Order[], changes: Partial<MyTrip> = {}) =>
  ({ id: 't', allowedStages: [], stops: STOPS, orders, ...changes }) as unknown as MyTrip;

type EntryChanges = Partial<Pick<OutboxEntry, 'tripId' | 'state' | 'staysAt'>>;
export const entry = (
  event: DriverEvent,
  orderId: string | null = 'a',
  changes: EntryChanges = {},
  delivered?: { shortageReason?: string }[],
) =>
  ({
    kind: 'event',
    tripId: 't',
    state: 'waiting',
    input: { event, orderId, ...(delivered && { delivered }) },
    ...changes,
  }) as OutboxEntry;
export const PROOF = {
  kind: 'proof',
  tripId: 't',
  state: 'waiting',
  input: { orderId: 'a' },
} as unknown as OutboxEntry;

const FURTHER_PICKUPS = [transition('arriveAtPickup', ['transit'], 'arrivedToPickupLocation')];

export const project = (projected: MyTrip, ...entries: OutboxEntry[]) =>
  projectTrip(projected, entries, { moves: TRANSITIONS, furtherPickups: FURTHER_PICKUPS });
/** Projects the first order. */
export const projectOrder = (projected: MyTrip, ...entries: OutboxEntry[]) => {
  const [first] = project(projected, ...entries).orders;
  return [first?.stage, first?.transitions.map(({ event, to }) => `${event} ${to}`), first?.position];
};
