/** How a payment arrived. */
export const PAYMENT_METHODS = ['bankTransfer', 'directDebit', 'card', 'cheque', 'cash', 'other'] as const;
/** Payment states of an invoice. `credited`: credit notes have reversed all of it. */
export const PAYMENT_STATES = ['open', 'partlyPaid', 'paid', 'credited'] as const;
/** A `transfer` moves the credit balance of an invoice to another one, a `refund` back to the payer. */
export const PAYMENT_KINDS = ['payment', 'transfer', 'refund'] as const;
/**
 * Actions that the API may offer on an invoice, and on a payment that was recorded by mistake. `settle`: allocate or
 * refund a credit balance.
 */
export const INVOICE_PAYMENT_ACTIONS = ['record', 'settle'] as const;
export const PAYMENT_ACTIONS = ['takeBack'] as const;

/** Invoices that one payment pays. */
export const MAX_PAID_INVOICES = 100;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export type PaymentState = (typeof PAYMENT_STATES)[number];
