import { z } from 'zod';
import { Day, Id, requiredText, ShipperCode, text, UnixTime } from '../common.ts';
import { INVOICE_SETTINGS_LIMITS, TAX_RATE_LIMITS } from '../values/field-limits.ts';
import { BILL_SUBJECTS } from '../values/finance/bills.ts';
import { ADDRESS_SCHEMES } from '../values/finance/e-invoices.ts';
import { GROUPED_CYCLES, INVOICE_KINDS, isNumberFormat, TAX_CATEGORIES } from '../values/finance/invoices.ts';
import { UNIT_SYSTEMS } from '../values/limits.ts';
import { Percentage } from './contract-terms.ts';
import { Amount, RatedLine } from './rated-trips.ts';

/** A tax rate of the organization: its name is used for lines with its percentage. At 0 % it includes the reason. */
export const TaxRate = z
  .object({
    name: requiredText(TAX_RATE_LIMITS.name),
    percentage: Percentage,
    category: z.enum(TAX_CATEGORIES),
    reason: text(TAX_RATE_LIMITS.reason).nullish(),
  })
  .superRefine(({ category, percentage, reason }, context) => {
    if (category === 'standard') return;
    if (Number(percentage) !== 0)
      context.addIssue({ code: 'custom', path: ['percentage'], message: 'notZero', input: percentage });
    if (!reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'required', input: reason });
  });

const optional = (max: number) => text(max).nullable();
/**
 * `GET /v1/organizations/invoicing` (→ InvoiceSettings) · `PATCH /v1/organizations/invoicing` (InvoiceSettingsUpdate →
 * InvoiceSettings); `write` on organizationOwner. They apply to invoices issued from now on.
 */
export const InvoiceSettings = z.object({
  /** May contain line breaks. */
  address: optional(INVOICE_SETTINGS_LIMITS.address),
  /** The address in parts, as Swiss QR-bills need it; printed if there is no `address`. */
  street: optional(INVOICE_SETTINGS_LIMITS.street),
  buildingNumber: optional(INVOICE_SETTINGS_LIMITS.buildingNumber),
  postalCode: optional(INVOICE_SETTINGS_LIMITS.postalCode),
  town: optional(INVOICE_SETTINGS_LIMITS.town),
  taxNumber: optional(INVOICE_SETTINGS_LIMITS.taxNumber),
  /** Null: the registration id. */
  companyNumber: optional(INVOICE_SETTINGS_LIMITS.companyNumber),
  bankName: optional(INVOICE_SETTINGS_LIMITS.bankName),
  bankAccount: optional(INVOICE_SETTINGS_LIMITS.bankAccount),
  bankCode: optional(INVOICE_SETTINGS_LIMITS.bankCode),
  paymentTermDays: z
    .int()
    .min(INVOICE_SETTINGS_LIMITS.paymentTermDays.min)
    .max(INVOICE_SETTINGS_LIMITS.paymentTermDays.max),
  /** Numbers begin at 1 in each series and year. */
  series: requiredText(INVOICE_SETTINGS_LIMITS.series).regex(/^[A-Za-z0-9]+$/, 'invalid'),
  creditNoteSeries: requiredText(INVOICE_SETTINGS_LIMITS.creditNoteSeries).regex(/^[A-Za-z0-9]+$/, 'invalid'),
  numberFormat: requiredText(INVOICE_SETTINGS_LIMITS.numberFormat).refine(isNumberFormat, 'invalid'),
  taxRates: z.array(TaxRate).max(INVOICE_SETTINGS_LIMITS.taxRates),
  /** The address for receiving e-invoices, in a scheme of the code list EAS. Defaults to the email address. */
  electronicScheme: z.enum(ADDRESS_SCHEMES).nullable(),
  electronicAddress: optional(INVOICE_SETTINGS_LIMITS.electronicAddress),
  /** A reference required on invoices to the organization, such as a department. */
  buyerReference: optional(INVOICE_SETTINGS_LIMITS.buyerReference),
  /** Emails with an invoice of the organization, on either side, have the e-invoice attached. */
  attachesElectronic: z.boolean(),
});
/** Omitted settings keep their value. */
export const InvoiceSettingsUpdate = InvoiceSettings.partial();

/** One side of an invoice at the time of issue. */
export const InvoiceParty = z.object({
  id: Id,
  name: z.string(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  /** For Swiss QR-bills; `country` is its code. */
  structuredAddress: z
    .object({
      street: z.string().nullable(),
      buildingNumber: z.string().nullable(),
      postalCode: z.string(),
      town: z.string(),
      country: z.string().nullable(),
    })
    .nullish(),
  taxNumber: z.string().nullable(),
  companyNumber: z.string().nullable(),
  contact: z.string().nullable(),
  email: z.string().nullable(),
});
/** The lines of one rate: their sum and its tax, rounded once. */
export const InvoiceTax = z.object({
  category: z.enum(TAX_CATEGORIES),
  percentage: z.string(),
  name: z.string().nullable(),
  reason: z.string().nullable(),
  base: Amount,
  tax: Amount,
});
/** `amount` in the contract's currency, `billed` in the invoice's. */
export const InvoiceLine = RatedLine.extend({
  place: z.string().optional(),
  category: z.enum(TAX_CATEGORIES),
  taxPercentage: z.string(),
  /** Its position in `bills`. */
  bill: z.int().optional(),
  /** For a credit note: the position of the credited line; absent for lines of its own. */
  line: z.int().optional(),
  /** Credits an amount of the line, not a quantity of its basis. */
  isPart: z.boolean().optional(),
});

/** The week or month of a grouped invoice; `to` is its last day. */
export const BillingSpan = z.object({ cycle: z.enum(GROUPED_CYCLES), from: Day, to: Day });

const InvoiceSubject = z.object({
  id: Id.optional(),
  number: z.string(),
  shipperCode: ShipperCode,
  reference: z.string().nullable(),
});
/** The content of an invoice for one bill. `baseCurrency`: that of the lines' `amount`. */
const InvoicedService = z.object({
  contract: z.object({ name: z.string(), version: z.int() }).nullable(),
  /** Why the bill stands although the contract was invalid on the rating date. */
  override: z.string().nullable(),
  service: z.object({ from: UnixTime.nullable(), to: UnixTime.nullable() }),
  places: z.array(z.string()),
  unitStandard: z.enum(UNIT_SYSTEMS),
  baseCurrency: z.string(),
});
/** A bill on a grouped invoice; `net` in the invoice's currency. */
export const InvoicedBill = InvoicedService.extend({ subject: InvoiceSubject, net: Amount });

/** Immutable once issued. */
export const Invoice = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  /** The invoice that a credit note reverses, and why; null if a new version of the bill replaces it. */
  original: z.object({ number: z.string(), issuedAt: UnixTime }).nullish(),
  reason: z.string().nullish(),
  /** When its bill was approved, or when it was credited. */
  issuedAt: UnixTime,
  /** The time zone of the printed days, and of the year in its number. */
  zone: z.string(),
  dueAt: UnixTime,
  paymentTermDays: z.int(),
  /** Issued by the payer in the name of the payee. */
  isSelfBilled: z.boolean(),
  payee: InvoiceParty,
  payer: InvoiceParty,
  bank: z.object({ name: z.string().nullable(), account: z.string().nullable(), code: z.string().nullable() }),
  of: z.enum(BILL_SUBJECTS),
  /** The order or trip; null: it groups `bills`, which have their own. */
  subject: InvoiceSubject.nullable(),
  period: BillingSpan.optional(),
  bills: z.array(InvoicedBill).optional(),
  ...InvoicedService.shape,
  currency: z.string(),
  lines: z.array(InvoiceLine),
  taxes: z.array(InvoiceTax),
  net: Amount,
  tax: Amount,
  total: Amount,
});

export type TaxRate = z.infer<typeof TaxRate>;
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;
export type InvoiceSettingsUpdate = z.infer<typeof InvoiceSettingsUpdate>;
export type InvoiceParty = z.infer<typeof InvoiceParty>;
export type BillingSpan = z.infer<typeof BillingSpan>;
export type InvoicedBill = z.infer<typeof InvoicedBill>;
export type InvoiceTax = z.infer<typeof InvoiceTax>;
export type InvoiceLine = z.infer<typeof InvoiceLine>;
export type Invoice = z.infer<typeof Invoice>;
