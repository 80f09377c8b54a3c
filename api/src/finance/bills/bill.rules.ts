import {
  BILL_ACTIONS,
  type BillAction,
  type BillProvisionalReason,
  type ContractProblem,
  type BillState,
  type BillSubject,
} from 'shared-contracts/values/finance/bills';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { hasAccess, type AccessSubject } from 'shared-contracts/values/identity/access';
import { ORDER_TRANSITIONS } from '../../orders/public.ts';
import { TRIP_TRANSITIONS } from '../../trips/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type AppError, conflict, forbidden } from '../../platform/errors/app-error.ts';
import { MODELS_OF } from '../bill-access/bill-access.rules.ts';

/** Roles within the organization that owns the order or trip. */
export type BillRole = 'writer' | 'approver';
/** Input of the rules about a bill. `submitters`: the user and the impersonated user who submitted it. */
export type BillContext = {
  of: BillSubject;
  /** The number of the order or trip. */
  number: string;
  state: BillState;
  stage: string;
  reasons: readonly BillProvisionalReason[];
  /** Problems of a contract that was invalid on the rating date; an override makes them irrelevant. */
  contractProblems: readonly ContractProblem[];
  isOverridden: boolean;
  version: number;
  isOutdated: boolean;
  isInvoiced: boolean;
  /** Approved, for the invoice of a week or month that is not issued yet. */
  isAwaitingInvoice: boolean;
  submitters: readonly string[];
};
/** The acting user and, when impersonating, the user behind them. */
export type BillActor = { parts: readonly BillRole[]; people: readonly string[] };

type BillGuard =
  | 'notOpen'
  | 'notSendable'
  | 'notBillable'
  | 'contractInvalid'
  | 'contractValid'
  | 'fourEyes'
  | 'provisional'
  | 'upToDate'
  | 'notInvoiced';
export type BillViolation = 'forbidden' | 'billState' | BillGuard;

/** O25, T13: stages in which an order or a trip can be billed. */
const BILLABLE_STAGES: Record<BillSubject, readonly string[]> = {
  order: ORDER_TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from),
  trip: TRIP_TRANSITIONS.filter(({ event }) => event === 'bill').flatMap(({ from }) => from),
};
/** Stages in which a bill cannot be edited: not agreed yet, or already ended. */
const CLOSED_STAGES: { order: readonly OrderStage[]; trip: readonly TripStage[] } = {
  order: ['saved', 'pendingValidation', 'pending2ndValidation', 'rejected', 'cancelled', 'billed'],
  trip: ['saved', 'cancelled', 'billed'],
};
/** Stages without anything to charge: not requested, or never carried out. */
const UNSENDABLE_STAGES: { order: readonly OrderStage[]; trip: readonly TripStage[] } = {
  order: ['saved', 'rejected', 'cancelled'],
  trip: ['saved', 'cancelled'],
};
/** A new version replaces the approved bill of a billed order or trip. */
const isNewVersion = ({ stage, version }: BillContext) => stage === 'billed' && version > 1;
const isOpen = (bill: BillContext) =>
  isNewVersion(bill) || !(CLOSED_STAGES[bill.of] as readonly string[]).includes(bill.stage);

type ActionRule = { from: readonly BillState[]; who: readonly BillRole[]; guards?: readonly BillGuard[] };
const ANY_ROLE: readonly BillRole[] = ['writer', 'approver'];

/**
 * Draft → submitted → approved, and back. Editing a submitted bill makes it a draft, renewing an approved one that is
 * outdated, or not invoiced yet, a new version.
 */
export const BILL_ACTION_RULES: Record<BillAction, ActionRule> = {
  edit: { from: ['draft', 'submitted'], who: ANY_ROLE, guards: ['notOpen'] },
  override: { from: ['draft'], who: ANY_ROLE, guards: ['notOpen', 'contractValid'] },
  submit: { from: ['draft'], who: ANY_ROLE, guards: ['notBillable', 'contractInvalid'] },
  approve: {
    from: ['submitted'],
    who: ['approver'],
    guards: ['notBillable', 'contractInvalid', 'fourEyes', 'provisional'],
  },
  sendBack: { from: ['submitted'], who: ['approver'] },
  renew: { from: ['approved'], who: ANY_ROLE, guards: ['upToDate'] },
  credit: { from: ['approved'], who: ['approver'], guards: ['notInvoiced'] },
  sendEmail: { from: ['draft', 'submitted', 'approved'], who: ANY_ROLE, guards: ['notSendable'] },
  attach: { from: ['draft', 'submitted'], who: ANY_ROLE, guards: ['notOpen'] },
};

const VIOLATES: Record<BillGuard, (bill: BillContext, actor: BillActor) => boolean> = {
  notOpen: (bill) => !isOpen(bill),
  notSendable: ({ of, stage }) => (UNSENDABLE_STAGES[of] as readonly string[]).includes(stage),
  notBillable: (bill) => !isNewVersion(bill) && !BILLABLE_STAGES[bill.of].includes(bill.stage),
  contractInvalid: ({ contractProblems, isOverridden }) => contractProblems.length > 0 && !isOverridden,
  contractValid: ({ contractProblems, isOverridden }) => contractProblems.length === 0 || isOverridden,
  upToDate: ({ isOutdated, isAwaitingInvoice }) => !isOutdated && !isAwaitingInvoice,
  notInvoiced: ({ isInvoiced }) => !isInvoiced,
  fourEyes: ({ submitters }, { people }) => submitters.some((person) => people.includes(person)),
  provisional: ({ reasons }) => reasons.length > 0,
};

/**
 * Why the actor may not perform the action; null if they may. Root has every role, but can't approve their own bill.
 */
export function violationOf(action: BillAction, bill: BillContext, actor: BillActor): BillViolation | null {
  const { from, who, guards } = BILL_ACTION_RULES[action];
  if (!who.some((part) => actor.parts.includes(part))) return 'forbidden';
  if (!from.includes(bill.state)) return 'billState';
  return guards?.find((guard) => VIOLATES[guard](bill, actor)) ?? null;
}

export const billActions = (bill: BillContext, actor: BillActor): BillAction[] =>
  BILL_ACTIONS.filter((action) => violationOf(action, bill, actor) === null);

/** The roles that a user's rules grant in their organization. */
export const billRolesOf = (holder: AccessSubject, of: BillSubject): BillRole[] => {
  const { writes, approves } = MODELS_OF[of];
  const mayApprove = hasAccess(holder, { model: approves, action: 'write' });
  return [
    ...(mayApprove || hasAccess(holder, { model: writes, action: 'write' }) ? (['writer'] as const) : []),
    ...(mayApprove ? (['approver'] as const) : []),
  ];
};

type Issued = { of: BillSubject; issuerId: string };

/** Invoices are issued and credited by the user who approves such bills at the organization that has the numbers. */
export const mayIssue = (caller: Caller, { of, issuerId }: Issued): boolean =>
  (caller.role === 'root' || caller.organizationId === issuerId) && billRolesOf(caller, of).includes('approver');

const NOUN = { order: 'Order', trip: 'Trip' } as const;
const PROVISIONAL_MESSAGES: Record<BillProvisionalReason, string> = {
  noRate: 'No rate for this distance',
  noDistance: 'Distance is unknown',
  noActualDistance: 'The actual distance is missing',
  noApproachDistance: 'Distance to the first pickup is unknown',
  stillStanding: 'A stop has no departure time yet',
  noServiceRate: 'A service has no price in the contract',
  noContract: 'No contract applies',
};

const CONTRACT_MESSAGES: Record<ContractProblem, string> = {
  contractNotStarted: 'The contract had not started on the rating date',
  contractExpired: 'The contract had expired on the rating date',
  contractDisabled: 'The contract was disabled on the rating date',
  contractUnconfirmed: 'The contract was not confirmed on the rating date',
};

type ViolatingBill = Pick<BillContext, 'of' | 'number' | 'state' | 'stage' | 'reasons' | 'contractProblems'>;
const VIOLATION_ERRORS: Record<BillViolation, (bill: ViolatingBill, action: BillAction) => AppError> = {
  forbidden,
  billState: ({ number, state }, action) =>
    conflict('billState', `Bill is ${state}. Allowed: ${BILL_ACTION_RULES[action].from.join(', ')}`, {
      record: number,
      state,
      allowed: BILL_ACTION_RULES[action].from,
    }),
  notOpen: ({ of, number, stage }) =>
    conflict(
      'billClosed',
      `The bill of ${of === 'order' ? 'an order' : 'a trip'} in stage ${stage} cannot be changed`,
      { record: number, of, stage },
    ),
  notSendable: ({ of, number, stage }) =>
    conflict(
      'billNotSendable',
      `The bill of ${of === 'order' ? 'an order' : 'a trip'} in stage ${stage} cannot be sent`,
      {
        record: number,
        of,
        stage,
      },
    ),
  notBillable: ({ of, number, stage }) =>
    conflict(
      'notBillable',
      `${NOUN[of]} in stage ${stage} cannot be billed. Allowed: ${BILLABLE_STAGES[of].join(', ')}`,
      {
        record: number,
        of,
        stage,
        allowed: BILLABLE_STAGES[of],
      },
    ),
  contractInvalid: ({ number, contractProblems }) =>
    conflict('contractInvalid', contractProblems.map((problem) => CONTRACT_MESSAGES[problem]).join('. '), {
      record: number,
      problems: contractProblems,
    }),
  contractValid: ({ number }) =>
    conflict('contractValid', 'The contract can bill without an override', { record: number }),
  fourEyes: ({ number }) =>
    conflict('fourEyes', 'You submitted this bill: another person must approve it', { record: number }),
  upToDate: ({ number }) =>
    conflict('billUpToDate', 'Bill is up to date: there is nothing to bill again', { record: number }),
  notInvoiced: ({ number }) =>
    conflict('billNotInvoiced', 'The bill has no invoice that could be credited', { record: number }),
  provisional: ({ number, reasons }) =>
    conflict('billProvisional', reasons.map((reason) => PROVISIONAL_MESSAGES[reason]).join('. '), {
      record: number,
      reasons,
    }),
};

/** The error for a violated rule. */
export const toBillError = (why: BillViolation, bill: ViolatingBill, action: BillAction): AppError =>
  VIOLATION_ERRORS[why](bill, action);
