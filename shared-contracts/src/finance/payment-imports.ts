import { z } from 'zod';
import { booleanParam, Id, UnixTime } from '../common.ts';
import { PAYMENT_LINE_RESULTS } from '../values/finance/payment-imports.ts';
import { Amount } from './rated-trips.ts';

/**
 * `POST payments/imports` with `file`, a CAMT.053 statement or a CSV file → 201 PaymentImport; with `dryRun=true` it records
 * nothing. A CSV file has the columns `Date` (2026-11-20 or 20.11.2026), `Amount` and `Reference`, and may have `Currency`
 * and `Payer`.
 */
export const PaymentImportQuery = z.object({ dryRun: booleanParam });

export const PaymentImportLine = z.object({
  /** From 1; in CSV the row of the spreadsheet. */
  line: z.int(),
  /** Null: unreadable. */
  paidAt: UnixTime.nullable(),
  amount: Amount.nullable(),
  /** Null: that of its invoices. */
  currency: z.string().nullable(),
  payer: z.string().nullable(),
  text: z.string(),
  result: z.enum(PAYMENT_LINE_RESULTS),
  invoices: z.array(z.object({ invoiceId: Id, number: z.string(), amount: Amount })),
});

/** `recorded`: payments, or those that a dry run would record; `outgoing`: lines that are no incoming payments. */
export const PaymentImport = z.object({
  recorded: z.int(),
  outgoing: z.int(),
  items: z.array(PaymentImportLine),
});

export type PaymentImportLine = z.infer<typeof PaymentImportLine>;
export type PaymentImport = z.infer<typeof PaymentImport>;
