import { z } from 'zod';
import {
  booleanParam,
  Day,
  Id,
  listParam,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  SignedMoney,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import {
  CARRIER_INVOICE_LIMITS as LIMITS,
  CARRIER_INVOICE_LINE_LIMITS as LINE_LIMITS,
  CARRIER_INVOICE_MESSAGE_LIMITS as MESSAGE_LIMITS,
  CARRIER_INVOICE_REJECTION_LIMITS,
} from '../values/field-limits.ts';
import { BILL_STATES, BILL_SUBJECTS } from '../values/finance/bills.ts';
import {
  CARRIER_INVOICE_ACTIONS,
  CARRIER_INVOICE_SOURCES,
  CARRIER_INVOICE_STATUSES,
  INVOICE_DIFFERENCES,
  SETTLEMENTS,
} from '../values/finance/carrier-invoices.ts';
import { INVOICE_KINDS } from '../values/finance/invoices.ts';
import { Percentage } from './contract-terms.ts';
import { EInvoice, EInvoiceViolation } from './e-invoices.ts';
import { Amount } from './rated-trips.ts';

const Sums = z.object({ net: Amount, tax: Amount });
const Subject = z.object({ of: z.enum(BILL_SUBJECTS), id: Id });
const NamedSubject = Subject.extend({ number: z.string(), reference: z.string().nullable() });

/** `reference`: the number or reference of the order or trip. */
const LineInput = z.object({
  reference: text(LINE_LIMITS.reference).nullish(),
  description: text(LINE_LIMITS.description).nullish(),
  net: SignedMoney,
  taxPercentage: Percentage,
});

/**
 * `POST /carrier-invoices`, and `PATCH /carrier-invoices/{id}` of one that was entered. The net total is the sum of the lines;
 * amounts of a credit note are positive.
 */
export const CarrierInvoiceInput = z.object({
  /** The carrier; cannot be changed later. */
  partnerId: Id,
  /** The carrier invoice that a credit note credits; cannot be changed later. Null: it is an invoice. */
  creditedId: Id.nullish(),
  number: requiredText(LIMITS.number),
  issuedOn: Day,
  dueOn: Day.nullish(),
  /** The period that the invoice covers: bills in it without a line count as missing. */
  period: z.object({ from: Day, to: Day }).nullish(),
  currency: requiredText(LIMITS.currency),
  tax: Money,
  lines: z.array(LineInput).min(LIMITS.lines.min, 'required').max(LIMITS.lines.max),
});

/**
 * `POST /carrier-invoices/e-invoices` (field `file`): stores an e-invoice; with `dryRun` it only returns the result.
 */
export const CarrierEInvoiceQuery = z.object({
  dryRun: booleanParam,
  /** The carrier; by default whom the file names as the seller. */
  partnerId: Id.optional(),
});

/**
 * An order or trip, or lines without one. For a credit note, `billed` is the open amount of the invoice that it
 * credits. `allowed`: the difference of the net amount that the tolerance of the contract allows.
 */
export const InvoiceComparisonRow = z.object({
  subject: NamedSubject.extend({ billState: z.enum(BILL_STATES) }).nullable(),
  /** Positions of the lines. */
  lines: z.array(z.int()),
  invoiced: Sums.nullable(),
  billed: Sums.extend({ currency: z.string().nullable() }).nullable(),
  /** Invoiced less billed, before tax. */
  difference: Amount.nullable(),
  allowed: Amount,
  differences: z.array(z.enum(INVOICE_DIFFERENCES)),
  /** The number of the other carrier invoice that has it. */
  otherInvoice: z.string().nullable(),
});
/** `totalsDiffer`: its lines don't add up to its totals. */
export const InvoiceComparison = z.object({ rows: z.array(InvoiceComparisonRow), totalsDiffer: z.boolean() });

const InvoiceRef = z.object({ id: Id, number: z.string() });

/** `GET /carrier-invoices`: those that one's organization received, and those that it is paid by. */
export const CarrierInvoiceRow = z.object({
  id: Id,
  revision: Revision,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** The invoice that a credit note credits. */
  credited: InvoiceRef.nullable(),
  side: z.enum(['payer', 'payee']),
  payer: NamedRef,
  payee: NamedRef,
  status: z.enum(CARRIER_INVOICE_STATUSES),
  source: z.enum(CARRIER_INVOICE_SOURCES),
  issuedOn: Day,
  dueOn: Day.nullable(),
  currency: z.string(),
  net: Amount,
  tax: Amount,
  total: Amount,
  /** Invoiced less billed, before tax; null: unknown, or not shown to the carrier. */
  difference: Amount.nullable(),
  /** The approved amount with tax, negative for credit notes; null before the approval. */
  payable: Amount.nullable(),
  /** The amount with tax that approved credit notes of the carrier credit of it. */
  creditedTotal: Amount,
  /** The carrier still sends a credit note over this amount before tax, as agreed. */
  awaitedCredit: Amount.nullable(),
  hasDocument: z.boolean(),
  receivedAt: UnixTime,
  actions: z.array(z.enum(CARRIER_INVOICE_ACTIONS)),
});
export const CarrierInvoiceQuery = Paging.extend({
  status: listParam(z.enum(CARRIER_INVOICE_STATUSES)),
  side: z.enum(['payer', 'payee']).optional(),
  kind: z.enum(INVOICE_KINDS).optional(),
  /** Whether an agreed credit note of the carrier is still missing. */
  awaitsCredit: booleanParam,
  /** The partner on the other side. */
  partnerId: Id.optional(),
  sort: sortBy(['number', 'partner', 'issuedOn', 'dueOn', 'total', 'receivedAt']).default('-receivedAt'),
});
export const CarrierInvoicePage = pageOf(CarrierInvoiceRow);

/** Net amounts by order or trip. */
const ProposedAmount = z.object({ subjectId: Id, net: Amount });
const AgreedAmount = z.object({ subjectId: Id, net: Amount, tax: Amount, settlement: z.enum(SETTLEMENTS).nullable() });

export const CarrierInvoiceMessage = z.object({
  id: Id,
  side: z.enum(['payer', 'payee']),
  organization: z.string(),
  /** The login; null for users of the other side. */
  by: z.string().nullable(),
  text: z.string(),
  /** The amounts that its writer proposes, by order or trip. */
  proposal: z.array(ProposedAmount).nullable(),
  /** The carrier would send a credit note for the difference. */
  creditNote: z.boolean(),
  createdAt: UnixTime,
});

export const CarrierInvoice = CarrierInvoiceRow.extend({
  period: z.object({ from: Day, to: Day }).nullable(),
  lines: z.array(
    z.object({
      position: z.int(),
      reference: z.string().nullable(),
      description: z.string().nullable(),
      net: Amount,
      taxPercentage: z.string(),
      subject: Subject.nullable(),
      /** The order or trip was chosen by hand. */
      isManual: z.boolean(),
    }),
  ),
  /** Null for the carrier before the payer disputes the invoice. */
  comparison: InvoiceComparison.nullable(),
  messages: z.array(CarrierInvoiceMessage),
  /** The newest proposal, which the other side can accept. */
  proposal: z
    .object({
      side: z.enum(['payer', 'payee']),
      amounts: z.array(AgreedAmount),
      total: Amount,
      creditNote: z.boolean(),
    })
    .nullable(),
  agreed: z.object({ amounts: z.array(AgreedAmount), net: Amount, tax: Amount, total: Amount }).nullable(),
  /** Credit notes of the carrier for this invoice. */
  creditNotes: z.array(
    InvoiceRef.extend({
      status: z.enum(CARRIER_INVOICE_STATUSES),
      issuedOn: Day,
      total: Amount,
      payable: Amount.nullable(),
    }),
  ),
  /** Rules of EN 16931 that the file breaks; for the payer. */
  violations: z.array(EInvoiceViolation),
  /** The reason of the rejection. */
  reason: z.string().nullable(),
  decidedAt: UnixTime.nullable(),
});

/** A preview of the stored invoice. `partner`: null if the seller is not a partner. */
export const CarrierEInvoicePreview = z.object({
  invoice: EInvoice,
  violations: z.array(EInvoiceViolation),
  partner: NamedRef.nullable(),
  /** The invoice that a credit note credits; null: it was not received from this carrier, or the file is an invoice. */
  credited: InvoiceRef.nullable(),
  /** Whether this invoice was received before. */
  isDuplicate: z.boolean(),
  comparison: InvoiceComparison.nullable(),
});

/** `PATCH /carrier-invoices/{id}/match`: chooses orders or trips by hand (null: none), and compares again. */
export const CarrierInvoiceMatch = z.object({
  lines: z
    .array(z.object({ position: z.int().min(0).max(LIMITS.lines.max), subject: Subject.nullable() }))
    .max(LIMITS.lines.max)
    .default([]),
});
/** `GET /carrier-invoices/{id}/subjects`: orders and trips of the carrier, to choose one by hand. */
export const CarrierInvoiceSubjectQuery = z.object({ search: text(LINE_LIMITS.reference).optional() });
export const CarrierInvoiceSubjects = z.object({ items: z.array(NamedSubject) });

const Proposal = z
  .array(z.object({ subjectId: Id, net: Money }))
  .min(MESSAGE_LIMITS.proposal.min, 'required')
  .max(MESSAGE_LIMITS.proposal.max);
/** `PATCH /carrier-invoices/{id}/dispute` and `POST /carrier-invoices/{id}/messages`. */
export const CarrierInvoiceMessageInput = z.object({
  text: requiredText(MESSAGE_LIMITS.text),
  proposal: Proposal.optional(),
  /** Whether the carrier should send a credit note for the difference, if the proposal is below the invoiced amount. */
  creditNote: z.boolean().default(false),
});
export const CarrierInvoiceRejection = z.object({ reason: requiredText(CARRIER_INVOICE_REJECTION_LIMITS.reason) });

export type CarrierInvoiceInput = z.input<typeof CarrierInvoiceInput>;
export type CarrierInvoiceRow = z.infer<typeof CarrierInvoiceRow>;
export type CarrierInvoiceQuery = z.output<typeof CarrierInvoiceQuery>;
export type CarrierInvoice = z.infer<typeof CarrierInvoice>;
export type CarrierInvoiceMessage = z.infer<typeof CarrierInvoiceMessage>;
export type CarrierEInvoicePreview = z.infer<typeof CarrierEInvoicePreview>;
export type CarrierInvoiceMatch = z.input<typeof CarrierInvoiceMatch>;
export type CarrierInvoiceSubjects = z.infer<typeof CarrierInvoiceSubjects>;
export type CarrierInvoiceMessageInput = z.input<typeof CarrierInvoiceMessageInput>;
export type CarrierInvoiceRejection = z.infer<typeof CarrierInvoiceRejection>;
export type InvoiceComparison = z.infer<typeof InvoiceComparison>;
export type InvoiceComparisonRow = z.infer<typeof InvoiceComparisonRow>;
