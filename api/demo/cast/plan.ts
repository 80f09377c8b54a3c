import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';

type Carrier = 'serendib' | 'carriers';
/** `daysAgo`: days since its pickup; `inDays`: days until its pickup; in progress without either. */
export type TripPlan = { by: Carrier; stage: TripStage; carrying: OrderStage[]; daysAgo?: number; inDays?: number };

const spread = (
  count: number,
  from: number,
  to: number,
  plan: (n: number) => Omit<TripPlan, 'by' | 'daysAgo'>,
): TripPlan[] =>
  Array.from({ length: count }, (_, n) => ({
    by: n % 4 === 2 ? 'carriers' : 'serendib',
    daysAgo: Math.round(from + ((to - from) * n) / (count - 1)),
    ...plan(n),
  }));

/** Oldest first. */
const FINISHED: TripPlan[] = [
  ...spread(16, 58, 18, (n) => ({ stage: 'billed', carrying: n % 4 === 3 ? ['billed'] : ['billed', 'billed'] })),
  ...spread(24, 24, 1, (n) => ({
    stage: 'completed',
    carrying: n % 3 === 0 ? ['delivered', 'delivered'] : ['delivered'],
  })),
  ...spread(4, 40, 3, (n) => ({
    stage: 'manualCompleted',
    carrying: ['manuallyDelivered', n % 2 === 0 ? 'delivered' : 'manuallyDelivered'],
  })),
  ...spread(5, 45, 2, (n) => ({
    stage: 'incomplete',
    carrying: n === 1 ? ['incompleteDelivery'] : ['incompleteDelivery', 'delivered'],
  })),
  ...spread(4, 33, 2, () => ({ stage: 'incomplete', carrying: ['notDelivered'] })),
  ...spread(3, 28, 4, () => ({ stage: 'cancelled', carrying: ['cancelled'] })),
].toSorted((a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0));

const running = (by: Carrier, stage: 'started' | 'transit', ...trips: OrderStage[][]): TripPlan[] =>
  trips.map((carrying) => ({ by, stage, carrying }));

const RUNNING: TripPlan[] = [
  ...running(
    'serendib',
    'started',
    ['started', 'started'],
    ['arrivedToPickupLocation'],
    ['loading'],
    ['loadingCompleted', 'loading'],
  ),
  ...running('carriers', 'started', ['started'], ['loading', 'arrivedToPickupLocation']),
  ...running(
    'serendib',
    'transit',
    ['transit', 'transit'],
    ['transit'],
    ['transit', 'delivered'],
    ['delayed'],
    ['delayed'],
  ),
  ...running('serendib', 'transit', ['arrivedToDropLocation'], ['unloading', 'transit'], ['transit']),
  ...running('carriers', 'transit', ['transit'], ['delayed'], ['arrivedToDropLocation', 'transit'], ['unloading']),
];

const waiting = (by: Carrier, stage: TripStage, ...orders: number[]): TripPlan[] =>
  orders.map((count, n) => ({
    by,
    stage,
    carrying: Array.from({ length: count }, () => 'addedToTrip' as const),
    inDays: 1 + ((n + orders.length) % 5),
  }));

const WAITING: TripPlan[] = [
  ...waiting('serendib', 'vehicleAssigned', 2, 1, 2, 1),
  ...waiting('carriers', 'vehicleAssigned', 1, 1),
  ...waiting('serendib', 'waitingForTrip', 1, 1, 1),
  ...waiting('carriers', 'waitingForTrip', 1),
  ...waiting('serendib', 'saved', 2, 1),
  ...waiting('carriers', 'saved', 1),
];

export const TRIPS: readonly TripPlan[] = [...FINISHED, ...RUNNING, ...WAITING];

/** Orders in no trip, the most advanced first; the number of approvers that their operation needs. */
export const OPEN_ORDERS: readonly { stage: OrderStage; count: number; approvers: number }[] = [
  { stage: 'cancelled', count: 5, approvers: 0 },
  { stage: 'rejected', count: 7, approvers: 1 },
  { stage: 'validated', count: 24, approvers: 0 },
  { stage: 'pending2ndValidation', count: 10, approvers: 2 },
  { stage: 'pendingValidation', count: 14, approvers: 1 },
  { stage: 'saved', count: 16, approvers: 0 },
];
