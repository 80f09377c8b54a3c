import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  bill: { id: 'finance.bill.open', defaultMessage: 'Bill' },
  outdated: { id: 'finance.bill.openOutdated', defaultMessage: 'Needs a new bill' },
});
