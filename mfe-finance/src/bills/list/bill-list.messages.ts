import { defineMessages } from 'react-intl';
import type { BillSubject, BillTab, GroupRefusal } from 'shared-contracts/values/finance/bills';

export const messages = defineMessages({
  title: { id: 'finance.bills.title', defaultMessage: 'Bills' },
  view: { id: 'finance.bills.view', defaultMessage: 'Bill views' },
  withCount: { id: 'finance.bills.withCount', defaultMessage: '{name} ({count})' },
  search: { id: 'finance.bills.search', defaultMessage: 'Search by number, partner or amount' },
  outdated: { id: 'finance.bills.outdated', defaultMessage: 'Needs a new bill' },
  toBeInvoiced: { id: 'finance.bills.toBeInvoiced', defaultMessage: 'To be invoiced' },
  overdue: { id: 'finance.bills.overdue', defaultMessage: 'Overdue' },
  open: { id: 'finance.bills.open', defaultMessage: 'Open bill' },
  sum: { id: 'finance.bills.sum', defaultMessage: 'Total: {amounts}' },
  sumCredited: { id: 'finance.bills.sumCredited', defaultMessage: 'after credit notes of {amounts}' },
  sumOwn: { id: 'finance.bills.sumOwn', defaultMessage: '{total} at rates of {from} to {to}' },
  sumOwnDay: { id: 'finance.bills.sumOwnDay', defaultMessage: '{total} at the rate of {day}' },
  withoutRate: {
    id: 'finance.bills.withoutRate',
    defaultMessage: '{count, plural, one {# bill has} other {# bills have}} no exchange rate: {amounts}',
  },
  stillOpen: { id: 'finance.bills.stillOpen', defaultMessage: '{open} open' },
});

/** Keyed by URL parameter `view`; the first is the default. */
export const tabs = defineMessages<BillTab>({
  all: { id: 'finance.bills.tab.all', defaultMessage: 'All' },
  receivable: { id: 'finance.bills.tab.receivable', defaultMessage: 'Receivable' },
  payable: { id: 'finance.bills.tab.payable', defaultMessage: 'Payable' },
  toApprove: { id: 'finance.bills.tab.toApprove', defaultMessage: 'To approve' },
  overdue: { id: 'finance.bills.tab.overdue', defaultMessage: 'Overdue' },
});

export const emptyStates = {
  title: defineMessages<BillTab>({
    all: { id: 'finance.bills.empty.all', defaultMessage: 'No bills found' },
    receivable: { id: 'finance.bills.empty.receivable', defaultMessage: 'No bills to be paid to you' },
    payable: { id: 'finance.bills.empty.payable', defaultMessage: 'No bills to pay' },
    toApprove: { id: 'finance.bills.empty.toApprove', defaultMessage: 'No bills to approve' },
    overdue: { id: 'finance.bills.empty.overdue', defaultMessage: 'No overdue bills' },
  }),
  text: defineMessages<BillTab>({
    all: {
      id: 'finance.bills.emptyText.all',
      defaultMessage: 'Submit the bill of a delivered order or a completed trip, and it appears here.',
    },
    receivable: {
      id: 'finance.bills.emptyText.receivable',
      defaultMessage: 'Bills appear here once a partner has submitted what it owes you.',
    },
    payable: {
      id: 'finance.bills.emptyText.payable',
      defaultMessage: 'Submit the bill of a delivered order or a completed trip, and it appears here.',
    },
    toApprove: {
      id: 'finance.bills.emptyText.toApprove',
      defaultMessage: 'Bills that others submit appear here if you can approve them.',
    },
    overdue: {
      id: 'finance.bills.emptyText.overdue',
      defaultMessage: 'Approved bills appear here if they are not paid by the due date of their invoice.',
    },
  }),
};

export const columnHeaders = defineMessages({
  number: { id: 'finance.bills.column.number', defaultMessage: 'Number' },
  invoice: { id: 'finance.bills.column.invoice', defaultMessage: 'Invoice' },
  own: { id: 'finance.bills.column.own', defaultMessage: 'In your currency' },
  ownRate: { id: 'finance.bills.column.ownRate', defaultMessage: 'Exchange rate' },
  ownDay: { id: 'finance.bills.column.ownDay', defaultMessage: 'Date of the rate' },
  of: { id: 'finance.bills.column.of', defaultMessage: 'Bill of' },
  reference: { id: 'finance.bills.column.reference', defaultMessage: 'Reference' },
  side: { id: 'finance.bills.column.side', defaultMessage: 'Side' },
  partner: { id: 'finance.bills.column.partner', defaultMessage: 'Partner' },
  total: { id: 'finance.bills.column.total', defaultMessage: 'Total' },
  state: { id: 'finance.bills.column.state', defaultMessage: 'Status' },
  date: { id: 'finance.bills.column.date', defaultMessage: 'Date' },
  payment: { id: 'finance.bills.column.payment', defaultMessage: 'Payment' },
  paid: { id: 'finance.bills.column.paid', defaultMessage: 'Paid' },
  credited: { id: 'finance.bills.column.credited', defaultMessage: 'Credited' },
  open: { id: 'finance.bills.column.open', defaultMessage: 'Open' },
  dueAt: { id: 'finance.bills.column.dueAt', defaultMessage: 'Due' },
  taxBase: { id: 'finance.bills.column.taxBase', defaultMessage: 'Net' },
  vat: { id: 'finance.bills.column.vat', defaultMessage: 'VAT' },
  submittedAt: { id: 'finance.bills.column.submittedAt', defaultMessage: 'Submitted' },
  approvedAt: { id: 'finance.bills.column.approvedAt', defaultMessage: 'Approved' },
});

export const subjects = defineMessages<BillSubject>({
  order: { id: 'finance.bills.of.order', defaultMessage: 'Order' },
  trip: { id: 'finance.bills.of.trip', defaultMessage: 'Trip' },
});

/** The reader's side of a bill. */
export const sides = defineMessages({
  payer: { id: 'finance.bills.side.payer', defaultMessage: 'Payable' },
  payee: { id: 'finance.bills.side.payee', defaultMessage: 'Receivable' },
});

export const bulkMessages = defineMessages({
  approve: {
    id: 'finance.bills.bulk.approve',
    defaultMessage: 'Approving locks the bills, issues their invoices and marks their orders and trips as billed.',
  },
  sendEmail: {
    id: 'finance.bills.bulk.sendEmail',
    defaultMessage: 'Each bill goes to its billing contact as a PDF in your language.',
  },
  kept: {
    id: 'finance.bills.bulk.kept',
    defaultMessage: 'Stays in the outbox: there is no mail server',
  },
  noRecipient: {
    id: 'finance.bills.bulk.noRecipient',
    defaultMessage: 'No billing contact with an e-mail address. Open the bill and choose one',
  },
  group: { id: 'finance.bills.bulk.group', defaultMessage: 'Group' },
  groupText: {
    id: 'finance.bills.bulk.groupText',
    defaultMessage:
      'Issues invoices now, without waiting for the end of the week or month: one for each partner, billing cycle and currency, orders and trips apart. Only a credit note can reverse them.',
  },
  grouped: {
    id: 'finance.bills.bulk.grouped',
    defaultMessage: 'Invoice {number} with {bills, plural, one {# bill} other {# bills}}',
  },
  download: { id: 'finance.bills.bulk.download', defaultMessage: 'Save as PDF' },
  downloadText: { id: 'finance.bills.bulk.downloadText', defaultMessage: 'One PDF with the selected bills.' },
  savedIn: { id: 'finance.bills.bulk.savedIn', defaultMessage: 'Saved in {file}' },
});

/** Why a bill goes on no grouped invoice. */
export const groupRefusals = defineMessages<Exclude<GroupRefusal, 'notFound' | 'monthLocked'>>({
  billNotApproved: { id: 'finance.bills.group.billNotApproved', defaultMessage: 'Approve the bill first' },
  billInvoiced: { id: 'finance.bills.group.billInvoiced', defaultMessage: 'Already on invoice {invoice}' },
  billNotWaiting: {
    id: 'finance.bills.group.billNotWaiting',
    defaultMessage: 'Doesn’t wait for a grouped invoice',
  },
  billOutdated: { id: 'finance.bills.group.billOutdated', defaultMessage: 'Out of date: a new bill is needed first' },
  billOtherIssuer: { id: 'finance.bills.group.billOtherIssuer', defaultMessage: '{issuer} issues the invoice' },
});
