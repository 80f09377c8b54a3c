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

/** Where what is missing is entered. */
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
