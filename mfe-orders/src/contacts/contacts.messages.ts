import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.contact.title', defaultMessage: 'Contacts' },
  search: { id: 'orders.contact.search', defaultMessage: 'Search by name, e-mail or phone' },
  create: { id: 'orders.contact.create', defaultMessage: 'New contact' },
  createVerb: { id: 'orders.contact.createVerb', defaultMessage: 'Create contact' },
  edit: { id: 'orders.contact.edit', defaultMessage: 'Edit contact' },
  info: { id: 'orders.contact.info', defaultMessage: 'Contact info' },
  deleteTitle: { id: 'orders.contact.deleteTitle', defaultMessage: 'Delete contact' },
  deleteText: {
    id: 'orders.contact.deleteText',
    defaultMessage: 'Deletes the contact {name}. Nothing uses it. This can’t be undone.',
  },
  inUseTitle: { id: 'orders.contact.keptTitle', defaultMessage: 'Contact cannot be deleted' },
  inUseText: {
    id: 'orders.contact.keptText',
    defaultMessage: '{name} is in use. Choose another contact there first.',
  },
  empty: { id: 'orders.contact.empty', defaultMessage: 'No contacts found' },
  emptyText: {
    id: 'orders.contact.emptyText',
    defaultMessage:
      'Add the people who receive deliveries, bills and order notifications, and those who approve orders.',
  },
  usedBy: { id: 'orders.contact.usedBy', defaultMessage: 'Used by' },
  unused: { id: 'orders.contact.unused', defaultMessage: 'Nothing uses this contact.' },
  history: { id: 'orders.contact.history', defaultMessage: 'History' },
  allStages: { id: 'orders.contact.allStages', defaultMessage: 'All stages' },
  organizationLanguage: { id: 'orders.contact.organizationLanguage', defaultMessage: 'Language of the organization' },
  userLanguage: { id: 'orders.contact.userLanguage', defaultMessage: 'Language of the user' },
  sameEmail: { id: 'orders.contact.sameEmail', defaultMessage: 'Also the e-mail address of {names}' },
});

export const fields = defineMessages({
  name: { id: 'orders.contact.field.name', defaultMessage: 'Name' },
  firstName: { id: 'orders.contact.field.firstName', defaultMessage: 'First name' },
  middleName: { id: 'orders.contact.field.middleName', defaultMessage: 'Middle name' },
  lastName: { id: 'orders.contact.field.lastName', defaultMessage: 'Last name' },
  email: { id: 'orders.contact.field.email', defaultMessage: 'E-mail' },
  phone: { id: 'orders.contact.field.phone', defaultMessage: 'Phone' },
  language: { id: 'orders.contact.field.language', defaultMessage: 'Language' },
  byEmail: { id: 'orders.contact.field.byEmail', defaultMessage: 'E-mail notification' },
  bySms: { id: 'orders.contact.field.bySms', defaultMessage: 'SMS notification' },
  channels: { id: 'orders.contact.field.channels', defaultMessage: 'Notified by' },
  flags: { id: 'orders.contact.field.flags', defaultMessage: 'Purpose' },
  roles: { id: 'orders.contact.field.marks', defaultMessage: 'Roles' },
  notificationTypes: { id: 'orders.contact.field.notificationTypes', defaultMessage: 'Notification types' },
  locations: { id: 'orders.contact.field.locations', defaultMessage: 'Locations' },
  organization: { id: 'orders.contact.field.organization', defaultMessage: 'Organization' },
  createdAt: { id: 'orders.contact.field.createdAt', defaultMessage: 'Created' },
});

export const flags = defineMessages({
  isDelivery: { id: 'orders.contact.flag.delivery', defaultMessage: 'Delivery' },
  isBilling: { id: 'orders.contact.flag.billing', defaultMessage: 'Billing' },
  isNotification: { id: 'orders.contact.flag.notification', defaultMessage: 'Notification' },
  isDriver: { id: 'orders.contact.flag.driver', defaultMessage: 'Driver' },
  isUser: { id: 'orders.contact.flag.user', defaultMessage: 'User' },
});

export const channels = defineMessages({
  byEmail: { id: 'orders.contact.channel.email', defaultMessage: 'E-mail' },
  bySms: { id: 'orders.contact.channel.sms', defaultMessage: 'SMS' },
});

export const filters = {
  isDelivery: defineMessages({
    true: { id: 'orders.contact.filter.delivery', defaultMessage: 'For delivery' },
    false: { id: 'orders.contact.filter.noDelivery', defaultMessage: 'Not for delivery' },
  }),
  isBilling: defineMessages({
    true: { id: 'orders.contact.filter.billing', defaultMessage: 'For billing' },
    false: { id: 'orders.contact.filter.noBilling', defaultMessage: 'Not for billing' },
  }),
  isNotification: defineMessages({
    true: { id: 'orders.contact.filter.notification', defaultMessage: 'For notification' },
    false: { id: 'orders.contact.filter.noNotification', defaultMessage: 'Not for notification' },
  }),
  isDriver: defineMessages({
    true: { id: 'orders.contact.filter.driver', defaultMessage: 'Drivers' },
    false: { id: 'orders.contact.filter.noDriver', defaultMessage: 'Not drivers' },
  }),
  excludeContactsWithUser: defineMessages({
    true: { id: 'orders.contact.filter.noUser', defaultMessage: 'Not users' },
  }),
};

export const actionMessages = defineMessages({
  edit: { id: 'orders.contact.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.contact.action.delete', defaultMessage: 'Delete' },
});

export const usageMessages = defineMessages({
  stop: {
    id: 'orders.contact.use.stop',
    defaultMessage: '{count, plural, one {Stop of # order} other {Stop of # orders}}',
  },
  orderNews: {
    id: 'orders.contact.use.orderNews',
    defaultMessage: '{count, plural, one {Notified of # order} other {Notified of # orders}}',
  },
  approver: {
    id: 'orders.contact.use.approver',
    defaultMessage: '{count, plural, one {Approver in # operation} other {Approver in # operations}}',
  },
  operationNews: {
    id: 'orders.contact.use.operationNews',
    defaultMessage: '{count, plural, one {Notified in # operation} other {Notified in # operations}}',
  },
  location: {
    id: 'orders.contact.use.location',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
  },
  driver: { id: 'orders.contact.use.driver', defaultMessage: '{count, plural, one {# driver} other {# drivers}}' },
  user: { id: 'orders.contact.use.user', defaultMessage: '{count, plural, one {# user} other {# users}}' },
});

export const eventMessages = defineMessages({
  created: { id: 'orders.contact.event.created', defaultMessage: 'Created' },
  updated: { id: 'orders.contact.event.updated', defaultMessage: 'Changed' },
});

export const notices = defineMessages({
  saved: { id: 'orders.contact.notice.saved', defaultMessage: 'Contact saved' },
  deleted: { id: 'orders.contact.notice.deleted', defaultMessage: 'Contact deleted' },
});

export const filterLabels = defineMessages({
  location: { id: 'orders.contact.filter.location', defaultMessage: 'Location' },
  partner: { id: 'orders.contact.filter.partner', defaultMessage: 'Contacts of partner' },
});

/** Errors that only the API can detect, by code. */
export const contactErrors = defineMessages({
  contactInUse: {
    id: 'orders.contact.refusal.contactInUse',
    defaultMessage: '{name} cannot be deleted. Used by: {names}',
  },
});
