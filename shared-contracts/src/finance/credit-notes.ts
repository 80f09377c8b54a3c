import { z } from 'zod';
import { Id, Measure, Money, requiredText, UnixTime } from '../common.ts';
import { MAX_REASON_LENGTH } from '../values/field-limits.ts';
import { CREDITED_UNITS, MAX_CREDITED_LINES } from '../values/finance/invoices.ts';
import { InvoiceRow } from './billing-periods.ts';
import { Invoice, InvoiceTax } from './invoices.ts';
import { InvoiceBalance } from './payments.ts';
import { Amount } from './rated-trips.ts';

/**
 * A line of the invoice by its position: all that is left of it, a quantity of its basis, or an amount before tax. A line
 * that deducts is credited with the same sign.
 */
const CreditedLineInput = z.object({
  line: z.int().min(0).max(MAX_CREDITED_LINES),
  quantity: Measure.optional(),
  amount: Money.optional(),
});

/**
 * `POST /invoices/{id}/credit-notes`: credits lines of an invoice, or an amount before tax that is spread over what is
 * left of all lines. The approved bills stay as they are.
 */
export const CreditNoteInput = z
  .object({
    reason: requiredText(MAX_REASON_LENGTH),
    amount: Money.optional(),
    lines: z.array(CreditedLineInput).min(1, 'required').max(MAX_CREDITED_LINES).optional(),
  })
  .superRefine(({ amount, lines }, context) => {
    if ((amount === undefined) === (lines === undefined))
      context.addIssue({ code: 'custom', path: ['amount'], message: 'required', input: amount });
  });

export const IssuedCreditNote = z.object({ id: Id, number: z.string(), net: Amount, tax: Amount, total: Amount });

/** The rest of a line. `quantity`: of the whole line, if its basis has one. */
const CreditableLine = z.object({
  line: z.int(),
  net: Amount,
  quantity: z.object({ value: z.string(), unit: z.enum(CREDITED_UNITS) }).nullable(),
});

/** `GET /invoices/{id}`: an invoice or a credit note with what is credited and paid of it. */
export const InvoiceDetail = InvoiceRow.extend({
  content: Invoice,
  creditNotes: z.array(z.object({ id: Id, number: z.string(), issuedAt: UnixTime, total: Amount })),
  /** Null for a credit note. */
  balance: InvoiceBalance.nullable(),
  /** What credit notes can still credit; null if nothing is left. */
  creditable: z
    .object({ net: Amount, taxes: z.array(InvoiceTax), total: Amount, lines: z.array(CreditableLine) })
    .nullable(),
});

export type CreditNoteInput = z.infer<typeof CreditNoteInput>;
export type CreditableLine = z.infer<typeof CreditableLine>;
export type IssuedCreditNote = z.infer<typeof IssuedCreditNote>;
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;
