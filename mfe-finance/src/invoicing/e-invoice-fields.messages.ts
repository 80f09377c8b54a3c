import { defineMessages } from 'react-intl';
import type { VatCategory } from 'shared-contracts/values/finance/e-invoices';
import { readingMessages } from './e-invoice.messages.ts';
import { fields, taxNames } from './invoicing.messages.ts';

const categories = defineMessages({
  zero: { id: 'finance.eInvoice.category.zero', defaultMessage: 'Zero rated' },
  withinEu: { id: 'finance.eInvoice.category.withinEu', defaultMessage: 'Supply within the EU' },
  exported: { id: 'finance.eInvoice.category.exported', defaultMessage: 'Export outside the EU' },
  outside: { id: 'finance.eInvoice.category.outside', defaultMessage: 'Not subject to VAT' },
});
export const categoryNames = {
  S: taxNames.standard,
  Z: categories.zero,
  E: taxNames.exempt,
  AE: taxNames.reverseCharge,
  K: categories.withinEu,
  G: categories.exported,
  O: categories.outside,
} as const satisfies Record<VatCategory, unknown>;

/** A tax without a rate. */
export const untaxed = defineMessages({
  of: { id: 'finance.eInvoice.untaxedOf', defaultMessage: '{name}, on {base}' },
});

/** With the number of a line, or of another repeated part. */
export const numbered = defineMessages({
  part: { id: 'finance.eInvoice.part', defaultMessage: '{part} {number}' },
});

const own = defineMessages({
  customization: { id: 'finance.eInvoice.part.customization', defaultMessage: 'Specification' },
  profile: { id: 'finance.eInvoice.part.profile', defaultMessage: 'Business process' },
  typeCode: { id: 'finance.eInvoice.part.typeCode', defaultMessage: 'Kind of document' },
  currency: { id: 'finance.eInvoice.part.currency', defaultMessage: 'Currency' },
  buyerReference: { id: 'finance.eInvoice.part.buyerReference', defaultMessage: 'Reference of the buyer' },
  orderReference: { id: 'finance.eInvoice.part.orderReference', defaultMessage: 'Order number' },
  preceding: { id: 'finance.eInvoice.part.preceding', defaultMessage: 'Credited invoice' },
  delivery: { id: 'finance.eInvoice.part.delivery', defaultMessage: 'Delivery date' },
  paymentCode: { id: 'finance.eInvoice.part.paymentCode', defaultMessage: 'Means of payment' },
  adjustments: { id: 'finance.eInvoice.part.adjustments', defaultMessage: 'Allowance or charge' },
  taxes: { id: 'finance.eInvoice.part.taxes', defaultMessage: 'Tax breakdown' },
  totals: { id: 'finance.eInvoice.part.totals', defaultMessage: 'Totals' },
  lineTotal: { id: 'finance.eInvoice.part.lineTotal', defaultMessage: 'Sum of the lines' },
  allowances: { id: 'finance.eInvoice.part.allowances', defaultMessage: 'Sum of the allowances' },
  charges: { id: 'finance.eInvoice.part.charges', defaultMessage: 'Sum of the charges' },
  prepaid: { id: 'finance.eInvoice.part.prepaid', defaultMessage: 'Paid amount' },
  rounding: { id: 'finance.eInvoice.part.rounding', defaultMessage: 'Rounding' },
  partyName: { id: 'finance.eInvoice.part.partyName', defaultMessage: 'Name' },
  address: { id: 'finance.eInvoice.part.address', defaultMessage: 'Address' },
  city: { id: 'finance.eInvoice.part.city', defaultMessage: 'City' },
  country: { id: 'finance.eInvoice.part.country', defaultMessage: 'Country' },
  vatId: { id: 'finance.eInvoice.part.vatId', defaultMessage: 'VAT number' },
  taxId: { id: 'finance.eInvoice.part.taxId', defaultMessage: 'Tax number' },
  companyId: { id: 'finance.eInvoice.part.companyId', defaultMessage: 'Company number' },
  electronicAddress: { id: 'finance.eInvoice.part.electronicAddress', defaultMessage: 'Electronic address' },
  from: { id: 'finance.eInvoice.part.from', defaultMessage: 'Start of the period' },
  to: { id: 'finance.eInvoice.part.to', defaultMessage: 'End of the period' },
  unit: { id: 'finance.eInvoice.part.unit', defaultMessage: 'Unit' },
  price: { id: 'finance.eInvoice.part.price', defaultMessage: 'Price' },
  priceBase: { id: 'finance.eInvoice.part.priceBase', defaultMessage: 'Quantity of the price' },
  amount: { id: 'finance.eInvoice.part.amount', defaultMessage: 'Amount' },
  base: { id: 'finance.eInvoice.part.base', defaultMessage: 'Base amount' },
  percentage: { id: 'finance.eInvoice.part.percentage', defaultMessage: 'Percentage' },
  category: { id: 'finance.eInvoice.part.category', defaultMessage: 'Tax category' },
  reason: { id: 'finance.eInvoice.part.reason', defaultMessage: 'Reason' },
});

/** Keyed by the parts of a field's path in the API; longer paths come first. */
export const partNames = {
  ...own,
  'totals.lines': own.lineTotal,
  'totals.net': fields.net,
  'totals.gross': fields.total,
  'totals.due': readingMessages.due,
  'totals.allowances': own.allowances,
  'totals.charges': own.charges,
  'totals.prepaid': own.prepaid,
  'totals.rounding': own.rounding,
  'payment.code': own.paymentCode,
  'payment.account': readingMessages.account,
  'seller.name': own.partyName,
  'buyer.name': own.partyName,
  'delivery.on': own.delivery,
  'period.from': own.from,
  'period.to': own.to,
  'electronicAddress.scheme': own.electronicAddress,
  id: fields.number,
  number: fields.number,
  issuedOn: fields.issuedAt,
  dueOn: fields.dueAt,
  net: fields.net,
  tax: fields.tax,
  taxTotal: fields.tax,
  taxNumber: own.taxId,
  taxPercentage: own.percentage,
  reasonCode: own.reason,
  seller: readingMessages.seller,
  buyer: readingMessages.buyer,
  name: readingMessages.name,
  quantity: readingMessages.quantity,
  lines: readingMessages.lines,
  line: readingMessages.position,
} as const;
