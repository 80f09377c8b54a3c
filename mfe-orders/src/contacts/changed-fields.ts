import { orderStageMessages, type ChangedFields } from 'shared-ui/format';
import { fields, flags } from './contacts.messages.ts';

/** How the timeline of a contact shows its changed fields. */
export const changedFields: ChangedFields = {
  firstName: fields.firstName,
  middleName: fields.middleName,
  lastName: fields.lastName,
  email: fields.email,
  phone: fields.phone,
  language: fields.language,
  byEmail: fields.byEmail,
  bySms: fields.bySms,
  isDelivery: flags.isDelivery,
  isBilling: flags.isBilling,
  isNotification: flags.isNotification,
  isDriver: flags.isDriver,
  notificationTypes: { label: fields.notificationTypes, codes: orderStageMessages },
  locations: fields.locations,
};
