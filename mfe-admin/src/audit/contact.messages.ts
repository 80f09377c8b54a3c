import { defineMessages } from 'react-intl';

/** Field labels of contacts, except those shared with drivers. */
export const contactFields = defineMessages({
  byEmail: { id: 'admin.audit.field.byEmail', defaultMessage: 'E-mail notification' },
  bySms: { id: 'admin.audit.field.bySms', defaultMessage: 'SMS notification' },
  isDelivery: { id: 'admin.audit.field.isDelivery', defaultMessage: 'For delivery' },
  isBilling: { id: 'admin.audit.field.isBilling', defaultMessage: 'For billing' },
  isNotification: { id: 'admin.audit.field.isNotification', defaultMessage: 'For notification' },
  notificationTypes: { id: 'admin.audit.field.notificationTypes', defaultMessage: 'Notification types' },
  locations: { id: 'admin.audit.field.locations', defaultMessage: 'Locations' },
});
