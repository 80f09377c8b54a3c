import { defineMessages } from 'react-intl';
import type { PaymentLineResult } from 'shared-contracts/values/finance/payment-imports';

export const messages = defineMessages({
  action: { id: 'finance.paymentImport.action', defaultMessage: 'Import payments' },
  help: {
    id: 'finance.paymentImport.help',
    defaultMessage:
      'Choose a bank statement (CAMT.053) or a CSV file with the columns Date, Amount and Reference, and optionally Currency and Payer. Lines are recognized by the invoice numbers in their text.',
  },
  file: { id: 'finance.paymentImport.file', defaultMessage: 'Bank statement' },
  choose: { id: 'finance.paymentImport.choose', defaultMessage: 'Choose file' },
  checking: { id: 'finance.paymentImport.checking', defaultMessage: 'Matching lines with invoices …' },
  lines: { id: 'finance.paymentImport.lines', defaultMessage: 'Lines of the statement' },
  toRecord: {
    id: 'finance.paymentImport.toRecord',
    defaultMessage: '{count, plural, =0 {No payments} one {# payment} other {# payments}} of {total} can be recorded.',
  },
  recorded: {
    id: 'finance.paymentImport.recorded',
    defaultMessage: '{count, plural, =0 {No payments} one {# payment} other {# payments}} of {total} recorded.',
  },
  outgoing: {
    id: 'finance.paymentImport.outgoing',
    defaultMessage: '{count, plural, one {# outgoing or pending line} other {# outgoing or pending lines}} left out.',
  },
  submit: {
    id: 'finance.paymentImport.submit',
    defaultMessage: 'Record {count, plural, one {# payment} other {# payments}}',
  },
  line: { id: 'finance.paymentImport.line', defaultMessage: 'Line' },
  date: { id: 'finance.paymentImport.date', defaultMessage: 'Date' },
  amount: { id: 'finance.paymentImport.amount', defaultMessage: 'Amount' },
  payer: { id: 'finance.paymentImport.payer', defaultMessage: 'Payer and text' },
  result: { id: 'finance.paymentImport.result', defaultMessage: 'Result' },
});

export const results = defineMessages<PaymentLineResult>({
  matched: { id: 'finance.paymentImport.result.matched', defaultMessage: 'Matched' },
  partly: { id: 'finance.paymentImport.result.partly', defaultMessage: 'Part payment' },
  unknownNumber: { id: 'finance.paymentImport.result.unknownNumber', defaultMessage: 'No invoice number found' },
  ambiguous: { id: 'finance.paymentImport.result.ambiguous', defaultMessage: 'Several invoices with this number' },
  severalPayers: { id: 'finance.paymentImport.result.severalPayers', defaultMessage: 'Invoices of several payers' },
  currencyDiffers: { id: 'finance.paymentImport.result.currencyDiffers', defaultMessage: 'Currency differs' },
  exceedsOpen: { id: 'finance.paymentImport.result.exceedsOpen', defaultMessage: 'More than what is open' },
  alreadyImported: { id: 'finance.paymentImport.result.alreadyImported', defaultMessage: 'Already imported' },
  unreadable: { id: 'finance.paymentImport.result.unreadable', defaultMessage: 'Date or amount can’t be read' },
});

/** Errors of the file itself, by code. */
export const fileErrors = defineMessages({
  missingColumns: {
    id: 'finance.paymentImport.error.missingColumns',
    defaultMessage: 'The CSV file needs the columns Date, Amount and Reference',
  },
  noRows: { id: 'finance.paymentImport.error.noRows', defaultMessage: 'The file has no lines' },
  tooManyRows: {
    id: 'finance.paymentImport.error.tooManyRows',
    defaultMessage: 'The file has too many lines. Import up to {max} at a time',
  },
  fileTooLarge: { id: 'finance.paymentImport.error.fileTooLarge', defaultMessage: 'The file is too large' },
  other: {
    id: 'finance.paymentImport.error.other',
    defaultMessage: 'The file can’t be read. Only CAMT.053 statements and CSV files are supported',
  },
});
