import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.money.title', defaultMessage: 'Money' },
  aging: { id: 'finance.money.aging', defaultMessage: 'Show aging' },
  toApprove: { id: 'finance.money.toApprove', defaultMessage: 'Bills to approve' },
  overdue: { id: 'finance.money.overdue', defaultMessage: '{amount} overdue' },
  empty: { id: 'finance.money.empty', defaultMessage: 'No open invoices' },
});
