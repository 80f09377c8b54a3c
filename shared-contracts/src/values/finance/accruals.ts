/** A run is previewed as often as needed and posted once. */
export const ACCRUAL_STATES = ['preview', 'posted'] as const;
export const ACCRUAL_SIDES = ['payer', 'payee'] as const;
/** Whether an invoice has been issued since. */
export const ACCRUAL_PROGRESS = ['open', 'billed'] as const;
/** Actions that the API may offer on a run. */
export const ACCRUAL_ACTIONS = ['calculate', 'post'] as const;
/** Earlier deliveries are not accrued any more. */
export const ACCRUED_MONTHS = 12;

export type AccrualState = (typeof ACCRUAL_STATES)[number];
export type AccrualSide = (typeof ACCRUAL_SIDES)[number];
export type AccrualProgress = (typeof ACCRUAL_PROGRESS)[number];
export type AccrualAction = (typeof ACCRUAL_ACTIONS)[number];
