import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { DAY } from 'shared-contracts/values/time';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { isFinished } from '../stages/derived-event.rules.ts';
import { isTripOver } from '../stages/trip-stage.rules.ts';

/** A replaced driver whose phone was offline may not know it yet. Seconds. */
const REPLACED_GRACE = DAY;

/**
 * The trip that a driver's report is about. `replacedAt`: when another driver took over; null if the reporter drives
 * the trip. `wasReplacedOnRoad`: the reporter drove it until then.
 */
export type ReportedTrip = {
  stage: TripStage;
  wasAssigned: boolean;
  replacedAt: number | null;
  wasReplacedOnRoad: boolean;
};
export type ReportedOrder = { stage: OrderStage; stageChangedAt: number; isInTrip: boolean };

/** Whether the reporter drove the trip at that time, as far as their phone could know. @param at unix seconds */
export const mayReport = ({ stage, wasAssigned, replacedAt }: ReportedTrip, at: number) =>
  replacedAt === null ? stage !== 'saved' || wasAssigned : at <= replacedAt + REPLACED_GRACE;

/** Whether the reporter drove the trip at that time, but no longer does. */
export const isFromBeforeHandover = ({ replacedAt, wasReplacedOnRoad }: ReportedTrip, at: number) =>
  replacedAt !== null && wasReplacedOnRoad && at <= replacedAt;

function findTripCause(trip: ReportedTrip, at: number): LateCause | null {
  const { stage, wasAssigned, replacedAt } = trip;
  if (replacedAt !== null && !isFromBeforeHandover(trip, at)) return 'driverChanged';
  if (stage === 'cancelled') return 'tripCancelled';
  if (isTripOver(stage)) return 'tripOver';
  return wasAssigned && (stage === 'saved' || stage === 'waitingForTrip') ? 'tripTakenBack' : null;
}

function findOrderCause({ stage, stageChangedAt, isInTrip }: ReportedOrder, at: number): LateCause | null {
  if (stage === 'cancelled') return 'orderCancelled';
  if (!isInTrip) return 'orderRemoved';
  // An older event still belongs into the timeline of the order.
  return isFinished(stage) && at >= stageChangedAt ? 'orderOver' : null;
}

/** Why a driver's event can't change anything any more; null if it can. @param order null for an event of the trip */
export const findLateCause = (trip: ReportedTrip, order: ReportedOrder | null, at: number): LateCause | null =>
  findTripCause(trip, at) ?? (order && findOrderCause(order, at));

/** Proofs are also added after the delivery, so only those of trips and orders that are gone come too late. */
export const findLateProofCause = (trip: ReportedTrip, order: ReportedOrder, at: number): LateCause | null => {
  const cause = findTripCause(trip, at);
  if (cause !== null && cause !== 'tripOver') return cause;
  const { stage, isInTrip } = order;
  if (stage === 'cancelled') return 'orderCancelled';
  if (!isInTrip) return 'orderRemoved';
  return stage === 'billed' ? 'orderOver' : null;
};
