import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notifications: { id: 'ui.notices', defaultMessage: 'Notifications' },
  dismiss: { id: 'ui.notices.dismiss', defaultMessage: 'Dismiss' },
});
