import { z } from 'zod';
import {
  email,
  Id,
  Measure,
  Money,
  NamedRef,
  requiredText,
  SeenRevision,
  text,
  UnixTime,
  ShipperCode,
} from '../common.ts';
import { Percentage, ServiceRate } from './contract-terms.ts';
import { BillingSpan, Invoice } from './invoices.ts';
import { InvoiceBalance } from './payments.ts';
import { OwnAmounts } from './exchange-rates.ts';
import { Amount, RatedLine } from './rated-trips.ts';
import { RequestedService } from '../orders/requested-services.ts';
import { Capacity, Utilization } from '../trips/capacity.ts';
import {
  BILL_ACTIONS,
  BILL_PROVISIONAL_REASONS,
  BILL_STATES,
  BILL_SUBJECTS,
  CONTRACT_PROBLEMS,
  MAX_BILL_VERSION,
} from '../values/finance/bills.ts';
import { UNTAXED_CATEGORIES } from '../values/finance/invoices.ts';
import { UNIT_SYSTEMS } from '../values/limits.ts';
import { BILLED_MILEAGES, CALCULATION_DATES } from '../values/finance/rating.ts';
import { BILL_EMAIL_LIMITS, BILL_LIMITS, EXTRA_CHARGE_LIMITS, MAX_REASON_LENGTH } from '../values/field-limits.ts';

/**
 * `orders/{id}/bill` and `trips/{id}/bill`, the same calls: GET, PATCH, PATCH `/override`, `/submit`,
 * `/approve`, `/send-back`, `/credit` and `/renew`,
 * POST `/send-email`, GET `/export` (PDF, of an earlier version with `version`), POST `/documents` (field `file`), GET and DELETE
 * `/documents/{docId}`. Calls that change the bill return it.
 */

/** In the contract's base currency. */
export const ExtraCharge = z.object({
  name: requiredText(EXTRA_CHARGE_LIMITS.name),
  amount: Money,
  /** Absent: the rate of the bill. */
  vatPercentage: Percentage.optional(),
});

/**
 * Omitted fields keep their value; null resets a field to the value derived from the order or trip and the contract. A
 * submitted bill becomes a draft. `revision`: the one that the user saw; any other current one is a conflict.
 */
export const BillChanges = z
  .object({
    /** A contact of the organization or of a partner. */
    billingContactId: Id.nullable(),
    /** A confirmed contract between both sides. */
    contractId: Id.nullable(),
    /** In km. */
    actualDistance: Measure.nullable(),
    extraCharges: z.array(ExtraCharge).max(BILL_LIMITS.extraCharges),
    /** Each must be in the price list of the contract. */
    services: z.array(RequestedService).max(BILL_LIMITS.services),
    /** Manual discount, in the base currency. */
    discount: Money,
    vatPercentage: Percentage.nullable(),
    /** Why no line is taxed; null if lines are taxed. The invoice states `taxReason`. */
    taxCategory: z.enum(UNTAXED_CATEGORIES).nullable(),
    taxReason: text(BILL_LIMITS.taxReason).nullable(),
    revision: z.int(),
  })
  .partial();

/** Optional body of submitting, approving and renewing: the revision the user saw. */
export const BillRevision = z.object({ revision: SeenRevision }).nullish();
/** Why the bill stands although its contract was invalid on the rating date. */
export const BillOverride = z.object({ reason: requiredText(MAX_REASON_LENGTH), revision: SeenRevision });
/** Why its invoice is reversed. */
export const BillCredit = z.object({ reason: requiredText(MAX_REASON_LENGTH), revision: SeenRevision });
export const BillSendBack = z.object({ reason: requiredText(MAX_REASON_LENGTH), revision: SeenRevision });

/**
 * `to`: defaults to the billing contact. `message`: precedes the standard text. The email is in the sender's language,
 * with the PDF attached.
 */
export const BillEmail = z.object({
  to: z.array(email).min(BILL_EMAIL_LIMITS.to.min, 'required').max(BILL_EMAIL_LIMITS.to.max).optional(),
  message: text(BILL_EMAIL_LIMITS.message).optional(),
  /**
   * Recipients who are neither the billing contact nor a contact or user of the organization: each must be confirmed.
   */
  confirmedRecipients: z.array(email).max(BILL_EMAIL_LIMITS.confirmedRecipients).optional(),
});
/** `kept`: without a mail server, the emails stay in the outbox. */
export const BillEmailResult = z.object({
  to: z.array(z.string()),
  state: z.enum(['queued', 'kept']),
  /**
   * Whether the e-invoice is attached; `invalid` if it violates rules, null if nobody requires it. Absent in earlier
   * releases.
   */
  eInvoice: z.enum(['attached', 'invalid']).nullish(),
});

/** `place`: the name of the location of `stop`. */
export const BillLine = RatedLine.extend({ place: z.string().optional() });

export const BillDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  createdAt: UnixTime,
  /** Requires the session token. */
  url: z.string(),
});

/** `by`: the login; null for users of the other side. */
const Stamp = z.object({ by: z.string().nullable(), at: UnixTime });

/** An approved bill that a newer version has replaced. `total` in its billing currency. */
export const BillVersion = z.object({
  version: z.int(),
  total: Amount,
  currency: z.string().nullable(),
  approvedAt: UnixTime,
  replacedAt: UnixTime,
  /** The invoice number; null if there was none. Absent in earlier releases. */
  invoice: z.string().nullable().optional(),
  creditNote: z.string().nullable().optional(),
});
/** `paper`: the credit note of that version's invoice; defaults to the bill. */
export const BillExportQuery = z.object({
  version: z.coerce.number().int().min(1).max(MAX_BILL_VERSION).optional(),
  paper: z.enum(['creditNote']).optional(),
});

/** The share of an order in the trip's tax base (R14), in the billing currency. */
const BillShare = z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, amount: Amount });

/**
 * Lines are in `currency`, and as `billed` in `billingCurrency` like the totals. Without a conversion both are equal;
 * without a contract both are null.
 * The other side sees a bill once it has been submitted, without its documents and users.
 */
export const Bill = z.object({
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
  /** Increases with every change; 0: never changed. */
  revision: z.int(),
  version: z.int(),
  /** Replaced versions, the newest first. */
  earlierVersions: z.array(BillVersion),
  /** Since when it no longer matches the corrected times of its order or trip; null if it does. */
  outdatedAt: UnixTime.nullable(),
  /** Why it can be submitted but not approved; empty if it is final. */
  reasons: z.array(z.enum(BILL_PROVISIONAL_REASONS)),
  /** Why its contract was invalid on the rating date: it then needs an `override`. Absent in earlier releases. */
  contractProblems: z.array(z.enum(CONTRACT_PROBLEMS)).optional(),
  override: Stamp.extend({ reason: z.string() }).nullable().optional(),
  /** Issues the bill to `partner`. */
  organization: NamedRef,
  partner: NamedRef.nullable(),
  /** Issued by its approval; null: not approved, or approved before invoices were issued. Earlier releases send none. */
  invoice: Invoice.nullable().optional(),
  /** The balance of the invoice. Absent in earlier releases. */
  balance: InvoiceBalance.nullable().optional(),
  /** The period in which it will be invoiced; null if it won't be, or already is. Absent in earlier releases. */
  billingPeriod: BillingSpan.nullable().optional(),
  billingContact: NamedRef.extend({ email: z.string().nullable() }).nullable(),
  contract: NamedRef.extend({ version: z.int() }).nullable(),
  /** The date whose rates apply (R2), and the basis of that date. */
  ratedAt: UnixTime.nullable(),
  calculationBasedDate: z.enum(CALCULATION_DATES).nullable(),
  /** In km. `distance`: the billed one. `isActualGiven`: whether the actual distance was entered on the bill. */
  estimatedDistance: Measure.nullable(),
  actualDistance: Measure.nullable(),
  isActualGiven: z.boolean(),
  distance: z.string().nullable(),
  mileageBilling: z.enum(BILLED_MILEAGES).nullable(),
  /** Unit of the distances and bands in the lines. */
  unitStandard: z.enum(UNIT_SYSTEMS),
  isBackhaul: z.boolean(),
  lines: z.array(BillLine),
  /** As entered; also included in `lines`. */
  extraCharges: z.array(ExtraCharge),
  /** The entered services, and those that the contract offers. Absent in earlier releases. */
  services: z.array(RequestedService).optional(),
  serviceRates: z.array(ServiceRate).optional(),
  discount: Money,
  currency: z.string().nullable(),
  billingCurrency: z.string().nullable(),
  conversionRate: z.string().nullable(),
  /** In the own currency of the reader's organization. Absent in earlier releases. */
  own: OwnAmounts.nullable().optional(),
  taxBase: Amount,
  vatPercentage: Percentage,
  isVatGiven: z.boolean(),
  vat: Amount,
  /** Per rate, the highest first. Absent in earlier releases. */
  taxes: z.array(z.object({ percentage: z.string(), base: Amount, tax: Amount })).optional(),
  taxCategory: z.enum(UNTAXED_CATEGORIES).nullable().optional(),
  taxReason: z.string().nullable().optional(),
  total: Amount,
  /** `amount` in `currency`. */
  demurrage: z.object({ minutes: z.int(), amount: Amount }),
  load: Capacity.nullable(),
  capacity: Capacity.nullable(),
  utilization: Utilization.nullable(),
  /** Empty for an order's bill. */
  shares: z.array(BillShare),
  documents: z.array(BillDocument),
  submitted: Stamp.nullable(),
  approved: Stamp.nullable(),
  /** Set from when it was sent back until it is submitted again. */
  sentBack: Stamp.extend({ reason: z.string() }).nullable(),
  actions: z.array(z.enum(BILL_ACTIONS)),
});

export type ExtraCharge = z.infer<typeof ExtraCharge>;
export type BillChanges = z.input<typeof BillChanges>;
export type BillRevision = z.infer<typeof BillRevision>;
export type BillOverride = z.infer<typeof BillOverride>;
export type BillCredit = z.infer<typeof BillCredit>;
export type BillSendBack = z.infer<typeof BillSendBack>;
export type BillEmail = z.infer<typeof BillEmail>;
export type BillEmailResult = z.infer<typeof BillEmailResult>;
export type BillVersion = z.infer<typeof BillVersion>;
export type BillLine = z.infer<typeof BillLine>;
export type BillDocument = z.infer<typeof BillDocument>;
export type Bill = z.infer<typeof Bill>;
