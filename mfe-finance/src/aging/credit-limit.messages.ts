import { defineMessages } from 'react-intl';

export const creditMessages = defineMessages({
  limit: { id: 'finance.creditLimit.limit', defaultMessage: 'Credit limit' },
  limitOf: { id: 'finance.creditLimit.limitOf', defaultMessage: 'Credit limit of {partner}' },
  used: { id: 'finance.creditLimit.used', defaultMessage: 'Credit used' },
  of: { id: 'finance.creditLimit.of', defaultMessage: 'of {limit}' },
  above: { id: 'finance.creditLimit.above', defaultMessage: 'Above: {percent}%' },
  aboveNone: { id: 'finance.creditLimit.aboveNone', defaultMessage: 'Above limit' },
  withoutRate: { id: 'finance.creditLimit.withoutRate', defaultMessage: 'without {currencies}: no rate' },
  set: { id: 'finance.creditLimit.set', defaultMessage: 'Set credit limit' },
  partner: { id: 'finance.creditLimit.partner', defaultMessage: 'Partner' },
  help: {
    id: 'finance.creditLimit.help',
    defaultMessage:
      'Open invoices and what is delivered and not invoiced count against it. Empty: no limit. Only your organization sees it.',
  },
  saved: { id: 'finance.creditLimit.saved', defaultMessage: 'Credit limit saved' },
  noOwnCurrency: {
    id: 'finance.creditLimit.noOwnCurrency',
    defaultMessage: 'Choose the currency of your organization in its settings first',
  },
});
