import { PROVISIONAL_REASONS } from './rating.ts';

/** An order is billed to its partner, a trip is paid to the organization that runs it. */
export const BILL_SUBJECTS = ['order', 'trip'] as const;
/**
 * A draft is recalculated on every read; submitting freezes its figures, approving freezes everything. Of an approved
 * bill that is out of date, a new version can be made.
 */
export const BILL_STATES = ['draft', 'submitted', 'approved'] as const;
/**
 * Actions the API may offer on a bill. `attach`: add and remove documents; `renew`: make a new version; `override`: bill
 * by a contract that was invalid on the rating date, with a reason; `credit`: reverse its invoice by a credit note and make a new version.
 */
export const BILL_ACTIONS = [
  'edit',
  'override',
  'submit',
  'approve',
  'sendBack',
  'renew',
  'credit',
  'sendEmail',
  'attach',
] as const;
/** In the list of bills also `group`: it waits for an invoice that the reader may issue now. */
export const LISTED_BILL_ACTIONS = [...BILL_ACTIONS, 'group'] as const;
/** Why a selected bill is not on a grouped invoice. `billNotWaiting`: its contract is invoiced per order, or it changed. */
export const GROUP_REFUSALS = [
  'notFound',
  'billNotApproved',
  'billInvoiced',
  'billNotWaiting',
  'billOutdated',
  'billOtherIssuer',
  'monthLocked',
] as const;
/** Why a bill is provisional. `noContract`: there are no rates to apply. */
export const BILL_PROVISIONAL_REASONS = [...PROVISIONAL_REASONS, 'noContract'] as const;
/** Why a contract cannot bill without an override: it was not in force on the rating date. */
export const CONTRACT_PROBLEMS = [
  'contractNotStarted',
  'contractExpired',
  'contractDisabled',
  'contractUnconfirmed',
] as const;
/**
 * The tabs of the list of bills. `receivable`: bills that the caller's organization is paid; `payable`: bills that it
 * pays; `toApprove`: bills waiting for the reader's approval; `overdue`: bills with an unpaid overdue invoice.
 */
export const BILL_TABS = ['all', 'receivable', 'payable', 'toApprove', 'overdue'] as const;
/** The states by which the list can be filtered. `outdated`: own approved bills that need a new version. */
export const LISTED_BILL_STATES = ['submitted', 'approved', 'outdated'] as const;
/** Bills that are saved in one PDF. */
export const MAX_PRINTED_BILLS = 50;
export const MAX_BILL_RECIPIENTS = 10;
export const MAX_EXTRA_CHARGES = 50;
export const MAX_BILL_VERSION = 10_000;

export type BillSubject = (typeof BILL_SUBJECTS)[number];
export type BillTab = (typeof BILL_TABS)[number];
export type ListedBillState = (typeof LISTED_BILL_STATES)[number];
export type BillState = (typeof BILL_STATES)[number];
export type GroupRefusal = (typeof GROUP_REFUSALS)[number];
export type BillAction = (typeof BILL_ACTIONS)[number];
export type ContractProblem = (typeof CONTRACT_PROBLEMS)[number];
export type BillProvisionalReason = (typeof BILL_PROVISIONAL_REASONS)[number];
