import { z } from 'zod';
import { BillingSpan } from './invoices.ts';
import {
  Id,
  listParam,
  Money,
  NamedRef,
  pageOf,
  Paging,
  ShipperCode,
  sortBy,
  UnixTime,
  UnixTimeParam,
} from '../common.ts';
import {
  BILL_STATES,
  BILL_SUBJECTS,
  BILL_TABS,
  GROUP_REFUSALS,
  LISTED_BILL_ACTIONS,
  LISTED_BILL_STATES,
  MAX_PRINTED_BILLS,
} from '../values/finance/bills.ts';
import { MAX_INVOICED_BILLS } from '../values/finance/invoices.ts';
import { PAYMENT_STATES } from '../values/finance/payments.ts';
import { OwnAmounts, OwnSum } from './exchange-rates.ts';
import { InvoiceBalance } from './payments.ts';
import { Amount } from './rated-trips.ts';

/**
 * A submitted or approved bill. Drafts are not listed: they have no figures until they are submitted.
 * `side`: what the reader's organization is; root reads as the payer. Amounts are in `currency`, the billing currency.
 */
export const BillRow = z.object({
  id: Id,
  of: z.enum(BILL_SUBJECTS),
  /** The order or trip; `stage`: an order or trip stage. */
  subject: z.object({
    id: Id,
    number: z.string(),
    shipperCode: ShipperCode,
    reference: z.string().nullable(),
    stage: z.string(),
  }),
  state: z.enum(BILL_STATES),
  revision: z.int(),
  version: z.int(),
  side: z.enum(['payer', 'payee']),
  payer: NamedRef,
  payee: NamedRef.nullable(),
  taxBase: Amount.nullable(),
  vat: Amount.nullable(),
  total: Amount.nullable(),
  currency: z.string().nullable(),
  /** The invoice that its approval issued; null if there is none (yet). */
  invoice: z.object({ number: z.string(), dueAt: UnixTime }).nullable(),
  /** The period in which it will be invoiced. Absent in earlier releases. */
  billingPeriod: BillingSpan.nullable().optional(),
  /** The balance of the invoice. Absent in earlier releases. */
  balance: InvoiceBalance.nullable().optional(),
  /** In the own currency of the reader's organization. Absent in earlier releases. */
  own: OwnAmounts.nullable().optional(),
  /** Due, and not paid. */
  isOverdue: z.boolean(),
  submittedAt: UnixTime.nullable(),
  approvedAt: UnixTime.nullable(),
  /** For the payer's own bills: since when a new version is needed. */
  outdatedAt: UnixTime.nullable(),
  actions: z.array(z.enum(LISTED_BILL_ACTIONS)),
});

const period = { from: UnixTimeParam.optional(), to: UnixTimeParam.optional() };

/** The date of a bill is that of its approval, before that of its submission. */
export const BillQuery = Paging.extend({
  tab: z.enum(BILL_TABS).default('all'),
  of: z.enum(BILL_SUBJECTS).optional(),
  state: z.enum(LISTED_BILL_STATES).optional(),
  /** The payment state of its invoice. */
  payment: z.enum(PAYMENT_STATES).optional(),
  /** The partner on the other side. */
  partnerId: Id.optional(),
  ...period,
  /** Limits of the total, in the billing currency. */
  minTotal: Money.optional(),
  maxTotal: Money.optional(),
  sort: sortBy(['number', 'invoice', 'date', 'dueAt', 'partner', 'total']).default('-date'),
});
export const BillPage = pageOf(BillRow);

/** The number of bills per tab. */
export const BillCounts = z.object({ items: z.array(z.object({ tab: z.enum(BILL_TABS), count: z.int() })) });

/**
 * Sums of the bills that match the filters, in each currency, and in the own one of the reader's organization; all without
 * what is `credited`. Earlier releases send no `credited`.
 */
export const BillTotals = z.object({
  currencies: z.array(
    z.object({
      currency: z.string(),
      bills: z.int(),
      taxBase: Amount,
      vat: Amount,
      total: Amount,
      credited: Amount.optional(),
    }),
  ),
  /** Null: none is in another currency. */
  own: OwnSum.nullable(),
});

/** The papers of these bills in one file. */
export const BillDocumentsQuery = z.object({ billId: listParam(Id).pipe(z.array(Id).min(1).max(MAX_PRINTED_BILLS)) });

/** `POST /bills/group`: invoices these bills now, one invoice for those that can share it. */
export const BillGroupInput = z.object({ billIds: z.array(Id).min(1).max(MAX_INVOICED_BILLS) });
/** For each bill, in the order of the request, its invoice or the reason for having none. `params` belong to the text of that reason. */
export const BillGroupResult = z.object({
  items: z.array(
    z.union([
      z.object({ billId: Id, invoice: z.object({ id: Id, number: z.string(), bills: z.int() }) }),
      z.object({
        billId: Id,
        refusal: z.object({ code: z.enum(GROUP_REFUSALS), params: z.record(z.string(), z.string()) }),
      }),
    ]),
  ),
});

export type BillRow = z.infer<typeof BillRow>;
export type BillQuery = z.output<typeof BillQuery>;
export type BillTotals = z.infer<typeof BillTotals>;
export type BillGroupInput = z.infer<typeof BillGroupInput>;
export type BillGroupResult = z.infer<typeof BillGroupResult>;
export type BillCounts = z.infer<typeof BillCounts>;
