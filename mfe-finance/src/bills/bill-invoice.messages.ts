import { defineMessages } from 'react-intl';
import type { TaxCategory } from 'shared-contracts/values/finance/invoices';

export const messages = defineMessages({
  title: { id: 'finance.bill.invoice.title', defaultMessage: 'Invoice' },
  creditNote: { id: 'finance.bill.invoice.creditNote', defaultMessage: 'Credit note' },
  number: { id: 'finance.bill.invoice.number', defaultMessage: 'Number' },
  issued: { id: 'finance.bill.invoice.issued', defaultMessage: 'Invoice date' },
  due: { id: 'finance.bill.invoice.due', defaultMessage: 'Due date' },
  payee: { id: 'finance.bill.invoice.payee', defaultMessage: 'From' },
  payer: { id: 'finance.bill.invoice.payer', defaultMessage: 'Bill to' },
  bankAccount: { id: 'finance.bill.invoice.bankAccount', defaultMessage: 'Account' },
  tax: { id: 'finance.bill.invoice.tax', defaultMessage: '{name} {percentage} % of {base}' },
  selfBilled: {
    id: 'finance.bill.invoice.selfBilled',
    defaultMessage: 'Self-billed: the payer issues it for the payee.',
  },
  period: { id: 'finance.bill.invoice.period', defaultMessage: 'Period' },
  bills: { id: 'finance.bill.invoice.bills', defaultMessage: 'Groups' },
  orders: { id: 'finance.bill.invoice.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  trips: { id: 'finance.bill.invoice.trips', defaultMessage: '{count, plural, one {# trip} other {# trips}}' },
  waiting: {
    id: 'finance.bill.invoice.waiting',
    defaultMessage: 'To be invoiced with the other bills of {period}.',
  },
  none: {
    id: 'finance.bill.invoice.none',
    defaultMessage: 'No invoice number: this bill was approved before invoices were numbered, or it has no payee.',
  },
});

/** The tax of a rate that the payee has not named. */
export const taxCategoryMessages = defineMessages<TaxCategory>({
  standard: { id: 'finance.bill.invoice.category.standard', defaultMessage: 'VAT' },
  exempt: { id: 'finance.bill.invoice.category.exempt', defaultMessage: 'Exempt' },
  reverseCharge: { id: 'finance.bill.invoice.category.reverseCharge', defaultMessage: 'Reverse charge' },
});
