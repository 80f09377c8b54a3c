import { defineMessages } from 'react-intl';
import type { PaymentMethod, PaymentState } from 'shared-contracts/values/finance/payments';

export const messages = defineMessages({
  title: { id: 'finance.payment.title', defaultMessage: 'Payments' },
  none: { id: 'finance.payment.none', defaultMessage: 'No payments yet' },
  noneHelp: {
    id: 'finance.payment.noneHelp',
    defaultMessage: 'The payee records a payment here once it has arrived.',
  },
  paid: { id: 'finance.payment.paid', defaultMessage: 'Paid' },
  credited: { id: 'finance.payment.credited', defaultMessage: 'Credited' },
  open: { id: 'finance.payment.open', defaultMessage: 'Open' },
  creditBalance: { id: 'finance.payment.creditBalance', defaultMessage: 'Credit balance' },
  creditNotes: { id: 'finance.payment.creditNotes', defaultMessage: 'Credit notes' },
  creditNotePdf: { id: 'finance.payment.creditNotePdf', defaultMessage: 'Save credit note {number} as PDF' },
  openInvoice: { id: 'finance.payment.openInvoice', defaultMessage: 'Open invoice' },
  allocatedTo: { id: 'finance.payment.allocatedTo', defaultMessage: 'Allocated to {number}' },
  allocatedFrom: { id: 'finance.payment.allocatedFrom', defaultMessage: 'From the credit balance of {number}' },
  refunded: { id: 'finance.payment.refunded', defaultMessage: 'Refunded: {method}' },
  ofTotal: { id: 'finance.payment.ofTotal', defaultMessage: 'of a payment of {total}' },
  takenBack: { id: 'finance.payment.takenBack', defaultMessage: 'Taken back: {reason}' },
  by: { id: 'finance.payment.by', defaultMessage: 'recorded by {user}' },
});

export const stateLabels = defineMessages<PaymentState>({
  open: { id: 'finance.payment.state.open', defaultMessage: 'Open' },
  partlyPaid: { id: 'finance.payment.state.partlyPaid', defaultMessage: 'Partly paid' },
  paid: { id: 'finance.payment.state.paid', defaultMessage: 'Paid' },
  credited: { id: 'finance.payment.state.credited', defaultMessage: 'Credited' },
});

export const methods = defineMessages<PaymentMethod>({
  bankTransfer: { id: 'finance.payment.method.bankTransfer', defaultMessage: 'Bank transfer' },
  directDebit: { id: 'finance.payment.method.directDebit', defaultMessage: 'Direct debit' },
  card: { id: 'finance.payment.method.card', defaultMessage: 'Card' },
  cheque: { id: 'finance.payment.method.cheque', defaultMessage: 'Cheque' },
  cash: { id: 'finance.payment.method.cash', defaultMessage: 'Cash' },
  other: { id: 'finance.payment.method.other', defaultMessage: 'Other' },
});

export const formMessages = defineMessages({
  record: { id: 'finance.payment.record', defaultMessage: 'Record payment' },
  paidAt: { id: 'finance.payment.paidAt', defaultMessage: 'Received on' },
  method: { id: 'finance.payment.method', defaultMessage: 'Method' },
  reference: { id: 'finance.payment.reference', defaultMessage: 'Reference' },
  note: { id: 'finance.payment.note', defaultMessage: 'Note' },
  amount: { id: 'finance.payment.amount', defaultMessage: 'Amount for {number}' },
  openAmount: { id: 'finance.payment.openAmount', defaultMessage: '{open} is open' },
  onePayer: {
    id: 'finance.payment.onePayer',
    defaultMessage: 'One payment pays invoices of one payer in one currency. Select such bills alone.',
  },
  exceedsOpen: { id: 'finance.payment.exceedsOpen', defaultMessage: 'More than what is open' },
  nothing: { id: 'finance.payment.nothing', defaultMessage: 'Enter an amount' },
  future: { id: 'finance.payment.future', defaultMessage: 'Can’t be in the future' },
  takeBack: { id: 'finance.payment.takeBack', defaultMessage: 'Take back' },
  takeBackTitle: { id: 'finance.payment.takeBackTitle', defaultMessage: 'Take back this payment?' },
  takeBackHelp: {
    id: 'finance.payment.takeBackHelp',
    defaultMessage: 'Its invoices are open again. The payment stays in the list with this reason.',
  },
});

export const settleMessages = defineMessages({
  action: { id: 'finance.payment.settle', defaultMessage: 'Allocate or refund' },
  title: { id: 'finance.payment.settle.title', defaultMessage: 'Credit balance of {number}' },
  to: { id: 'finance.payment.settle.to', defaultMessage: 'Use it for' },
  toHelp: {
    id: 'finance.payment.settle.toHelp',
    defaultMessage: 'Open invoices of the same two parties, or a refund that you have paid.',
  },
  refund: { id: 'finance.payment.settle.refund', defaultMessage: 'A refund' },
  allocate: { id: 'finance.payment.settle.allocate', defaultMessage: '{number}, {open} open' },
  amount: { id: 'finance.payment.settle.amount', defaultMessage: 'Amount' },
  available: { id: 'finance.payment.settle.available', defaultMessage: 'Of {balance}' },
  paidAt: { id: 'finance.payment.settle.paidAt', defaultMessage: 'Date' },
  exceeds: { id: 'finance.payment.settle.exceeds', defaultMessage: 'More than the credit balance' },
  submit: { id: 'finance.payment.settle.submit', defaultMessage: 'Save' },
});

export const notices = defineMessages({
  recorded: { id: 'finance.payment.notice.recorded', defaultMessage: 'Payment recorded' },
  takenBack: { id: 'finance.payment.notice.takenBack', defaultMessage: 'Payment taken back' },
  settled: { id: 'finance.payment.notice.settled', defaultMessage: 'Credit balance updated' },
});

export const errorMessages = defineMessages({
  paymentExceedsOpen: {
    id: 'finance.payment.refusal.exceedsOpen',
    defaultMessage: 'Only {open} {currency} of invoice {record} is open. Check the amount',
  },
  paymentPayers: {
    id: 'finance.payment.refusal.payers',
    defaultMessage: 'Invoice {record} has another payer. Record its payment by itself',
  },
  paymentCurrency: {
    id: 'finance.payment.refusal.currency',
    defaultMessage: 'Invoice {record} is in {currency}. Record its payment by itself',
  },
  creditBalanceExceeded: {
    id: 'finance.payment.refusal.balanceExceeded',
    defaultMessage: 'The credit balance of {record} is only {balance} {currency}. Check the amount',
  },
  creditBalanceUsed: {
    id: 'finance.payment.refusal.balanceUsed',
    defaultMessage: 'The credit balance of {record} was allocated or refunded. Take that back first',
  },
  paymentTakenBack: {
    id: 'finance.payment.refusal.takenBack',
    defaultMessage: 'This payment was already taken back',
  },
});
