import { z } from 'zod';
import { email, Id, NamedRef, text, UnixTime, UnixTimeParam } from '../common.ts';
import { BILL_EMAIL_LIMITS } from '../values/field-limits.ts';
import { BALANCE_SIDES, STATEMENT_ENTRIES } from '../values/finance/aging.ts';
import { Amount } from './rated-trips.ts';

const period = { from: UnixTimeParam, to: UnixTimeParam };

/**
 * `GET /statements`: what one's organization is paid by a partner, or pays it, in a period. `/statements/export` is its PDF
 * in the language of the partner, `/statements/excel` its Excel file.
 */
export const StatementQuery = z.object({
  partnerId: Id,
  side: z.enum(BALANCE_SIDES).default('receivable'),
  ...period,
});

/** `amount` raises or lowers what the payer owes, `balance` is what it then owes. */
const StatementEntry = z.object({
  kind: z.enum(STATEMENT_ENTRIES),
  id: Id,
  at: UnixTime,
  /** The number of an invoice or credit note, the reference of a payment. */
  reference: z.string().nullable(),
  dueAt: UnixTime.nullable(),
  /** The step of the last reminder that one's organization sent. Earlier releases send none. */
  reminded: z.int().nullable().optional(),
  amount: Amount,
  balance: Amount,
});
/** `sums`: of the entries in the period, by kind; with the opening balance they add up to the closing one. */
const Account = z.object({
  currency: z.string(),
  opening: Amount,
  entries: z.array(StatementEntry),
  sums: z.record(z.enum(STATEMENT_ENTRIES), Amount),
  closing: Amount,
});
export const Statement = z.object({
  partner: NamedRef,
  side: z.enum(BALANCE_SIDES),
  from: UnixTime,
  to: UnixTime,
  /** The address that the partner has entered for its organization. */
  email: z.string().nullable(),
  /** One per currency. */
  accounts: z.array(Account),
});

/** `POST /statements/send-email`: sends the PDF, in the language of the partner. */
export const StatementEmail = z.object({
  partnerId: Id,
  side: z.enum(BALANCE_SIDES),
  from: UnixTime,
  to: UnixTime,
  recipients: z.array(email).min(BILL_EMAIL_LIMITS.to.min, 'required').max(BILL_EMAIL_LIMITS.to.max),
  message: text(BILL_EMAIL_LIMITS.message).optional(),
  /** Recipients whose addresses belong neither to the partner nor to own contacts and users. */
  confirmedRecipients: z.array(email).max(BILL_EMAIL_LIMITS.confirmedRecipients).optional(),
});
export const StatementEmailResult = z.object({ to: z.array(z.string()), state: z.enum(['queued', 'kept']) });

export type StatementQuery = z.output<typeof StatementQuery>;
export type StatementEntry = z.infer<typeof StatementEntry>;
export type StatementAccount = z.infer<typeof Account>;
export type Statement = z.infer<typeof Statement>;
export type StatementEmail = z.infer<typeof StatementEmail>;
export type StatementEmailResult = z.infer<typeof StatementEmailResult>;
