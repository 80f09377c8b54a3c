import { defineMessages } from 'react-intl';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { OpenBucket } from 'shared-contracts/values/finance/aging';
import type { GroupedCycle, InvoiceKind } from 'shared-contracts/values/finance/invoices';

export const messages = defineMessages({
  reminded: { id: 'finance.invoicing.reminded', defaultMessage: 'Reminder {step} on {date}' },
  reminderPaused: { id: 'finance.invoicing.reminderPaused', defaultMessage: 'Reminders paused' },
  reminders: { id: 'finance.invoicing.reminders', defaultMessage: 'Reminders' },
  pauseReminders: { id: 'finance.invoicing.pauseReminders', defaultMessage: 'Pause reminders' },
  periods: { id: 'finance.invoicing.periods', defaultMessage: 'To invoice' },
  invoices: { id: 'finance.invoicing.invoices', defaultMessage: 'Invoices' },
  searchPeriods: { id: 'finance.invoicing.searchPeriods', defaultMessage: 'Search by partner' },
  searchInvoices: { id: 'finance.invoicing.searchInvoices', defaultMessage: 'Search by number or partner' },
  noPeriods: { id: 'finance.invoicing.noPeriods', defaultMessage: 'Nothing to invoice' },
  noPeriodsText: {
    id: 'finance.invoicing.noPeriodsText',
    defaultMessage:
      'Approved bills wait here if their contract groups invoices by week or month. The portal issues each invoice three days after its period.',
  },
  noInvoices: { id: 'finance.invoicing.noInvoices', defaultMessage: 'No invoices found' },
  noInvoicesText: {
    id: 'finance.invoicing.noInvoicesText',
    defaultMessage: 'Approving a bill issues its invoice; grouped ones follow after their week or month.',
  },
  selfBilled: { id: 'finance.invoicing.selfBilled', defaultMessage: 'Self-billed' },
  invoice: { id: 'finance.invoicing.invoice', defaultMessage: 'Invoice' },
  invoiceTitle: { id: 'finance.invoicing.invoiceTitle', defaultMessage: 'Invoice {number}' },
  creditNoteTitle: { id: 'finance.invoicing.creditNoteTitle', defaultMessage: 'Credit note {number}' },
  payments: { id: 'finance.invoicing.payments', defaultMessage: 'Payments and credit notes' },
  openAsAt: { id: 'finance.invoicing.openAsAt', defaultMessage: 'Open as at {day}' },
  inCurrency: { id: 'finance.invoicing.inCurrency', defaultMessage: 'In {currency}' },
  noCharges: { id: 'finance.invoicing.noCharges', defaultMessage: 'No charges' },
  credited: { id: 'finance.invoicing.credited', defaultMessage: 'Credited by {number}' },
  partlyCredited: { id: 'finance.invoicing.partlyCredited', defaultMessage: 'Partly credited by {number}' },
  credits: { id: 'finance.invoicing.credits', defaultMessage: 'Credits {number}' },
  dueOn: { id: 'finance.invoicing.dueOn', defaultMessage: 'Due {date}' },
  orders: { id: 'finance.invoicing.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  trips: { id: 'finance.invoicing.trips', defaultMessage: '{count, plural, one {# trip} other {# trips}}' },
});

export const fields = defineMessages({
  partner: { id: 'finance.invoicing.field.partner', defaultMessage: 'Partner' },
  period: { id: 'finance.invoicing.field.period', defaultMessage: 'Period' },
  cycle: { id: 'finance.invoicing.field.cycle', defaultMessage: 'Billing cycle' },
  bills: { id: 'finance.invoicing.field.bills', defaultMessage: 'Bills' },
  net: { id: 'finance.invoicing.field.net', defaultMessage: 'Net' },
  tax: { id: 'finance.invoicing.field.tax', defaultMessage: 'Tax' },
  total: { id: 'finance.invoicing.field.total', defaultMessage: 'Total' },
  open: { id: 'finance.invoicing.field.open', defaultMessage: 'Open' },
  aging: { id: 'finance.invoicing.field.aging', defaultMessage: 'Open since due' },
  closesOn: { id: 'finance.invoicing.field.closesOn', defaultMessage: 'Issued on' },
  side: { id: 'finance.invoicing.field.side', defaultMessage: 'Side' },
  of: { id: 'finance.invoicing.field.of', defaultMessage: 'Bills of' },
  number: { id: 'finance.invoicing.field.number', defaultMessage: 'Number' },
  kind: { id: 'finance.invoicing.field.kind', defaultMessage: 'Document' },
  issuedAt: { id: 'finance.invoicing.field.issuedAt', defaultMessage: 'Date' },
  dueAt: { id: 'finance.invoicing.field.dueAt', defaultMessage: 'Due' },
  service: { id: 'finance.invoicing.field.service', defaultMessage: 'Service' },
  charges: { id: 'finance.invoicing.field.charges', defaultMessage: 'Charges' },
  original: { id: 'finance.invoicing.field.original', defaultMessage: 'Credits invoice' },
});

export const kinds = defineMessages<InvoiceKind>({
  invoice: { id: 'finance.invoicing.kind.invoice', defaultMessage: 'Invoice' },
  creditNote: { id: 'finance.invoicing.kind.creditNote', defaultMessage: 'Credit note' },
});
export const cycles = defineMessages<GroupedCycle>({
  weekly: { id: 'finance.invoicing.cycle.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'finance.invoicing.cycle.monthly', defaultMessage: 'Monthly' },
});
export const subjects = defineMessages<BillSubject>({
  order: { id: 'finance.invoicing.of.order', defaultMessage: 'Orders' },
  trip: { id: 'finance.invoicing.of.trip', defaultMessage: 'Trips' },
});
export const sides = defineMessages({
  payer: { id: 'finance.invoicing.side.payer', defaultMessage: 'Payable' },
  payee: { id: 'finance.invoicing.side.payee', defaultMessage: 'Receivable' },
});
export const balanceSides = { receivable: sides.payee, payable: sides.payer } as const;
export const openBuckets = defineMessages<OpenBucket>({
  open: { id: 'finance.invoicing.bucket.open', defaultMessage: 'Anything open' },
  notDue: { id: 'finance.invoicing.bucket.notDue', defaultMessage: 'Not due' },
  days30: { id: 'finance.invoicing.bucket.days30', defaultMessage: '1–30 days' },
  days60: { id: 'finance.invoicing.bucket.days60', defaultMessage: '31–60 days' },
  days90: { id: 'finance.invoicing.bucket.days90', defaultMessage: '61–90 days' },
  over90: { id: 'finance.invoicing.bucket.over90', defaultMessage: 'Over 90 days' },
  credit: { id: 'finance.invoicing.bucket.credit', defaultMessage: 'Credit balance' },
});
export const grouping = defineMessages({
  true: { id: 'finance.invoicing.grouped.true', defaultMessage: 'Grouped' },
  false: { id: 'finance.invoicing.grouped.false', defaultMessage: 'One bill' },
});

export const actions = defineMessages({
  preview: { id: 'finance.invoicing.preview', defaultMessage: 'Preview' },
  previewTitle: { id: 'finance.invoicing.previewTitle', defaultMessage: '{partner}, {period}' },
  create: { id: 'finance.invoicing.create', defaultMessage: 'Create invoice' },
  createText: {
    id: 'finance.invoicing.createText',
    defaultMessage:
      'Issues an invoice with the next number for each selected period. Only a credit note can reverse it.',
  },
  createdNumber: { id: 'finance.invoicing.createdNumber', defaultMessage: 'Invoice {number}' },
  pdf: { id: 'finance.invoicing.pdf', defaultMessage: 'Save as PDF' },
  open: { id: 'finance.invoicing.open', defaultMessage: 'Open' },
  credit: { id: 'finance.invoicing.credit', defaultMessage: 'Reverse invoice' },
  creditTitle: { id: 'finance.invoicing.creditTitle', defaultMessage: 'Reverse invoice {number}' },
  creditHelp: {
    id: 'finance.invoicing.creditHelp',
    defaultMessage:
      'Issues a credit note for all that is left of the invoice. Its bills wait for the next one; to correct one of them, credit the invoice from that bill instead. This can’t be undone.',
  },
  outdated: {
    id: 'finance.invoicing.outdated',
    defaultMessage: '{count, plural, one {# bill needs} other {# bills need}} a new version first and will wait.',
  },
  taxOf: { id: 'finance.invoicing.taxOf', defaultMessage: '{name} {percentage} % of {base}' },
  grouped: { id: 'finance.invoicing.groupedBills', defaultMessage: 'Bills' },
});

export const taxNames = defineMessages({
  standard: { id: 'finance.invoicing.tax.standard', defaultMessage: 'VAT' },
  exempt: { id: 'finance.invoicing.tax.exempt', defaultMessage: 'Exempt' },
  reverseCharge: { id: 'finance.invoicing.tax.reverseCharge', defaultMessage: 'Reverse charge' },
});

export const notices = defineMessages({
  created: { id: 'finance.invoicing.notice.created', defaultMessage: 'Invoice issued' },
  credited: { id: 'finance.invoicing.notice.credited', defaultMessage: 'Credit note issued' },
});

export const errorMessages = defineMessages({
  nothingToInvoice: {
    id: 'finance.invoicing.error.nothingToInvoice',
    defaultMessage: 'None of these bills waits any more: they were invoiced in the meantime',
  },
  invoiceCredited: {
    id: 'finance.invoicing.error.invoiceCredited',
    defaultMessage: 'The invoice was credited in the meantime',
  },
});
