import { ORDER_ACTIONS, type OrderAction, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { DAY } from 'shared-contracts/values/time';
import { ORDER_TRANSITIONS } from './order-stage-table.rules.ts';
import { type OrderActor, type OrderState, orderStageMachine } from './order-stage.rules.ts';
import { rejectCorrection } from './time-correction.rules.ts';

/**
 * Events that the actor can trigger and actions that change no stage, in the order of `ORDER_ACTIONS`.
 * @param now unix seconds
 */
export function listOrderActions(
  order: OrderState,
  actor: OrderActor,
  now: number,
  transitions = orderStageMachine.availableTransitions(order, actor),
): OrderAction[] {
  const isOwner = isOrderOwner(actor);
  const available: Partial<Record<OrderAction, boolean>> = {
    edit: isOwner && isEditable(order) && !order.isTendered,
    changeStage: transitions.length > 0,
    duplicate: isOwner,
    archive: isOwner && isArchivable(order, now),
    restore: isOwner && order.isArchived,
    delete: actor.canDelete && isDeletable(order) && !order.isTendered,
    markCargoDelivered: canMarkCargo(order, actor),
    correctTimes: rejectCorrection(order, actor) === null,
  };
  const events = new Set<string>(transitions.map(({ event }) => event));
  return ORDER_ACTIONS.filter((action) => available[action] ?? events.has(action));
}

export const isOrderOwner = ({ isRoot, roles }: OrderActor) => isRoot || roles.includes('owner');

export const EDITABLE_STAGES: readonly OrderStage[] = ['saved'];
export const isEditable = ({ stage }: Pick<OrderState, 'stage'>) => EDITABLE_STAGES.includes(stage);
/** Stages before anything has happened that someone else relies on. */
export const SPLIT_MERGE_STAGES: readonly OrderStage[] = [
  'saved',
  'pendingValidation',
  'pending2ndValidation',
  'validated',
];
export const canSplitOrMerge = ({ stage, inLiveTrip }: Pick<OrderState, 'stage' | 'inLiveTrip'>) =>
  SPLIT_MERGE_STAGES.includes(stage) && !inLiveTrip;
/** Whether it can be added to a trip. */
export const isPlannable = ({ stage, inLiveTrip, isFreeToPlan }: OrderState): boolean =>
  stage === 'validated' && !inLiveTrip && isFreeToPlan;
export const DELETABLE_STAGES: readonly OrderStage[] = ['saved', 'rejected'];
export const isDeletable = ({ stage, wasInTrip }: Pick<OrderState, 'stage' | 'wasInTrip'>) =>
  DELETABLE_STAGES.includes(stage) && !wasInTrip;

export const ARCHIVABLE_IMMEDIATELY: readonly OrderStage[] = ['billed', 'cancelled', 'rejected', 'notDelivered'];
export const ARCHIVABLE_LATER: readonly OrderStage[] = ['delivered', 'manuallyDelivered'];
export const ARCHIVE_DELAY = 30 * DAY;

/** @param now unix seconds */
export const isArchivable = (
  { stage, stageChangedAt, isArchived }: Pick<OrderState, 'stage' | 'stageChangedAt' | 'isArchived'>,
  now: number,
) =>
  !isArchived &&
  (ARCHIVABLE_IMMEDIATELY.includes(stage) ||
    (ARCHIVABLE_LATER.includes(stage) && now >= stageChangedAt + ARCHIVE_DELAY));

/** An archived order that moves to any other stage leaves the archive. */
export const staysArchived = (stage: OrderStage) => ARCHIVABLE_IMMEDIATELY.includes(stage);

export const CARGO_MARKING_STAGES: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading', 'incompleteDelivery'];
/** Whether single cargos can be reported as delivered. */
export const isCargoMarkable = ({ stage, resumeStage }: Pick<OrderState, 'stage' | 'resumeStage'>) =>
  CARGO_MARKING_STAGES.includes(stage === 'delayed' && resumeStage ? resumeStage : stage);

/** Actors who may deliver the order (O17), or complete its incomplete delivery (O23), may also mark single cargos. */
export function canMarkCargo(order: OrderState, actor: OrderActor): boolean {
  const event = order.stage === 'incompleteDelivery' ? 'markCargoDelivered' : 'deliver';
  return (
    isCargoMarkable(order) &&
    ORDER_TRANSITIONS.some((row) => row.event === event && orderStageMachine.hasRole(actor, row))
  );
}
