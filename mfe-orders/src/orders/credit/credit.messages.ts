import { defineMessages } from 'react-intl';

export const creditMessages = defineMessages({
  near: { id: 'orders.credit.near', defaultMessage: '{customer} has used {percent}% of its credit limit' },
  above: { id: 'orders.credit.above', defaultMessage: '{customer} is above its credit limit: {percent}%' },
  aboveNone: { id: 'orders.credit.aboveNone', defaultMessage: '{customer} is above its credit limit' },
  amounts: {
    id: 'orders.credit.amounts',
    defaultMessage: '{used} of {limit}, by open invoices and what is delivered and not invoiced.',
  },
  withoutRate: { id: 'orders.credit.withoutRate', defaultMessage: 'Without {currencies}: no exchange rate.' },
  balance: { id: 'orders.credit.balance', defaultMessage: 'Open the statement of account' },
});
