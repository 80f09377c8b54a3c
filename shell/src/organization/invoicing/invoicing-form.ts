import type { InvoiceSettings, InvoiceSettingsUpdate } from 'shared-contracts/finance/invoices';
import { INVOICE_SETTINGS_LIMITS, TAX_RATE_LIMITS } from 'shared-contracts/values/field-limits';
import { ADDRESS_SCHEMES } from 'shared-contracts/values/finance/e-invoices';
import { isNumberFormat, TAX_CATEGORIES, type TaxCategory } from 'shared-contracts/values/finance/invoices';
import { fieldMessages } from 'shared-ui/form';
import { array, boolean, number, object, string, type ObjectSchema } from 'yup';

type TaxRateForm = { name: string; percentage: string; category: TaxCategory; reason: string | null };
export type InvoicingForm = Omit<InvoiceSettings, 'taxRates'> & { taxRates: TaxRateForm[] };

export const EMPTY_RATE: TaxRateForm = { name: '', percentage: '0', category: 'standard', reason: null };

const limits = INVOICE_SETTINGS_LIMITS;
const optional = (max: number) => string().trim().max(max).nullable().default(null);

export const invoicingSchema: ObjectSchema<InvoicingForm> = object({
  address: optional(limits.address),
  street: optional(limits.street),
  buildingNumber: optional(limits.buildingNumber),
  postalCode: optional(limits.postalCode),
  town: optional(limits.town),
  taxNumber: optional(limits.taxNumber),
  companyNumber: optional(limits.companyNumber),
  bankName: optional(limits.bankName),
  bankAccount: optional(limits.bankAccount),
  bankCode: optional(limits.bankCode),
  paymentTermDays: number().required().integer().min(limits.paymentTermDays.min).max(limits.paymentTermDays.max),
  series: string()
    .trim()
    .required()
    .max(limits.series)
    .matches(/^[A-Za-z0-9]+$/),
  creditNoteSeries: string()
    .trim()
    .required()
    .max(limits.creditNoteSeries)
    .matches(/^[A-Za-z0-9]+$/),
  numberFormat: string()
    .trim()
    .required()
    .max(limits.numberFormat)
    .test('format', 'invalid', (format) => isNumberFormat(format)),
  taxRates: array()
    .of(
      object({
        name: string().trim().required().max(TAX_RATE_LIMITS.name),
        percentage: string().required(),
        category: string().oneOf(TAX_CATEGORIES).required(),
        reason: optional(TAX_RATE_LIMITS.reason).when('category', {
          is: 'standard',
          otherwise: (schema) => schema.required(),
        }),
      }),
    )
    .required()
    .max(limits.taxRates),
  electronicScheme: string()
    .trim()
    .transform((scheme: string | null) => scheme || null)
    .nullable()
    .oneOf([null, ...ADDRESS_SCHEMES])
    .default(null)
    .test('ofAddress', fieldMessages.required, (scheme, { parent }) => !parent.electronicAddress || Boolean(scheme)),
  electronicAddress: optional(limits.electronicAddress),
  buyerReference: optional(limits.buyerReference),
  attachesElectronic: boolean().required().default(false),
});

export const toInvoicingForm = ({ taxRates, ...settings }: InvoiceSettings): InvoicingForm => ({
  ...settings,
  taxRates: taxRates.map((rate) => ({ ...rate, reason: rate.reason ?? null })),
});

/** Sends only changed settings, so that changes by others are not overwritten. */
export const changedInvoicing = (before: InvoicingForm, after: InvoicingForm): InvoiceSettingsUpdate =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof InvoicingForm]),
    ),
  );
