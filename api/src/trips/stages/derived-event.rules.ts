import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { TripEvent, TripStage } from 'shared-contracts/values/trip-stages';

/** An order of a trip; a delayed one stands where it goes on. */
export type CarriedOrder = { stage: OrderStage; resumeStage?: OrderStage | null };

const DONE: readonly OrderStage[] = ['delivered', 'manuallyDelivered', 'billed'];
const SHORT: readonly OrderStage[] = ['incompleteDelivery', 'notDelivered'];
const UNDERWAY: readonly OrderStage[] = ['transit', 'arrivedToDropLocation', 'unloading'];
/** Stages that an order has only while, or after, a trip carries it; one that is cancelled or goes its way anew is the trip's no longer. */
const CARRIED: readonly OrderStage[] = [
  'addedToTrip',
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'delayed',
  ...UNDERWAY,
  ...DONE,
  ...SHORT,
];

export const isDone = (stage: OrderStage) => DONE.includes(stage);
export const isFinished = (stage: OrderStage) => DONE.includes(stage) || SHORT.includes(stage);
/** What a manual completion delivers and a cancellation cancels. */
export const isOpenOrder = (stage: OrderStage) => CARRIED.includes(stage) && !DONE.includes(stage);

const standing = ({ stage, resumeStage }: CarriedOrder) => (stage === 'delayed' ? (resumeStage ?? stage) : stage);

/** What happens to a running or an incomplete trip because of where its orders are; null: nothing. */
export function deriveTrip(
  stage: TripStage,
  orders: readonly CarriedOrder[],
): Extract<TripEvent, 'depart' | 'complete' | 'fallShort'> | null {
  const stages = orders.map(standing).filter((one) => CARRIED.includes(one));
  if (stages.length === 0) return null;
  const isRunning = stage === 'started' || stage === 'transit';
  if (stages.every(isDone)) return isRunning || stage === 'incomplete' ? 'complete' : null;
  if (!isRunning) return null;
  if (stages.every(isFinished)) return 'fallShort';
  return stage === 'started' && stages.some((one) => UNDERWAY.includes(one) || isFinished(one)) ? 'depart' : null;
}
