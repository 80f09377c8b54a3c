import { defineMessages } from 'react-intl';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type {
  CarrierInvoiceStatus,
  InvoiceDifference,
  Settlement,
} from 'shared-contracts/values/finance/carrier-invoices';
import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';

export const messages = defineMessages({
  title: { id: 'finance.carrierInvoice.messages.title', defaultMessage: 'Carrier invoices' },
  search: { id: 'finance.carrierInvoice.messages.search', defaultMessage: 'Search by number' },
  none: { id: 'finance.carrierInvoice.messages.none', defaultMessage: 'No carrier invoices' },
  noneText: {
    id: 'finance.carrierInvoice.messages.noneText',
    defaultMessage:
      'Upload an e-invoice or enter an invoice of a carrier: it is compared with your bills. Invoices that you have sent to a payer appear here too.',
  },
  notFound: { id: 'finance.carrierInvoice.messages.notFound', defaultMessage: 'This carrier invoice doesn’t exist' },
  notFoundText: {
    id: 'finance.carrierInvoice.messages.notFoundText',
    defaultMessage: 'It may belong to another organization.',
  },
  toList: { id: 'finance.carrierInvoice.messages.toList', defaultMessage: 'To the carrier invoices' },
  invoice: { id: 'finance.carrierInvoice.messages.invoice', defaultMessage: 'Invoice' },
  lines: { id: 'finance.carrierInvoice.messages.lines', defaultMessage: 'Lines' },
  comparison: { id: 'finance.carrierInvoice.messages.comparison', defaultMessage: 'Compared with the bills' },
  totalsDiffer: {
    id: 'finance.carrierInvoice.messages.totalsDiffer',
    defaultMessage: 'The lines don’t add up to the totals of the invoice.',
  },
  sameTotals: {
    id: 'finance.carrierInvoice.messages.sameTotals',
    defaultMessage: 'Everything is within the tolerance of the contracts.',
  },
  lineOf: { id: 'finance.carrierInvoice.messages.lineOf', defaultMessage: 'Line {line}: {text}' },
  allowed: { id: 'finance.carrierInvoice.messages.allowed', defaultMessage: 'Tolerance {amount}' },
  agrees: { id: 'finance.carrierInvoice.messages.agrees', defaultMessage: 'Agrees' },
  thread: { id: 'finance.carrierInvoice.messages.thread', defaultMessage: 'Messages' },
  noMessages: {
    id: 'finance.carrierInvoice.messages.noMessages',
    defaultMessage: 'Both sides see what is written here once the invoice is disputed.',
  },
  proposes: { id: 'finance.carrierInvoice.messages.proposes', defaultMessage: 'Proposes {amount} before tax' },
  history: { id: 'finance.carrierInvoice.messages.history', defaultMessage: 'History' },
  violations: { id: 'finance.carrierInvoice.messages.violations', defaultMessage: 'Broken rules' },
  rejectedBecause: { id: 'finance.carrierInvoice.messages.rejectedBecause', defaultMessage: 'Rejected: {reason}' },
  unassigned: { id: 'finance.carrierInvoice.messages.unassigned', defaultMessage: 'No order or trip' },
  otherInvoice: { id: 'finance.carrierInvoice.messages.otherInvoice', defaultMessage: 'On invoice {number}' },
  waitingForDispute: {
    id: 'finance.carrierInvoice.messages.waitingForDispute',
    defaultMessage: 'The payer compares this invoice with its bills. You’ll see the comparison if it is disputed.',
  },
  creditNote: { id: 'finance.carrierInvoice.messages.creditNote', defaultMessage: 'Credit note' },
  creditNotes: { id: 'finance.carrierInvoice.messages.creditNotes', defaultMessage: 'Credit notes of the carrier' },
  creditNoteOf: { id: 'finance.carrierInvoice.messages.creditNoteOf', defaultMessage: 'Credit note of {partner}' },
  credits: { id: 'finance.carrierInvoice.messages.credits', defaultMessage: 'Credits {number}' },
  creditedOf: { id: 'finance.carrierInvoice.messages.creditedOf', defaultMessage: '{amount} credited' },
  awaitsCredit: {
    id: 'finance.carrierInvoice.messages.awaitsCredit',
    defaultMessage: 'Credit note of {amount} before tax expected',
  },
  withCreditNote: {
    id: 'finance.carrierInvoice.messages.withCreditNote',
    defaultMessage: 'The carrier sends a credit note for the difference',
  },
  comparedWithInvoice: {
    id: 'finance.carrierInvoice.messages.comparedWithInvoice',
    defaultMessage: 'Compared with the invoice',
  },
  fitsInvoice: {
    id: 'finance.carrierInvoice.messages.fitsInvoice',
    defaultMessage: 'The invoice has at least this amount open.',
  },
  waitingForApproval: {
    id: 'finance.carrierInvoice.messages.waitingForApproval',
    defaultMessage: 'The payer compares this credit note with the invoice that it credits.',
  },
});

/** Whether a credit note of the carrier is still missing. */
export const awaited = defineMessages({
  true: { id: 'finance.carrierInvoice.awaited.true', defaultMessage: 'Expected' },
  false: { id: 'finance.carrierInvoice.awaited.false', defaultMessage: 'Not expected' },
});

export const fields = defineMessages({
  number: { id: 'finance.carrierInvoice.fields.number', defaultMessage: 'Number' },
  partner: { id: 'finance.carrierInvoice.fields.partner', defaultMessage: 'Partner' },
  carrier: { id: 'finance.carrierInvoice.fields.carrier', defaultMessage: 'Carrier' },
  payer: { id: 'finance.carrierInvoice.fields.payer', defaultMessage: 'Payer' },
  status: { id: 'finance.carrierInvoice.fields.status', defaultMessage: 'Status' },
  side: { id: 'finance.carrierInvoice.fields.side', defaultMessage: 'Side' },
  issuedOn: { id: 'finance.carrierInvoice.fields.issuedOn', defaultMessage: 'Date' },
  dueOn: { id: 'finance.carrierInvoice.fields.dueOn', defaultMessage: 'Due' },
  periodFrom: { id: 'finance.carrierInvoice.fields.periodFrom', defaultMessage: 'Covers from' },
  periodTo: { id: 'finance.carrierInvoice.fields.periodTo', defaultMessage: 'Covers to' },
  period: { id: 'finance.carrierInvoice.fields.period', defaultMessage: 'Covers' },
  currency: { id: 'finance.carrierInvoice.fields.currency', defaultMessage: 'Currency' },
  net: { id: 'finance.carrierInvoice.fields.net', defaultMessage: 'Net' },
  tax: { id: 'finance.carrierInvoice.fields.tax', defaultMessage: 'Tax' },
  total: { id: 'finance.carrierInvoice.fields.total', defaultMessage: 'Total' },
  difference: { id: 'finance.carrierInvoice.fields.difference', defaultMessage: 'Difference' },
  payable: { id: 'finance.carrierInvoice.fields.payable', defaultMessage: 'Payable' },
  payableLeft: {
    id: 'finance.carrierInvoice.fields.payableLeft',
    defaultMessage: 'Payable after credit notes',
  },
  receivedAt: { id: 'finance.carrierInvoice.fields.receivedAt', defaultMessage: 'Received' },
  subject: { id: 'finance.carrierInvoice.fields.subject', defaultMessage: 'Order or trip' },
  invoiced: { id: 'finance.carrierInvoice.fields.invoiced', defaultMessage: 'Invoiced' },
  billed: { id: 'finance.carrierInvoice.fields.billed', defaultMessage: 'Bill' },
  agreed: { id: 'finance.carrierInvoice.fields.agreed', defaultMessage: 'Agreed' },
  proposed: { id: 'finance.carrierInvoice.fields.proposed', defaultMessage: 'Proposed' },
  result: { id: 'finance.carrierInvoice.fields.result', defaultMessage: 'Result' },
  reference: { id: 'finance.carrierInvoice.fields.reference', defaultMessage: 'Order or trip number' },
  description: { id: 'finance.carrierInvoice.fields.description', defaultMessage: 'Description' },
  taxPercentage: { id: 'finance.carrierInvoice.fields.taxPercentage', defaultMessage: 'Tax rate' },
  document: { id: 'finance.carrierInvoice.fields.document', defaultMessage: 'Document' },
  message: { id: 'finance.carrierInvoice.fields.message', defaultMessage: 'Message' },
  reason: { id: 'finance.carrierInvoice.fields.reason', defaultMessage: 'Reason' },
  settlement: { id: 'finance.carrierInvoice.fields.settlement', defaultMessage: 'Reaches the bill as' },
  kind: { id: 'finance.carrierInvoice.fields.kind', defaultMessage: 'Kind' },
  credited: { id: 'finance.carrierInvoice.fields.credited', defaultMessage: 'Credits invoice' },
  creditedTotal: { id: 'finance.carrierInvoice.fields.creditedTotal', defaultMessage: 'Credited' },
  awaitedCredit: { id: 'finance.carrierInvoice.fields.awaitedCredit', defaultMessage: 'Credit expected' },
  creditedLines: { id: 'finance.carrierInvoice.fields.creditedLines', defaultMessage: 'Credited' },
  openOfInvoice: { id: 'finance.carrierInvoice.fields.openOfInvoice', defaultMessage: 'Open of the invoice' },
  payableChange: { id: 'finance.carrierInvoice.fields.payableChange', defaultMessage: 'Change of the payable' },
  creditNote: { id: 'finance.carrierInvoice.fields.creditNote', defaultMessage: 'Credit note' },
});

export const statuses = defineMessages<CarrierInvoiceStatus>({
  received: { id: 'finance.carrierInvoice.statuses.received', defaultMessage: 'Received' },
  matched: { id: 'finance.carrierInvoice.statuses.matched', defaultMessage: 'Matched' },
  differs: { id: 'finance.carrierInvoice.statuses.differs', defaultMessage: 'Differs' },
  disputed: { id: 'finance.carrierInvoice.statuses.disputed', defaultMessage: 'Disputed' },
  agreed: { id: 'finance.carrierInvoice.statuses.agreed', defaultMessage: 'Agreed' },
  approved: { id: 'finance.carrierInvoice.statuses.approved', defaultMessage: 'Approved' },
  rejected: { id: 'finance.carrierInvoice.statuses.rejected', defaultMessage: 'Rejected' },
});

export const differences = defineMessages<InvoiceDifference>({
  missingHere: { id: 'finance.carrierInvoice.differences.missingHere', defaultMessage: 'No bill' },
  missingThere: { id: 'finance.carrierInvoice.differences.missingThere', defaultMessage: 'Not invoiced' },
  amountAbove: { id: 'finance.carrierInvoice.differences.amountAbove', defaultMessage: 'Above' },
  amountBelow: { id: 'finance.carrierInvoice.differences.amountBelow', defaultMessage: 'Below' },
  tax: { id: 'finance.carrierInvoice.differences.tax', defaultMessage: 'Other tax' },
  currency: { id: 'finance.carrierInvoice.differences.currency', defaultMessage: 'Other currency' },
  otherInvoice: { id: 'finance.carrierInvoice.differences.otherInvoice', defaultMessage: 'Invoiced twice' },
});

export const settlements = defineMessages<Settlement>({
  none: { id: 'finance.carrierInvoice.settlements.none', defaultMessage: 'No change' },
  adjustment: { id: 'finance.carrierInvoice.settlements.adjustment', defaultMessage: 'Adjustment of the bill' },
  creditNote: { id: 'finance.carrierInvoice.settlements.creditNote', defaultMessage: 'Credit note' },
  newVersion: { id: 'finance.carrierInvoice.settlements.newVersion', defaultMessage: 'New version of the bill' },
});

export const sides = defineMessages({
  payer: { id: 'finance.carrierInvoice.sides.payer', defaultMessage: 'Payable' },
  payee: { id: 'finance.carrierInvoice.sides.payee', defaultMessage: 'Receivable' },
});

export const events = defineMessages<TimelineEvent<'carrierInvoice'>>({
  received: { id: 'finance.carrierInvoice.events.received', defaultMessage: 'Received' },
  edited: { id: 'finance.carrierInvoice.events.edited', defaultMessage: 'Edited' },
  compared: { id: 'finance.carrierInvoice.events.compared', defaultMessage: 'Compared again' },
  attached: { id: 'finance.carrierInvoice.events.attached', defaultMessage: 'Document attached' },
  disputed: { id: 'finance.carrierInvoice.events.disputed', defaultMessage: 'Disputed' },
  message: { id: 'finance.carrierInvoice.events.message', defaultMessage: 'Message written' },
  proposed: { id: 'finance.carrierInvoice.events.proposed', defaultMessage: 'Amounts proposed' },
  agreed: { id: 'finance.carrierInvoice.events.agreed', defaultMessage: 'Amounts agreed' },
  approved: { id: 'finance.carrierInvoice.events.approved', defaultMessage: 'Approved' },
  rejected: { id: 'finance.carrierInvoice.events.rejected', defaultMessage: 'Rejected' },
  credited: { id: 'finance.carrierInvoice.events.credited', defaultMessage: 'Credited' },
});

export const kinds = defineMessages<InvoiceKind>({
  invoice: { id: 'finance.carrierInvoice.kinds.invoice', defaultMessage: 'Invoice' },
  creditNote: { id: 'finance.carrierInvoice.kinds.creditNote', defaultMessage: 'Credit note' },
});
