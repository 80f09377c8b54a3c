import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  internal: { id: 'orders.visibility.internal', defaultMessage: 'Internal' },
  partner: { id: 'orders.visibility.partner', defaultMessage: 'Shared' },
  label: { id: 'orders.visibility.label', defaultMessage: 'Visible to' },
  onlyUs: { id: 'orders.visibility.onlyUs', defaultMessage: 'Only {organization}' },
  both: { id: 'orders.visibility.both', defaultMessage: '{organization} and {partner}' },
});
