import { z } from 'zod';
import { Id, listParam } from '../common.ts';
import { E_INVOICE_FIXES, MAX_E_INVOICES, VAT_CATEGORIES } from '../values/finance/e-invoices.ts';
import { INVOICE_KINDS } from '../values/finance/invoices.ts';

/**
 * An electronic invoice by EN 16931, as used by Peppol BIS Billing 3. Values are as in the file: amounts are decimal
 * strings, days are `YYYY-MM-DD`; a missing text is null. Rules report missing values.
 */
const optional = z.string().nullable();

const EInvoicePeriod = z.object({ from: optional, to: optional });
/** `scheme`: of the list EAS, such as 0088 for a GLN or EM for an email address. */
const ElectronicAddress = z.object({ scheme: z.string(), id: z.string() });

export const EInvoiceParty = z.object({
  name: z.string(),
  electronicAddress: ElectronicAddress.nullable(),
  /** Street, further street, further line. */
  address: z.array(z.string()).max(3),
  city: optional,
  postalCode: optional,
  /** ISO 3166, two letters. */
  country: optional,
  /** BT-31 and BT-48: starts with a country code. */
  vatId: optional,
  /** BT-32: any other tax registration. */
  taxId: optional,
  companyId: optional,
  contact: optional,
  phone: optional,
  email: optional,
});

/** An allowance, or a charge. `category` and `taxPercentage` are null on lines, which have their own. */
export const EInvoiceAdjustment = z.object({
  isCharge: z.boolean(),
  amount: z.string(),
  base: optional,
  percentage: optional,
  reason: optional,
  reasonCode: optional,
  category: z.enum(VAT_CATEGORIES).nullable(),
  taxPercentage: optional,
});

export const EInvoiceLine = z.object({
  id: z.string(),
  note: optional,
  quantity: z.string(),
  /** UN/ECE recommendation 20. */
  unit: z.string(),
  net: z.string(),
  period: EInvoicePeriod.nullable(),
  /** BT-128: what is invoiced, such as the number of an order. */
  object: optional,
  adjustments: z.array(EInvoiceAdjustment),
  name: z.string(),
  description: optional,
  /** Per `priceBase` units, or per unit. */
  price: z.string(),
  priceBase: optional,
  category: z.enum(VAT_CATEGORIES).nullable(),
  taxPercentage: optional,
});

export const EInvoiceTax = z.object({
  base: z.string(),
  tax: z.string(),
  category: z.enum(VAT_CATEGORIES).nullable(),
  percentage: optional,
  reason: optional,
  reasonCode: optional,
});

export const EInvoice = z.object({
  customization: z.string(),
  profile: z.string(),
  kind: z.enum(INVOICE_KINDS),
  typeCode: z.string(),
  number: z.string(),
  issuedOn: z.string(),
  dueOn: optional,
  note: optional,
  currency: z.string(),
  buyerReference: optional,
  orderReference: optional,
  contractReference: optional,
  period: EInvoicePeriod.nullable(),
  preceding: z.array(z.object({ number: z.string(), issuedOn: optional })),
  seller: EInvoiceParty,
  buyer: EInvoiceParty,
  delivery: z.object({ on: optional, name: optional }).nullable(),
  payment: z
    .object({ code: z.string(), reference: optional, account: optional, accountName: optional, bankCode: optional })
    .nullable(),
  terms: optional,
  adjustments: z.array(EInvoiceAdjustment),
  taxTotal: z.string(),
  taxes: z.array(EInvoiceTax),
  totals: z.object({
    lines: z.string(),
    allowances: optional,
    charges: optional,
    net: z.string(),
    gross: z.string(),
    prepaid: optional,
    rounding: optional,
    due: z.string(),
  }),
  lines: z.array(EInvoiceLine),
});

/** A rule of EN 16931 or Peppol that an invoice breaks. `field`: in an EInvoice, such as `lines.0.unit`. */
export const EInvoiceViolation = z.object({
  rule: z.string(),
  field: z.string(),
  /** In English, as published. */
  message: z.string(),
  /** Where the missing value can be entered. */
  fix: z.enum(E_INVOICE_FIXES),
});

/**
 * `POST /invoices/e-invoices/readings` (field `file`): the content of a UBL file and its violations. Nothing is
 * stored.
 */
export const EInvoiceReading = z.object({ invoice: EInvoice, violations: z.array(EInvoiceViolation) });

/** For `GET /invoices/e-invoices/check` and `/export`: a zip of the valid ones. */
export const EInvoicesQuery = z.object({ invoiceId: listParam(Id).pipe(z.array(Id).min(1).max(MAX_E_INVOICES)) });
export const EInvoiceChecks = z.object({
  items: z.array(z.object({ id: Id, number: z.string(), violations: z.array(EInvoiceViolation) })),
});

export type EInvoice = z.infer<typeof EInvoice>;
export type EInvoiceParty = z.infer<typeof EInvoiceParty>;
export type EInvoiceAdjustment = z.infer<typeof EInvoiceAdjustment>;
export type EInvoiceLine = z.infer<typeof EInvoiceLine>;
export type EInvoiceTax = z.infer<typeof EInvoiceTax>;
export type EInvoiceViolation = z.infer<typeof EInvoiceViolation>;
export type EInvoiceReading = z.infer<typeof EInvoiceReading>;
export type EInvoiceChecks = z.infer<typeof EInvoiceChecks>;
