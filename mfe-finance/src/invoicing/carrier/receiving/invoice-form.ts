import type { CarrierInvoice, CarrierInvoiceInput } from 'shared-contracts/finance/carrier-invoices';
import {
  CARRIER_INVOICE_LIMITS as LIMITS,
  CARRIER_INVOICE_LINE_LIMITS as LINE_LIMITS,
} from 'shared-contracts/values/field-limits';
import { array, type InferType, mixed, number, object, string } from 'yup';

const line = object({
  reference: string().trim().max(LINE_LIMITS.reference).default(''),
  description: string().trim().max(LINE_LIMITS.description).default(''),
  net: string().required(),
  taxPercentage: string().required(),
});

export const invoiceSchema = object({
  partnerId: string().required(),
  creditedId: string().nullable().default(null),
  number: string().trim().required().max(LIMITS.number),
  issuedOn: number().integer().required(),
  dueOn: number().integer().nullable().default(null),
  periodFrom: number().integer().nullable().default(null),
  periodTo: number().integer().nullable().default(null),
  currency: string().trim().required().max(LIMITS.currency),
  tax: string().required(),
  lines: array(line).min(LIMITS.lines.min).max(LIMITS.lines.max).default([]),
  file: mixed<File>().nullable().default(null),
});
export type InvoiceValues = InferType<typeof invoiceSchema>;

export const EMPTY_LINE = { reference: '', description: '', net: '', taxPercentage: '0' };

type ToDay = (at: number) => string;

/** @param toDay of the user's time zone */
export function toInput(values: InvoiceValues, toDay: ToDay): CarrierInvoiceInput {
  const { file: _, issuedOn, dueOn, periodFrom, periodTo, lines, currency, ...rest } = values;
  return {
    ...rest,
    currency: currency.toUpperCase(),
    issuedOn: toDay(issuedOn),
    dueOn: dueOn === null ? null : toDay(dueOn),
    period: periodFrom === null || periodTo === null ? null : { from: toDay(periodFrom), to: toDay(periodTo) },
    lines: lines.map(({ reference, description, ...one }) => ({
      ...one,
      reference: reference || null,
      description: description || null,
    })),
  };
}

/** @param toStart of a day in the user's time zone */
export const toValues = (invoice: CarrierInvoice, toStart: (day: string) => number): InvoiceValues => ({
  partnerId: invoice.payee.id,
  creditedId: invoice.credited?.id ?? null,
  number: invoice.number,
  issuedOn: toStart(invoice.issuedOn),
  dueOn: invoice.dueOn === null ? null : toStart(invoice.dueOn),
  periodFrom: invoice.period && toStart(invoice.period.from),
  periodTo: invoice.period && toStart(invoice.period.to),
  currency: invoice.currency,
  tax: invoice.tax,
  lines: invoice.lines.map(({ reference, description, net, taxPercentage }) => ({
    reference: reference ?? '',
    description: description ?? '',
    net,
    taxPercentage,
  })),
  file: null,
});
