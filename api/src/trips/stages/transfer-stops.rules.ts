import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import { AT_DROP_STAGES, EXECUTING_STAGES } from '../../orders/public.ts';

type TransferStop = { kind: StopKind; departedAt: number | null };

const effectiveStage = (stage: OrderStage, resumeStage: OrderStage | null) =>
  stage === 'delayed' ? (resumeStage ?? stage) : stage;

/** Whether an order is still to be unloaded: planned, or on the road and not at a drop. */
const isAhead = (stage: OrderStage) =>
  stage === 'addedToTrip' || (EXECUTING_STAGES.includes(stage) && !AT_DROP_STAGES.includes(stage));

/**
 * The stop before which an order can change vehicle: its next drop. Null if it is at a drop or over, or has a pickup
 * after that drop, which would need the first vehicle again.
 */
export function findTransferPosition(
  { stage, resumeStage }: { stage: OrderStage; resumeStage: OrderStage | null },
  stops: readonly TransferStop[],
): number | null {
  if (!isAhead(effectiveStage(stage, resumeStage))) return null;
  const position = stops.findIndex(({ kind, departedAt }) => kind === 'drop' && departedAt === null);
  if (position < 0 || stops.slice(position).some(({ kind }) => kind === 'pickup')) return null;
  return position;
}

/**
 * The state of an order from the perspective of one of its two trips. `awaited`: the first trip has not unloaded it;
 * `atHub`: it waits at the hub for the second one; `handedOn`: the first trip has unloaded it. Null if the trip
 * carries it.
 */
export type TransferState = 'awaited' | 'atHub' | 'handedOn' | null;

/** Stages of an order at the hub that is not being loaded there. */
const UNTOUCHED_STAGES: readonly OrderStage[] = ['transit'];

/** The stage of an order that counts for one of its trips. @param isRunning the trip */
export function stageForTrip(
  { stage, resumeStage }: { stage: OrderStage; resumeStage: OrderStage | null },
  transfer: TransferState,
  isRunning: boolean,
): OrderStage {
  if (transfer === 'handedOn') return 'delivered';
  const isUntouched = transfer === 'atHub' && UNTOUCHED_STAGES.includes(effectiveStage(stage, resumeStage));
  if (transfer === 'awaited' || isUntouched) return isRunning ? 'started' : 'addedToTrip';
  return stage;
}

/** The seconds by which an order reaches a hub after its second trip is planned there. */
export const missesBy = (arrivesAt: number | null, plannedAt: number | null): number =>
  arrivesAt === null || plannedAt === null ? 0 : Math.max(0, arrivesAt - plannedAt);
