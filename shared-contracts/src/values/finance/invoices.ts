/** A credit note reverses an invoice, in whole or in part. */
export const INVOICE_KINDS = ['invoice', 'creditNote'] as const;
/** How a line is taxed. `exempt` and `reverseCharge` are taxed at 0 % for a reason that the invoice states. */
export const TAX_CATEGORIES = ['standard', 'exempt', 'reverseCharge'] as const;

/** Categories of a bill that is not taxed. */
export const UNTAXED_CATEGORIES = ['exempt', 'reverseCharge'] as const;
/** Who issues the invoices of a contract: with self-billing the payer does, with its own numbers. */
export const INVOICE_ISSUERS = ['payee', 'payer'] as const;

/** Whether emails of a contract's invoices include the e-invoice, regardless of both sides' settings. */
export const E_INVOICE_TERMS = ['always', 'never'] as const;

/** How often a contract's approved bills are invoiced: each on its own, or together after a week or month. */
export const BILLING_CYCLES = ['perOrder', 'weekly', 'monthly'] as const;
export const GROUPED_CYCLES = ['weekly', 'monthly'] as const;
/** The days after the end of its period during which a bill can still join it; then the period's invoice is issued. */
export const CLOSING_DAYS = 3;
/** Further bills of a period go on additional invoices. */
export const MAX_INVOICED_BILLS = 1_000;

/** The units of a line's basis: the contract's unit of distance, or minutes. */
export const CREDITED_UNITS = ['distance', 'minutes'] as const;
export const MAX_CREDITED_LINES = 100_000;

export type CreditedUnit = (typeof CREDITED_UNITS)[number];
export type BillingCycle = (typeof BILLING_CYCLES)[number];
export type GroupedCycle = (typeof GROUPED_CYCLES)[number];
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type UntaxedCategory = (typeof UNTAXED_CATEGORIES)[number];
export type InvoiceIssuer = (typeof INVOICE_ISSUERS)[number];
export type EInvoiceTerm = (typeof E_INVOICE_TERMS)[number];
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Settings of an organization that has entered none. `{number}` has at least six digits. */
export const DEFAULT_INVOICE_SETTINGS = {
  address: null,
  street: null,
  buildingNumber: null,
  postalCode: null,
  town: null,
  taxNumber: null,
  companyNumber: null,
  bankName: null,
  bankAccount: null,
  bankCode: null,
  paymentTermDays: 30,
  series: 'INV',
  creditNoteSeries: 'CN',
  numberFormat: '{series}-{year}-{number}',
  taxRates: [],
  electronicScheme: null,
  electronicAddress: null,
  buyerReference: null,
  attachesElectronic: false,
} as const;

/** The placeholders that make numbers unique. */
export const NUMBER_PLACEHOLDERS = ['{series}', '{year}', '{number}'] as const;
export const NUMBER_FORMAT = /^(?:[A-Za-z0-9/_.-]|\{series\}|\{year\}|\{number\})+$/;
export const isNumberFormat = (format: string) =>
  NUMBER_FORMAT.test(format) && NUMBER_PLACEHOLDERS.every((part) => format.split(part).length === 2);

const NUMBER_DIGITS = 6;
/** `INV-2026-000123`. */
export const formatInvoiceNumber = (format: string, series: string, year: number, sequence: number) =>
  format
    .replace('{series}', series)
    .replace('{year}', String(year))
    .replace('{number}', String(sequence).padStart(NUMBER_DIGITS, '0'));

/** The number of months whose lock the settings show. */
export const LISTED_MONTHS = 12;
