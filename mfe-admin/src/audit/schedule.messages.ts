import { defineMessages } from 'react-intl';

/** Field labels of scheduled reports. */
export const scheduleFields = defineMessages({
  listViewId: { id: 'admin.audit.field.listViewId', defaultMessage: 'Saved report' },
  format: { id: 'admin.audit.field.format', defaultMessage: 'Format' },
  frequency: { id: 'admin.audit.field.frequency', defaultMessage: 'Frequency' },
  weekday: { id: 'admin.audit.field.weekday', defaultMessage: 'Weekday' },
  dayOfMonth: { id: 'admin.audit.field.dayOfMonth', defaultMessage: 'Day of the month' },
  hour: { id: 'admin.audit.field.hour', defaultMessage: 'Hour' },
  userIds: { id: 'admin.user.title', defaultMessage: 'Users' },
  contactIds: { id: 'admin.audit.field.contacts', defaultMessage: 'Contacts' },
  isActive: { id: 'admin.audit.field.isActive', defaultMessage: 'Active' },
});

/** Frequencies of reports and of invoicing. */
export const frequencies = defineMessages({
  daily: { id: 'admin.audit.choice.frequencies.daily', defaultMessage: 'Daily' },
  weekly: { id: 'admin.audit.choice.frequencies.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'admin.audit.choice.frequencies.monthly', defaultMessage: 'Monthly' },
  perOrder: { id: 'admin.audit.choice.frequencies.perOrder', defaultMessage: 'Per order or trip' },
});
