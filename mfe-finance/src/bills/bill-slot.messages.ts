import { defineMessages } from 'react-intl';

export const messages = defineMessages({ bill: { id: 'finance.bill.open', defaultMessage: 'Bill' } });
