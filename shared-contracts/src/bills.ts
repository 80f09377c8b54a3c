import { z } from 'zod';
import { email, Id, Measure, Money, Named, requiredText, text, Unix } from './common.ts';
import { Percentage, RatedLine } from './contracts.ts';
import { Capacity, Utilization } from './trips.ts';
import {
  BILL_ACTIONS,
  BILL_REASONS,
  BILL_STATES,
  BILL_SUBJECTS,
  MAX_BILL_ADDRESSES,
  MAX_EXTRA_CHARGES,
} from './values/bills.ts';
import { UNIT_SYSTEMS } from './values/limits.ts';
import { BILLED_MILEAGES, CALCULATION_DATES } from './values/rating.ts';

/**
 * `orders/{id}/bill` and `trips/{id}/bill`, the same calls: GET, PATCH, PATCH `/submit`, `/approve` and `/send-back`, POST `/send-email`,
 * GET `/export` (PDF), POST `/documents` (field `file`), GET and DELETE `/documents/{docId}`. Those that change it answer the bill as it is then.
 */
const Amount = z
  .string()
  .regex(/^-?\d{1,13}\.\d{2}$/)
  .meta({ description: 'decimal, 2 places; below zero: taken off' });

/** In the contract's base currency. */
export const ExtraCharge = z.object({ name: requiredText(100), amount: Money });

/**
 * What is left out stays as it is; null: as it follows from the order or the trip and from the contract. A submitted bill becomes a draft.
 * `revision`: of the bill as it was seen; when it has changed meanwhile it is a conflict.
 */
export const BillChanges = z
  .object({
    /** One's own, or of a partner. */
    billingContactId: Id.nullable(),
    /** A confirmed one between both sides. */
    contractId: Id.nullable(),
    /** km. */
    actualDistance: Measure.nullable(),
    extraCharges: z.array(ExtraCharge).max(MAX_EXTRA_CHARGES),
    /** Taken off by hand, in the base currency. */
    discount: Money,
    vatPercentage: Percentage.nullable(),
    revision: z.int(),
  })
  .partial();

/** What submitting and approving may tell: the revision that was seen. */
export const BillSeen = z.object({ revision: z.int().optional() }).nullish();
export const BillSendBack = z.object({ reason: requiredText(1_000), revision: z.int().optional() });

/** `to` left out: the billing contact. `message`: above what the mail says by itself. It carries the PDF and is in the language of who sends it. */
export const BillMail = z.object({
  to: z.array(email).min(1, 'required').max(MAX_BILL_ADDRESSES).optional(),
  message: text(2_000).optional(),
});
export const BillMailed = z.object({ to: z.array(z.string()) });

/** `place`: the name of the location of `stop`. */
export const BillLine = RatedLine.extend({ place: z.string().optional() });

export const BillDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  createdAt: Unix,
  /** To be asked for with the session. */ url: z.string(),
});

/** `by`: a login of one's own people; null: of the other side's. */
const Stamp = z.object({ by: z.string().nullable(), at: Unix });

/** R14: what the orders of a trip share of its tax base, in the billing currency. */
const BillShare = z.object({ id: Id, number: z.string(), amount: Amount });

/**
 * Lines in `currency`, and as `billed` in `billingCurrency`, which the totals are in; without a conversion both are the same, without a contract null.
 * The other side sees a bill once it is submitted, and neither its documents nor who did what.
 */
export const Bill = z.object({
  of: z.enum(BILL_SUBJECTS),
  /** The order or the trip; `stage`: one of its own. */
  subject: z.object({ id: Id, number: z.string(), reference: z.string().nullable(), stage: z.string() }),
  state: z.enum(BILL_STATES),
  /** Counts its changes; 0: nothing has been changed yet. */
  revision: z.int(),
  /** Why it may be submitted, but not approved; none: it is final. */
  reasons: z.array(z.enum(BILL_REASONS)),
  /** Whose bill it is, and whom it is addressed to. */
  organization: Named,
  partner: Named.nullable(),
  billingContact: Named.extend({ email: z.string().nullable() }).nullable(),
  contract: Named.extend({ version: z.int() }).nullable(),
  /** R2: the day whose rates count, and which day that is. */
  ratedAt: Unix.nullable(),
  calculationBasedDate: z.enum(CALCULATION_DATES).nullable(),
  /** km. `distance`: what is billed; `isActualGiven`: somebody told the actual one on the bill. */
  estimatedDistance: Measure.nullable(),
  actualDistance: Measure.nullable(),
  isActualGiven: z.boolean(),
  distance: z.string().nullable(),
  mileageBilling: z.enum(BILLED_MILEAGES).nullable(),
  /** Of the distances and bands in the lines. */
  unitStandard: z.enum(UNIT_SYSTEMS),
  isBackhaul: z.boolean(),
  lines: z.array(BillLine),
  /** As they were given; they stand among the lines as well. */
  extraCharges: z.array(ExtraCharge),
  discount: Money,
  currency: z.string().nullable(),
  billingCurrency: z.string().nullable(),
  conversionRate: z.string().nullable(),
  taxBase: Amount,
  vatPercentage: Percentage,
  isVatGiven: z.boolean(),
  vat: Amount,
  total: Amount,
  demurrage: z.object({ minutes: z.int(), /** In `currency`. */ amount: Amount }),
  load: Capacity.nullable(),
  capacity: Capacity.nullable(),
  utilization: Utilization.nullable(),
  /** Of a trip's bill; empty on an order's. */
  shares: z.array(BillShare),
  documents: z.array(BillDocument),
  submitted: Stamp.nullable(),
  approved: Stamp.nullable(),
  /** The last time that it was sent back, until it is submitted again. */
  sentBack: Stamp.extend({ reason: z.string() }).nullable(),
  actions: z.array(z.enum(BILL_ACTIONS)),
});

export type ExtraCharge = z.infer<typeof ExtraCharge>;
export type BillChanges = z.input<typeof BillChanges>;
export type BillSeen = z.infer<typeof BillSeen>;
export type BillSendBack = z.infer<typeof BillSendBack>;
export type BillMail = z.infer<typeof BillMail>;
export type BillMailed = z.infer<typeof BillMailed>;
export type BillLine = z.infer<typeof BillLine>;
export type BillDocument = z.infer<typeof BillDocument>;
export type Bill = z.infer<typeof Bill>;
