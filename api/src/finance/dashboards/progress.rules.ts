import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { PROGRESS_STATES, type ProgressState } from 'shared-contracts/values/finance/dashboards';

/** Not started, in transit, at the last stop, failed. */
export const ORDER_PROGRESS: Record<OrderStage, ProgressState> = {
  saved: 'waiting',
  pendingValidation: 'waiting',
  pending2ndValidation: 'waiting',
  validated: 'waiting',
  addedToTrip: 'waiting',
  started: 'running',
  arrivedToPickupLocation: 'running',
  loading: 'running',
  loadingCompleted: 'running',
  transit: 'running',
  delayed: 'running',
  arrivedToDropLocation: 'running',
  unloading: 'running',
  delivered: 'done',
  manuallyDelivered: 'done',
  incompleteDelivery: 'done',
  billed: 'done',
  rejected: 'ended',
  notDelivered: 'ended',
  cancelled: 'ended',
};

export const TRIP_PROGRESS: Record<TripStage, ProgressState> = {
  saved: 'waiting',
  waitingForTrip: 'waiting',
  vehicleAssigned: 'waiting',
  started: 'running',
  transit: 'running',
  completed: 'done',
  manualCompleted: 'done',
  incomplete: 'done',
  billed: 'done',
  cancelled: 'ended',
};

/** Orders assigned to a trip, regardless of their outcome. */
export const TAKEN: readonly OrderStage[] = [
  'addedToTrip',
  'started',
  'arrivedToPickupLocation',
  'loading',
  'loadingCompleted',
  'transit',
  'delayed',
  'arrivedToDropLocation',
  'unloading',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
];

export type Sums = Record<ProgressState, number>;

/** Counts of stages in four groups. */
export function sumsOf<Stage extends string>(
  counts: readonly { stage: Stage; count: number }[],
  progress: Record<Stage, ProgressState>,
): Sums {
  const sums = Object.fromEntries(PROGRESS_STATES.map((word) => [word, 0])) as Sums;
  for (const { stage, count } of counts) sums[progress[stage]] += count;
  return sums;
}

export const totalOf = ({ waiting, running, done, ended }: Sums) => waiting + running + done + ended;
