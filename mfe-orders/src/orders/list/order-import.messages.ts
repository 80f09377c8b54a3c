import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.order.import', defaultMessage: 'Import orders' },
});
