import { defineMessages } from 'react-intl';

export const creditModes = defineMessages({
  lines: { id: 'finance.creditNote.mode.lines', defaultMessage: 'Charges of the invoice' },
  amount: { id: 'finance.creditNote.mode.amount', defaultMessage: 'An amount' },
});

export const creditMessages = defineMessages({
  issue: { id: 'finance.creditNote.issue', defaultMessage: 'Issue credit note' },
  title: { id: 'finance.creditNote.title', defaultMessage: 'Credit note for invoice {number}' },
  by: { id: 'finance.creditNote.by', defaultMessage: 'Credit' },
  byHelp: {
    id: 'finance.creditNote.byHelp',
    defaultMessage: 'The approved bills stay as they are. A credit note can’t be undone.',
  },
  line: { id: 'finance.creditNote.line', defaultMessage: 'Charge, with what is left of it' },
  quantity: { id: 'finance.creditNote.quantity', defaultMessage: 'Quantity' },
  ofQuantity: { id: 'finance.creditNote.ofQuantity', defaultMessage: 'of {quantity}' },
  lineAmount: { id: 'finance.creditNote.lineAmount', defaultMessage: 'Amount before tax' },
  lineAmountHelp: { id: 'finance.creditNote.lineAmountHelp', defaultMessage: 'Empty: all that is left' },
  addLine: { id: 'finance.creditNote.addLine', defaultMessage: 'Add charge' },
  amount: { id: 'finance.creditNote.amount', defaultMessage: 'Amount before tax' },
  amountHelp: {
    id: 'finance.creditNote.amountHelp',
    defaultMessage: 'At most {left}, spread over the charges, each with its tax',
  },
  reason: { id: 'finance.creditNote.reason', defaultMessage: 'Reason' },
  reasonHelp: { id: 'finance.creditNote.reasonHelp', defaultMessage: 'Printed on the credit note' },
  duplicate: { id: 'finance.creditNote.duplicate', defaultMessage: 'A charge is listed twice' },
  unknown: { id: 'finance.creditNote.unknown', defaultMessage: 'This charge can’t be credited' },
});

export const creditErrors = defineMessages({
  creditExceedsInvoice: {
    id: 'finance.creditNote.refusal.exceeds',
    defaultMessage: 'Only {left} {currency} before tax is left of this. Check the amount',
  },
  invoiceKind: { id: 'finance.creditNote.refusal.kind', defaultMessage: 'A credit note can’t be credited' },
});
