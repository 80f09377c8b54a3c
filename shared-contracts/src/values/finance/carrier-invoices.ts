/** `received`: no line belongs to a bill yet; `matched`: everything is within the tolerance of the contracts. */
export const CARRIER_INVOICE_STATUSES = [
  'received',
  'matched',
  'differs',
  'disputed',
  'agreed',
  'approved',
  'rejected',
] as const;
export const CARRIER_INVOICE_SOURCES = ['entered', 'eInvoice'] as const;
/**
 * Actions that the API may offer on a carrier invoice. `acceptInvoiced`: agree to the invoiced amounts; `credit`:
 * enter a credit note for it.
 */
export const CARRIER_INVOICE_ACTIONS = [
  'edit',
  'attach',
  'match',
  'dispute',
  'message',
  'propose',
  'accept',
  'acceptInvoiced',
  'approve',
  'reject',
  'credit',
] as const;
/**
 * Between a carrier invoice and the bill of an order or trip. `missingHere`: no bill for a line; `missingThere`: no
 * line for a bill of the invoice's period; `otherInvoice`: another carrier invoice claims the order or trip.
 */
export const INVOICE_DIFFERENCES = [
  'missingHere',
  'missingThere',
  'amountAbove',
  'amountBelow',
  'tax',
  'currency',
  'otherInvoice',
] as const;
/**
 * How an agreed amount is applied to the bill. `newVersion`: its invoice is reversed, and the next version has the
 * amount.
 */
export const SETTLEMENTS = ['none', 'adjustment', 'creditNote', 'newVersion'] as const;
export const CARRIER_INVOICE_NEWS = [
  'disputed',
  'message',
  'proposed',
  'agreed',
  'approved',
  'rejected',
  'creditApproved',
  'creditRejected',
] as const;

export type CarrierInvoiceStatus = (typeof CARRIER_INVOICE_STATUSES)[number];
export type CarrierInvoiceSource = (typeof CARRIER_INVOICE_SOURCES)[number];
export type CarrierInvoiceAction = (typeof CARRIER_INVOICE_ACTIONS)[number];
export type InvoiceDifference = (typeof INVOICE_DIFFERENCES)[number];
export type Settlement = (typeof SETTLEMENTS)[number];
export type CarrierInvoiceNews = (typeof CARRIER_INVOICE_NEWS)[number];
