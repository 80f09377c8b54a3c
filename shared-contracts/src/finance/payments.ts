import { z } from 'zod';
import { Id, Money, requiredText, text, UnixTime } from '../common.ts';
import { CREDIT_BALANCE_LIMITS, PAYMENT_LIMITS, PAYMENT_REVERSAL_LIMITS } from '../values/field-limits.ts';
import {
  INVOICE_PAYMENT_ACTIONS,
  PAYMENT_ACTIONS,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
} from '../values/finance/payments.ts';
import { Amount } from './rated-trips.ts';

/**
 * The balance of an invoice, in its currency. `open`: the total less payments and credits; if negative, the credit
 * balance of the payer, who paid before it was credited.
 */
export const InvoiceBalance = z.object({
  invoiceId: Id,
  paid: Amount,
  credited: Amount,
  open: Amount,
  state: z.enum(PAYMENT_STATES),
  actions: z.array(z.enum(INVOICE_PAYMENT_ACTIONS)),
});

const isPositive = (amount: string) => /[1-9]/.test(amount);
const PaidInvoice = z.object({ invoiceId: Id, amount: Money.refine(isPositive, 'required') });

/** `POST payments`: a payment that the payee has received, of invoices of one payer in one currency. */
export const PaymentInput = z.object({
  paidAt: UnixTime,
  method: z.enum(PAYMENT_METHODS),
  /** The currency of the invoices. */
  currency: requiredText(PAYMENT_LIMITS.currency),
  reference: text(PAYMENT_LIMITS.reference).optional(),
  note: text(PAYMENT_LIMITS.note).optional(),
  invoices: z.array(PaidInvoice).min(PAYMENT_LIMITS.invoices.min, 'required').max(PAYMENT_LIMITS.invoices.max),
});
/**
 * `POST payments/{id}/reversal`: why a payment is taken back. Its invoices are open again; the payment stays recorded.
 */
export const PaymentReversalInput = z.object({ reason: requiredText(PAYMENT_REVERSAL_LIMITS.reason) });

/**
 * `POST invoices/{id}/credit-balance`: allocates what its payer has paid too much to another invoice of both, or refunds it
 * with a method.
 */
export const CreditBalanceInput = z
  .object({
    amount: Money.refine(isPositive, 'required'),
    paidAt: UnixTime,
    /** The invoice that it is allocated to; absent for a refund. */
    invoiceId: Id.optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    reference: text(CREDIT_BALANCE_LIMITS.reference).optional(),
    note: text(CREDIT_BALANCE_LIMITS.note).optional(),
  })
  .superRefine(({ invoiceId, method }, context) => {
    if (invoiceId === undefined && method === undefined)
      context.addIssue({ code: 'custom', path: ['method'], message: 'required', input: method });
  });
/** `GET invoices/{id}/credit-balance`: the open invoices that it can be allocated to, those due first. */
export const CreditBalanceTargets = z.object({
  items: z.array(z.object({ id: Id, number: z.string(), dueAt: UnixTime, open: Amount })),
});

/** A payment as part of one invoice: `amount` of the `total` that was paid with it. */
export const InvoicePayment = z.object({
  id: Id,
  /** Absent in earlier releases. `other`: the invoice on the other side of a transfer. */
  kind: z.enum(PAYMENT_KINDS).optional(),
  other: z.string().nullable().optional(),
  paidAt: UnixTime,
  amount: Amount,
  total: Amount,
  method: z.enum(PAYMENT_METHODS),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  recordedAt: UnixTime,
  /** The login; null for the payer. */
  recordedBy: z.string().nullable(),
  takenBack: z.object({ at: UnixTime, by: z.string().nullable(), reason: z.string() }).nullable(),
  actions: z.array(z.enum(PAYMENT_ACTIONS)),
});

/** `GET invoices/{id}/payments`: for the payer and the payee of an invoice; the newest payment first. */
export const InvoicePayments = InvoiceBalance.extend({
  number: z.string(),
  currency: z.string(),
  total: Amount,
  creditNotes: z.array(z.object({ id: Id, number: z.string(), issuedAt: UnixTime, total: Amount })),
  items: z.array(InvoicePayment),
});

export type InvoiceBalance = z.infer<typeof InvoiceBalance>;
export type PaymentInput = z.infer<typeof PaymentInput>;
export type CreditBalanceInput = z.infer<typeof CreditBalanceInput>;
export type CreditBalanceTargets = z.infer<typeof CreditBalanceTargets>;
export type PaymentReversalInput = z.infer<typeof PaymentReversalInput>;
export type InvoicePayment = z.infer<typeof InvoicePayment>;
export type InvoicePayments = z.infer<typeof InvoicePayments>;
