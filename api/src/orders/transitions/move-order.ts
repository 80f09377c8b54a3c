import type { StageOutcome } from 'shared-contracts/common';
import type { OrderStageInput } from 'shared-contracts/orders/order-stages';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { ReasonCode } from 'shared-contracts/values/reasons';
import { findCompatibilitiesOfOrder, validateCompatibility } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { requestedStages } from '../../platform/stage-machine/stage-machine.rules.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { toVisibleTrip } from '../core/order.present.ts';
import { findOrderRelations } from '../core/order-relations.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import {
  findSubmissionContract,
  leaveLiveTrip,
  NOT_ARCHIVED,
  toOrderInput,
  updateOrderStage,
} from '../core/order-writes.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import { computeDelivery } from '../delivery/delivered-cargo.ts';
import { listStampedStops, saveDelivery, saveStopStamps } from '../delivery/delivery.store.ts';
import { releaseSlots } from '../gates/change-booking.ts';
import { feasibilityProblems } from '../intake/feasibility.rules.ts';
import { checkFeasibility } from '../intake/feasibility.ts';
import { submitProblems } from '../intake/submit.rules.ts';
import { updatePartner } from '../handshake/update-partner.ts';
import { sendStageEmails } from '../notifications/order-emails.ts';
import { createNotifications } from '../notifications/order-notifications.ts';
import { approvalStamps } from '../stages/approval-stamps.rules.ts';
import { staysArchived } from '../stages/order-actions.rules.ts';
import { toStageError } from '../stages/order-errors.ts';
import { ORDER_TRANSITIONS, type OrderRole, type OrderTransition } from '../stages/order-stage-table.rules.ts';
import { applyOrderEvent, orderStageMachine, type OrderState } from '../stages/order-stage.rules.ts';
import { isReachableDrop } from '../stages/stop-progress.rules.ts';
import { applyEventToStops, stampsStop, stopIndexAt, stopIndexOf } from '../stages/stop-stamps.rules.ts';
import { followTransfer } from './order-transfers.ts';
import type { MoveServices, OrderMoved } from './order.hooks.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

export type Initiator = {
  /** Null: the system, such as a job or a geofence. */
  caller: Caller | null;
  /**
   * Set when a trip moves its orders: the roles that it acts in. The trip recomputes itself, so the `orderMoved` hooks
   * do not run.
   */
  tripRoles?: readonly OrderRole[];
  /** The caller has a role for the order without being able to see orders, as its driver. */
  canAccess?: true;
  /** Further roles of the caller: a replaced driver may report events from before the handover. */
  roles?: readonly OrderRole[];
};

/** Requests an event, or the stage that it leads to. */
export type MoveRequest = ({ event: OrderEvent } | { stage: OrderStage }) &
  Pick<OrderStageInput, 'occurredAt' | 'from' | 'delivered' | 'acknowledgedWarnings'> & {
    reason: string | null;
    reasonField?: string;
    /** The position of the drop that is reached, if it is not the next one of the order. */
    stop?: number | undefined;
    /** `reason` names its subject. */
    reasonCode?: ReasonCode;
    seen?: SeenRevision;
  };

export type MoveResult = { outcome: StageOutcome; stage: OrderStage };

/** The stage that an event eventually leads to, for error messages. */
const targetOf = (event: OrderEvent): OrderStage =>
  ORDER_TRANSITIONS.findLast((row) => row.event === event)?.to ?? 'saved';

const findWarnings = async (tx: Db, row: OrderRecord, now: number): Promise<FeasibilityWarning[]> =>
  row.feasibility === 'off'
    ? []
    : checkFeasibility(tx, row.organizationId, toOrderInput(row, await findOrderRelations(tx, row.id)), now);

const findSubmitProblems = async (
  tx: Db,
  row: OrderRecord,
  now: number,
  warnings: readonly FeasibilityWarning[],
  { acknowledgedWarnings: acknowledged = [], reason }: MoveRequest,
) => ({
  ...feasibilityProblems(row.feasibility, warnings, { acknowledged, reason }),
  ...submitProblems(
    { ...row, stopCount: row.stops.length, contract: await findSubmissionContract(tx, row.contractId) },
    now,
  ),
  ...validateCompatibility(await findCompatibilitiesOfOrder(tx, row.id)),
});

/** A delayed event is recorded at `now`, with `at` as the time when it happened; both in unix seconds. */
type TransitionDetails = {
  transition: OrderTransition;
  resumeStage: OrderStage | null;
  reason: string | null;
  reasonCode: ReasonCode | undefined;
  at: number;
  now: number;
  delayedFor: number | null;
  warnings: readonly FeasibilityWarning[];
  stop: number | undefined;
};

const toAcknowledgement = (warnings: readonly FeasibilityWarning[], reason: string | null) =>
  warnings.length > 0
    ? { acknowledgedWarnings: JSON.stringify(warnings), acknowledgeReason: reason }
    : { acknowledgedWarnings: null, acknowledgeReason: null };

/** For an order with several pickups or drops, names the one at which something happened. */
function toStopChange({ stops }: OrderRecord, event: OrderEvent, index: number) {
  const stop = stops.length > 2 && stampsStop(event) ? stops[index] : undefined;
  return stop && { stop: { from: null, to: stop.name } };
}

function toTimelineChanges(row: OrderRecord, event: OrderEvent, details: TransitionDetails) {
  const acknowledged = details.warnings.map(({ code }) => code);
  return {
    ...toStopChange(row, event, details.stop ?? stopIndexOf(row.stops, event)),
    ...(acknowledged.length > 0 && { acknowledgedWarnings: { from: null, to: acknowledged } }),
  };
}

/** Arrivals and departures at a hub don't concern the recipients. */
const isAtHub = ({ stops }: OrderRecord, event: OrderEvent, stop = stopIndexOf(stops, event)) =>
  stampsStop(event) && event !== 'failDelivery' && stops[stop]?.isTransfer === true;

async function applyOrderTransition(
  services: MoveServices,
  tx: Db,
  caller: Caller | null,
  row: OrderRecord,
  details: TransitionDetails,
) {
  const { transition, resumeStage, reason, reasonCode, at, now, delayedFor, warnings, stop } = details;
  const { event, to } = transition;
  const { id, organizationId, stage: from } = row;
  await updateOrderStage(tx, id, {
    stage: to,
    resumeStage,
    stageChangedAt: Math.max(at, row.stageChangedAt),
    ...(staysArchived(to) ? {} : NOT_ARCHIVED),
    ...(event === 'delay' && { delayedFor }),
    ...((event === 'submit' || event === 'reopen') && toAcknowledgement(warnings, reason)),
    ...approvalStamps(transition, { userId: caller?.userId ?? null, now: at, reason }),
  });
  const changes = toTimelineChanges(row, event, details);
  const stops = await listStampedStops(tx, id);
  await saveStopStamps(tx, id, stops, applyEventToStops(stops, event, at, stop));
  if (event === 'cancel' || event === 'removeFromTrip' || event === 'reattempt') await leaveLiveTrip(tx, id);
  await followTransfer(services, tx, { orderId: id, event, to, caller, at });
  await recordTimeline(tx, caller ?? systemAuthor(row), {
    subject: 'order',
    subjectId: id,
    organizationId,
    event,
    from,
    to,
    reason,
    reasonCode,
    ...(Object.keys(changes).length > 0 && { changes }),
    occurredAt: at,
    recordedAt: Math.max(at, now),
  });
  if (!isAtHub(row, event, stop)) {
    await sendStageEmails(services, tx, { row, transition, reason, reasonCode });
    await createNotifications(tx, caller, { row, transition, at: Math.max(at, now) });
  }
  await updatePartner(services, tx, caller, { row, transition, reason, reasonCode, at: Math.max(at, now) });
  await publishOrderChanged(tx, id, { wasVisibleToPartner: row.validatedAt !== null });
}

const systemAuthor = ({ organizationId }: OrderRecord) => ({ userId: null, actorId: null, organizationId });

/** @throws 422 for a drop that the order cannot reach next */
function findReachedStop({ stops }: OrderRecord, event: OrderEvent, { stop }: MoveRequest): number | undefined {
  if (event !== 'arriveAtDrop' || stop === undefined) return undefined;
  if (!isReachableDrop(stops, stop)) throw invalidField('stop', 'notFound', 'Stop not found');
  return stop;
}

/** A request that is older than the last change names an event by its stage, even if the order has moved on since. */
function requestedEvent(order: OrderState, request: MoveRequest): OrderEvent | undefined {
  if ('event' in request) return request.event;
  const isStale = request.occurredAt !== undefined && request.occurredAt < order.stageChangedAt;
  const event = orderStageMachine.findEventTowards(order, request.stage);
  return event ?? (isStale ? orderStageMachine.findEventByStage(request.stage) : undefined);
}

/**
 * Moves an order to another stage, with all consequences, in the caller's transaction. A request for the current stage
 * changes nothing; one that is older than the last change only goes into the timeline.
 * @returns what the request did, and the stage of the order after it
 * @throws 403; 404; 409 with the current stage and the allowed ones; 422 by field
 */
export async function moveOrderInTransaction(
  services: MoveServices,
  tx: Db,
  { caller, tripRoles, canAccess, roles }: Initiator,
  id: string,
  request: MoveRequest,
): Promise<MoveResult> {
  const row = await lockOrder(tx, tripRoles || canAccess ? null : caller, id);
  if (caller) await assertRevision(tx, caller, 'order', row, request.seen);
  if ('stage' in request && request.stage === row.stage) return { outcome: 'unchanged', stage: row.stage };
  const { order, actor } = toRuleInput(caller, row, tripRoles ?? roles);
  const stageRequest = {
    number: caller ? nameOrder(row, caller) : row.number,
    from: row.stage,
    to: 'stage' in request ? request.stage : targetOf(request.event),
    allowed: requestedStages(orderStageMachine.requestableTransitions(order, actor)),
    reasonField: request.reasonField ?? 'reason',
    trip: (caller && toVisibleTrip(row, caller)?.number) ?? undefined,
  };
  if (request.from !== undefined && request.from !== row.stage) throw toStageError('stageChanged', stageRequest);
  const event = requestedEvent(order, request);
  if (!event) throw toStageError('stageNotAllowed', stageRequest);

  const now = Math.max(services.now(), row.stageChangedAt);
  const at = request.occurredAt ?? now;
  if (at > now) throw toStageError('notInFuture', stageRequest);
  const warnings = event === 'submit' ? await findWarnings(tx, row, at) : [];
  const problems = event === 'submit' ? await findSubmitProblems(tx, row, at, warnings, request) : {};
  const { before, after, missing, reason } = await computeDelivery(tx, id, event, request);
  const stageEvent = { event, at, now, reason, isSubmittable: Object.keys(problems).length === 0 };
  const outcome = applyOrderEvent({ ...order, missingItems: missing }, stageEvent, actor);
  if (outcome.kind === 'rejected')
    throw outcome.rejection === 'submittable' ? invalidFields(problems) : toStageError(outcome.rejection, stageRequest);
  if (outcome.kind === 'stale') {
    await recordTimeline(tx, caller ?? systemAuthor(row), {
      subject: 'order',
      subjectId: id,
      organizationId: row.organizationId,
      event,
      reason,
      changes: toStopChange(row, event, stopIndexAt(row.stops, event, at)),
      occurredAt: at,
      recordedAt: now,
    });
    return { outcome: 'recorded', stage: row.stage };
  }
  await saveDelivery(tx, id, before, after);
  const { transition, stage: to, resumeStage } = outcome;
  await applyOrderTransition(services, tx, caller, row, {
    transition,
    resumeStage,
    reason,
    reasonCode: request.reasonCode,
    at,
    now,
    delayedFor: order.deadline,
    warnings,
    stop: findReachedStop(row, event, request),
  });
  if (to === 'cancelled') await releaseSlots(services, tx, caller, id);
  const moved: OrderMoved = { orderId: id, tripId: row.tripId, event, from: row.stage, to, at, caller };
  const reached = findReachedStop(row, event, request) ?? stopIndexOf(row.stops, event);
  const applied = {
    ...moved,
    reason,
    stop: stampsStop(event) && reached >= 0 ? reached : null,
    atHub: isAtHub(row, event, reached),
  };
  for (const hook of services.hooks.orderEventApplied) await hook(tx, applied);
  if (!tripRoles) for (const hook of services.hooks.orderMoved) await hook(services, tx, moved);
  return { outcome: 'changed', stage: to };
}

/** Like `moveOrderInTransaction`, in a transaction of its own. */
export const moveOrder = (
  services: MoveServices & Pick<Services, 'db'>,
  caller: Caller,
  id: string,
  request: MoveRequest,
): Promise<MoveResult> =>
  inTransaction(services.db, (tx) => moveOrderInTransaction(services, tx, { caller }, id, request));
