import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripEvent, TripStage } from 'shared-contracts/values/trips/trip-stages';

/** An order of a trip; a delayed one counts as being in its `resumeStage`. */
export type TripOrderState = { stage: OrderStage; resumeStage?: OrderStage | null };

const DELIVERED_STAGES: readonly OrderStage[] = ['delivered', 'manuallyDelivered', 'billed'];
const FAILED_STAGES: readonly OrderStage[] = ['incompleteDelivery', 'notDelivered'];
const EN_ROUTE_STAGES: readonly OrderStage[] = ['transit', 'arrivedToDropLocation', 'unloading'];
/** Stages of orders in a trip or delivered by one. Orders in other stages, such as cancelled ones, no longer count. */
const IN_TRIP_STAGES: readonly OrderStage[] = [
  'addedToTrip',
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'delayed',
  ...EN_ROUTE_STAGES,
  ...DELIVERED_STAGES,
  ...FAILED_STAGES,
];

/** Stages of an order of a running trip before its pickup. */
export const WAITING_STAGES: readonly OrderStage[] = ['started', 'arrivedToPickupLocation'];

const effectiveStage = ({ stage, resumeStage }: TripOrderState) =>
  stage === 'delayed' ? (resumeStage ?? stage) : stage;

/** Whether an order of a running trip is not picked up yet. */
export const isWaiting = (order: TripOrderState) => WAITING_STAGES.includes(effectiveStage(order));

/** Whether an order still counts for its trip; a cancelled one does not. */
export const isInTrip = (stage: OrderStage) => IN_TRIP_STAGES.includes(stage);
export const isDelivered = (stage: OrderStage) => DELIVERED_STAGES.includes(stage);
export const isFinished = (stage: OrderStage) => DELIVERED_STAGES.includes(stage) || FAILED_STAGES.includes(stage);
/** Whether completing the trip by hand delivers the order, and cancelling the trip cancels it. */
export const isOpenOrder = (stage: OrderStage) => isInTrip(stage) && !DELIVERED_STAGES.includes(stage);

/** The event that follows for a running or incomplete trip from the stages of its orders; null: none. */
export function deriveTripEvent(
  stage: TripStage,
  orders: readonly TripOrderState[],
): Extract<TripEvent, 'depart' | 'complete' | 'fallShort'> | null {
  const orderStages = orders.map(effectiveStage).filter(isInTrip);
  if (orderStages.length === 0) return null;
  const isRunning = stage === 'started' || stage === 'transit';
  if (orderStages.every(isDelivered)) return isRunning || stage === 'incomplete' ? 'complete' : null;
  if (!isRunning) return null;
  if (orderStages.every(isFinished)) return 'fallShort';
  const hasDeparted = orderStages.some((orderStage) => EN_ROUTE_STAGES.includes(orderStage) || isFinished(orderStage));
  return stage === 'started' && hasDeparted ? 'depart' : null;
}
