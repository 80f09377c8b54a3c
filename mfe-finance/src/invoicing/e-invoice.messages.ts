import { defineMessages } from 'react-intl';
import type { EInvoiceFix } from 'shared-contracts/values/finance/e-invoices';

export const messages = defineMessages({
  action: { id: 'finance.eInvoice.action', defaultMessage: 'E-invoice (XML)' },
  bulk: { id: 'finance.eInvoice.bulk', defaultMessage: 'E-invoices' },
  title: { id: 'finance.eInvoice.title', defaultMessage: 'E-invoice {number}' },
  ready: {
    id: 'finance.eInvoice.ready',
    defaultMessage: 'UBL 2.1, checked against the rules of EN 16931 and Peppol BIS Billing 3.',
  },
  allReady: {
    id: 'finance.eInvoice.allReady',
    defaultMessage: '{count, plural, one {# e-invoice is} other {# e-invoices are}} ready.',
  },
  incomplete: {
    id: 'finance.eInvoice.incomplete',
    defaultMessage:
      '{count, plural, one {# e-invoice is incomplete and isn’t} other {# e-invoices are incomplete and aren’t}} in the file.',
  },
  invalid: { id: 'finance.eInvoice.invalid', defaultMessage: 'Complete this first, then it can be downloaded.' },
  download: { id: 'finance.eInvoice.download', defaultMessage: 'Download' },
});

/** Where missing values can be entered. */
export const fixes = defineMessages<EInvoiceFix>({
  payeeSettings: {
    id: 'finance.eInvoice.fix.payeeSettings',
    defaultMessage:
      'The payee enters it in its organization settings, under Invoicing. What the invoice itself says changes only with a new one: credit it.',
  },
  payerSettings: {
    id: 'finance.eInvoice.fix.payerSettings',
    defaultMessage: 'The payer enters it in its organization settings, under Invoicing.',
  },
  organization: {
    id: 'finance.eInvoice.fix.organization',
    defaultMessage: 'It is entered in the organization settings of that side.',
  },
  taxRates: {
    id: 'finance.eInvoice.fix.taxRates',
    defaultMessage: 'The payee gives the reason with its tax rates, under Invoicing in its organization settings.',
  },
  bill: { id: 'finance.eInvoice.fix.bill', defaultMessage: 'Credit the invoice and correct the bill.' },
  amounts: { id: 'finance.eInvoice.fix.amounts', defaultMessage: 'The amounts don’t add up: credit the invoice.' },
});

export const readingMessages = defineMessages({
  action: { id: 'finance.eInvoice.read', defaultMessage: 'Read e-invoice' },
  help: {
    id: 'finance.eInvoice.readHelp',
    defaultMessage:
      'Choose an invoice or credit note in UBL 2.1 (XML). It is checked against EN 16931 and Peppol BIS Billing 3; nothing is stored.',
  },
  file: { id: 'finance.eInvoice.file', defaultMessage: 'E-invoice (XML)' },
  choose: { id: 'finance.eInvoice.choose', defaultMessage: 'Choose file' },
  result: {
    id: 'finance.eInvoice.result',
    defaultMessage: '{count, plural, =0 {It breaks no rule.} one {It breaks # rule.} other {It breaks # rules.}}',
  },
  violations: { id: 'finance.eInvoice.violations', defaultMessage: 'Broken rules' },
  lines: { id: 'finance.eInvoice.lines', defaultMessage: 'Lines' },
  position: { id: 'finance.eInvoice.position', defaultMessage: 'Line' },
  name: { id: 'finance.eInvoice.name', defaultMessage: 'Item' },
  quantity: { id: 'finance.eInvoice.quantity', defaultMessage: 'Quantity' },
  seller: { id: 'finance.eInvoice.seller', defaultMessage: 'Seller' },
  buyer: { id: 'finance.eInvoice.buyer', defaultMessage: 'Buyer' },
  reference: { id: 'finance.eInvoice.reference', defaultMessage: 'References' },
  account: { id: 'finance.eInvoice.account', defaultMessage: 'Account' },
  allowance: { id: 'finance.eInvoice.allowance', defaultMessage: 'Allowance' },
  charge: { id: 'finance.eInvoice.charge', defaultMessage: 'Charge' },
  due: { id: 'finance.eInvoice.due', defaultMessage: 'Amount due' },
  askSender: { id: 'finance.eInvoice.askSender', defaultMessage: 'Ask the sender for a corrected file.' },
});

/** Errors of the file itself, by code. */
export const readingErrors = defineMessages({
  fileTooLarge: { id: 'finance.eInvoice.error.fileTooLarge', defaultMessage: 'The file is larger than {max} MB' },
  other: {
    id: 'finance.eInvoice.error.other',
    defaultMessage: 'The file can’t be read. Only invoices and credit notes in UBL 2.1 are supported',
  },
});
