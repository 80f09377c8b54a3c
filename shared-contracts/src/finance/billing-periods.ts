import { z } from 'zod';
import {
  Day,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  ShipperCode,
  sortBy,
  UnixTime,
  UnixTimeParam,
} from '../common.ts';
import { MAX_REASON_LENGTH } from '../values/field-limits.ts';
import { BALANCE_SIDES, OPEN_BUCKETS } from '../values/finance/aging.ts';
import { BILL_SUBJECTS } from '../values/finance/bills.ts';
import { GROUPED_CYCLES, INVOICE_KINDS } from '../values/finance/invoices.ts';
import { BillingSpan, InvoiceTax } from './invoices.ts';
import { Amount } from './rated-trips.ts';

const SIDES = ['payer', 'payee'] as const;

/**
 * `GET /billing-periods`: the approved bills of two sides, in one currency, that wait for the invoice of their week or
 * month. `side`: what the reader's organization is; root reads as the payer.
 */
export const BillingPeriodRow = z.object({
  id: Id,
  of: z.enum(BILL_SUBJECTS),
  side: z.enum(SIDES),
  payer: NamedRef,
  payee: NamedRef,
  currency: z.string(),
  ...BillingSpan.shape,
  /** The first day on which the portal issues the invoice automatically. */
  closesOn: Day,
  /** The payer issues it. */
  isSelfBilled: z.boolean(),
  bills: z.int(),
  net: Amount,
  actions: z.array(z.enum(['createInvoice'])),
});
export const BillingPeriodQuery = Paging.extend({
  of: z.enum(BILL_SUBJECTS).optional(),
  cycle: z.enum(GROUPED_CYCLES).optional(),
  /** The partner on the other side. */
  partnerId: Id.optional(),
  sort: sortBy(['from', 'partner', 'net', 'closesOn']).default('from'),
});
export const BillingPeriodPage = pageOf(BillingPeriodRow);

const PreviewedBill = z.object({
  id: Id,
  /** The order or trip. */
  subject: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, reference: z.string().nullable() }),
  service: z.object({ from: UnixTime.nullable(), to: UnixTime.nullable() }),
  net: Amount,
});
/** `GET /billing-periods/{id}`: the current content of the future invoice. Tax is computed on the sum per rate. */
export const BillingPeriodPreview = BillingPeriodRow.extend({
  items: z.array(PreviewedBill),
  /** Bills that need a new version, which wait. */
  outdated: z.int(),
  taxes: z.array(InvoiceTax),
  tax: Amount,
  total: Amount,
});
/** `POST /billing-periods/{id}/invoice` */
export const CreatedInvoice = z.object({ id: Id, number: z.string() });

/** `GET /invoices`: those of one's organization on either side. */
export const InvoiceRow = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  of: z.enum(BILL_SUBJECTS),
  side: z.enum(SIDES),
  payer: NamedRef,
  payee: NamedRef,
  issuedAt: UnixTime,
  dueAt: UnixTime,
  /** The period of a grouped invoice. */
  period: BillingSpan.nullable(),
  bills: z.int(),
  /** The only order or trip. */
  subject: z.object({ number: z.string(), shipperCode: ShipperCode }).nullable(),
  net: Amount,
  tax: Amount,
  total: Amount,
  currency: z.string(),
  /** The number of the invoice that a credit note reverses. */
  original: z.string().nullable(),
  /** The numbers of its credit notes. */
  creditNote: z.string().nullable(),
  /** The amount credited by all credit notes. Absent in earlier releases. */
  credited: Amount.optional(),
  /** At the time of the query; null for a credit note. Absent in earlier releases. */
  open: Amount.nullable().optional(),
  /** The last reminder that its payee sent; hidden from the payer. Absent in earlier releases. */
  reminded: z.object({ step: z.int(), at: UnixTime }).nullable().optional(),
  isReminderPaused: z.boolean().optional(),
  /** `credit`: reverse a grouped invoice; `creditPart`: credit lines or an amount. */
  actions: z.array(z.enum(['credit', 'creditPart'])),
});
export const InvoiceQuery = Paging.extend({
  of: z.enum(BILL_SUBJECTS).optional(),
  kind: z.enum(INVOICE_KINDS).optional(),
  side: z.enum(BALANCE_SIDES).optional(),
  currency: z.string().max(10).optional(),
  /** Invoices with an open amount at a time, now by default. */
  aging: z.enum(OPEN_BUCKETS).optional(),
  at: UnixTimeParam.optional(),
  isGrouped: z.enum(['true', 'false']).optional(),
  partnerId: Id.optional(),
  from: UnixTimeParam.optional(),
  to: UnixTimeParam.optional(),
  sort: sortBy(['number', 'issuedAt', 'dueAt', 'partner', 'total', 'open']).default('-issuedAt'),
});
export const InvoicePage = pageOf(InvoiceRow);
/** `PATCH /invoices/{id}/credit`: reverses what is left of a grouped invoice; its bills wait for the invoice of the period open now. */
export const InvoiceCredit = z.object({ reason: requiredText(MAX_REASON_LENGTH) });

export type BillingPeriodRow = z.infer<typeof BillingPeriodRow>;
export type BillingPeriodQuery = z.output<typeof BillingPeriodQuery>;
export type BillingPeriodPreview = z.infer<typeof BillingPeriodPreview>;
export type CreatedInvoice = z.infer<typeof CreatedInvoice>;
export type InvoiceRow = z.infer<typeof InvoiceRow>;
export type InvoiceQuery = z.output<typeof InvoiceQuery>;
export type InvoiceCredit = z.infer<typeof InvoiceCredit>;
