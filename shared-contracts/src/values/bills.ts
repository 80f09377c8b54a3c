import { PROVISIONAL_REASONS } from './rating.ts';

/** What is billed: an order its partner, a trip to whom it is run by. */
export const BILL_SUBJECTS = ['order', 'trip'] as const;
/** A draft is computed anew whenever it is looked at; submitting freezes its figures, approving freezes all of it. */
export const BILL_STATES = ['draft', 'submitted', 'approved'] as const;
/** What the API may offer on a bill. `attach`: add and remove documents. */
export const BILL_ACTIONS = ['edit', 'submit', 'approve', 'sendBack', 'sendEmail', 'attach'] as const;
/** Why a bill is provisional. `noContract`: nothing tells the rates. */
export const BILL_REASONS = [...PROVISIONAL_REASONS, 'noContract'] as const;
/** How many addresses one mail goes to, and how many charges a bill holds. */
export const MAX_BILL_ADDRESSES = 10;
export const MAX_EXTRA_CHARGES = 50;

export type BillSubject = (typeof BILL_SUBJECTS)[number];
export type BillState = (typeof BILL_STATES)[number];
export type BillAction = (typeof BILL_ACTIONS)[number];
export type BillReason = (typeof BILL_REASONS)[number];
