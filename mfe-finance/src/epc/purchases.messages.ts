import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.epc.purchases.title', defaultMessage: 'EPC purchases' },
  purchases: { id: 'finance.epc.purchases', defaultMessage: 'Purchases' },
  search: { id: 'finance.epc.purchases.search', defaultMessage: 'Search by number or organization' },
  empty: { id: 'finance.epc.purchases.empty', defaultMessage: 'No purchases found' },
  emptyText: {
    id: 'finance.epc.purchases.emptyText',
    defaultMessage: 'Purchases of trip credits appear here with their invoices and payments.',
  },
  noMatches: {
    id: 'finance.epc.purchases.noMatches',
    defaultMessage: 'No purchases in this state. Choose another one.',
  },
  counted: { id: 'finance.epc.purchases.counted', defaultMessage: 'Counted' },
  notCounted: { id: 'finance.epc.purchases.notCounted', defaultMessage: 'When paid' },
  ended: { id: 'finance.epc.purchases.ended', defaultMessage: 'This purchase was paid or has ended' },
  creditsUsed: {
    id: 'finance.epc.purchases.creditsUsed',
    defaultMessage: 'Trips have used credits of this purchase, so it can’t be ended',
  },
});

export const fields = defineMessages({
  number: { id: 'finance.epc.purchases.number', defaultMessage: 'Invoice' },
  organization: { id: 'finance.epc.purchases.organization', defaultMessage: 'Organization' },
  state: { id: 'finance.epc.purchases.state', defaultMessage: 'Payment' },
  quantity: { id: 'finance.epc.purchases.quantity', defaultMessage: 'Credits' },
  total: { id: 'finance.epc.purchases.total', defaultMessage: 'Total' },
  createdAt: { id: 'finance.epc.purchases.createdAt', defaultMessage: 'Purchased' },
  dueAt: { id: 'finance.epc.purchases.dueAt', defaultMessage: 'Due' },
  expiresAt: { id: 'finance.epc.purchases.expiresAt', defaultMessage: 'Expires' },
  isCounted: { id: 'finance.epc.purchases.isCounted', defaultMessage: 'Credits count' },
  reference: { id: 'finance.epc.purchases.reference', defaultMessage: 'Payment reference' },
  reason: { id: 'finance.epc.purchases.reason', defaultMessage: 'Reason' },
  decidedBy: { id: 'finance.epc.purchases.decidedBy', defaultMessage: 'Marked by' },
  decidedAt: { id: 'finance.epc.purchases.decidedAt', defaultMessage: 'Marked' },
  documents: { id: 'finance.epc.purchases.documents', defaultMessage: 'Documents' },
});

export const states = defineMessages({
  open: { id: 'finance.epc.purchases.state.open', defaultMessage: 'Open' },
  paid: { id: 'finance.epc.purchases.state.paid', defaultMessage: 'Paid' },
  failed: { id: 'finance.epc.purchases.state.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'finance.epc.purchases.state.cancelled', defaultMessage: 'Cancelled' },
});

export const documents = defineMessages({
  invoice: { id: 'finance.epc.purchases.invoice', defaultMessage: 'Invoice' },
  receipt: { id: 'finance.epc.purchases.receipt', defaultMessage: 'Receipt' },
  invoiceOf: { id: 'finance.epc.purchases.invoiceOf', defaultMessage: 'Download invoice {number}' },
  receiptOf: { id: 'finance.epc.purchases.receiptOf', defaultMessage: 'Download receipt {number}' },
});

export const payMessages = defineMessages({
  action: { id: 'finance.epc.pay', defaultMessage: 'Mark as paid' },
  title: { id: 'finance.epc.pay.title', defaultMessage: 'Mark {number} as paid' },
  help: {
    id: 'finance.epc.pay.help',
    defaultMessage: 'For example the number of the bank transfer. It appears on the receipt.',
  },
  done: { id: 'finance.epc.pay.done', defaultMessage: 'Purchase marked as paid' },
});

export const closeMessages = defineMessages({
  action: { id: 'finance.epc.close', defaultMessage: 'End unpaid' },
  title: { id: 'finance.epc.close.title', defaultMessage: 'End purchase {number} unpaid' },
  outcome: { id: 'finance.epc.close.outcome', defaultMessage: 'Outcome' },
  failed: { id: 'finance.epc.close.failed', defaultMessage: 'Payment failed' },
  cancelled: { id: 'finance.epc.close.cancelled', defaultMessage: 'Purchase cancelled' },
  help: {
    id: 'finance.epc.close.help',
    defaultMessage: 'Its credits are withdrawn. The buyer sees the reason. This can’t be undone.',
  },
  submit: { id: 'finance.epc.close.submit', defaultMessage: 'End purchase' },
  done: { id: 'finance.epc.close.done', defaultMessage: 'Purchase ended' },
});

export const settingsMessages = defineMessages({
  action: { id: 'finance.epc.settings', defaultMessage: 'Terms of sale' },
  lead: {
    id: 'finance.epc.settings.lead',
    defaultMessage: 'Changes apply to later purchases. Issued invoices stay the same.',
  },
  sellerName: { id: 'finance.epc.settings.sellerName', defaultMessage: 'Seller' },
  sellerNameHelp: {
    id: 'finance.epc.settings.sellerNameHelp',
    defaultMessage: 'Left empty, the name of your organization is printed.',
  },
  sellerAddress: { id: 'finance.epc.settings.sellerAddress', defaultMessage: 'Address of the seller' },
  sellerTaxNumber: { id: 'finance.epc.settings.sellerTaxNumber', defaultMessage: 'Tax number of the seller' },
  paymentDetails: { id: 'finance.epc.settings.paymentDetails', defaultMessage: 'Bank details' },
  taxPercentage: { id: 'finance.epc.settings.taxPercentage', defaultMessage: 'Tax' },
  taxPercentageHelp: {
    id: 'finance.epc.settings.taxPercentageHelp',
    defaultMessage: 'Left empty, invoices have no tax.',
  },
  paymentDays: { id: 'finance.epc.settings.paymentDays', defaultMessage: 'Days to pay' },
  counting: { id: 'finance.epc.settings.counting', defaultMessage: 'Credits count' },
  expiryMonths: { id: 'finance.epc.settings.expiryMonths', defaultMessage: 'Months until credits expire' },
  expiryMonthsHelp: {
    id: 'finance.epc.settings.expiryMonthsHelp',
    defaultMessage: 'Left empty, credits of later purchases never expire.',
  },
  warningDays: { id: 'finance.epc.settings.warningDays', defaultMessage: 'Days of warning before' },
  save: { id: 'finance.epc.settings.save', defaultMessage: 'Save' },
  saved: { id: 'finance.epc.settings.saved', defaultMessage: 'Terms of sale saved' },
});

export const countingLabels = defineMessages({
  atOnce: { id: 'finance.epc.settings.atOnce', defaultMessage: 'From the purchase' },
  whenPaid: { id: 'finance.epc.settings.whenPaid', defaultMessage: 'From the payment' },
});
