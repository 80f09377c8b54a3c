import type { Caller } from '../platform/caller.ts';
import { actorFor, approversInTurn } from './actor.rules.ts';
import { actionsFor, applyEvent, type Happening, type OrderActor, type OrderState, type Outcome, transitionsFor } from './order.rules.ts';
import type { OrderRecord } from './order-rows.store.ts';
import type { Transition } from './stage-table.rules.ts';

/** The rows of the stage table that a call of today carries out; the others follow with the trips and the bills. */
const CARRIED_OUT: readonly string[] = ['O2', 'O3', 'O4', 'O5', 'O6', 'O26'];
const isCarriedOut = ({ row }: Transition) => CARRIED_OUT.includes(row);

/** An order and a caller as the rules see them. */
export function seenBy(caller: Caller, row: OrderRecord) {
  const approvers = approversInTurn(row.approver1Id, row.approver2Id);
  const { stage, resumeStage, stageChangedAt, firstApprovalBy, organizationId, tripOrganizationId, driverContactId } = row;
  const order: OrderState = {
    stage, resumeStage, stageChangedAt, approvers, firstApprovalBy,
    inLiveTrip: row.tripId !== null,
    wasInTrip: Boolean(row.wasInTrip),
    isTripStarted: Boolean(row.isTripStarted),
    // Stops are not stamped before trips are driven.
    arrivedAt: null, deadline: null, dropsLeft: 0, missingItems: 0,
  };
  return { order, actor: actorFor(caller, { organizationId, approvers, tripOrganizationId, driverContactId }) };
}

export const offered = (order: OrderState, actor: OrderActor): Transition[] => transitionsFor(order, actor).filter(isCarriedOut);

export const offeredActions = (order: OrderState, actor: OrderActor) => actionsFor(order, actor, offered(order, actor));

export function decide(order: OrderState, happening: Happening, actor: OrderActor): Outcome {
  const outcome = applyEvent(order, happening, actor);
  return outcome.kind === 'moved' && !isCarriedOut(outcome.transition) ? { kind: 'refused', refusal: 'stageNotAllowed' } : outcome;
}
