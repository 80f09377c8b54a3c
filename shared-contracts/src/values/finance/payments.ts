/** How a payment arrived. */
export const PAYMENT_METHODS = ['bankTransfer', 'directDebit', 'card', 'cheque', 'cash', 'other'] as const;
/** Of an invoice. `credited`: credit notes have reversed all of it. */
export const PAYMENT_STATES = ['open', 'partlyPaid', 'paid', 'credited'] as const;
/** What the API may offer on an invoice, and on a payment that was recorded by mistake. */
export const INVOICE_PAYMENT_ACTIONS = ['record'] as const;
export const PAYMENT_ACTIONS = ['takeBack'] as const;

/** Invoices that one payment pays. */
export const MAX_PAID_INVOICES = 100;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentState = (typeof PAYMENT_STATES)[number];
