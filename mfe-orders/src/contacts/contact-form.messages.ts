import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  person: { id: 'orders.contact.section.person', defaultMessage: 'Person' },
  purpose: { id: 'orders.contact.section.purpose', defaultMessage: 'Purpose' },
  purposeHelp: {
    id: 'orders.contact.section.purposeHelp',
    defaultMessage: 'Partners with whom you share all contacts see those for delivery, billing or notification.',
  },
  channels: { id: 'orders.contact.section.channels', defaultMessage: 'Notified by' },
  notificationTypes: { id: 'orders.contact.section.notificationTypes', defaultMessage: 'Notification types' },
  notificationTypesHelp: {
    id: 'orders.contact.section.notificationTypesHelp',
    defaultMessage: 'The order stages this contact is notified about, once it is selected in an order.',
  },
  locations: { id: 'orders.contact.section.locations', defaultMessage: 'Locations' },
  locationsHelp: {
    id: 'orders.contact.section.locationsHelp',
    defaultMessage: 'Where this contact works. Orders suggest them at these stops.',
  },
});

export const helpTexts = defineMessages({
  bySms: { id: 'orders.contact.help.bySms', defaultMessage: 'Saved as a preference; the portal sends e-mails only.' },
  language: { id: 'orders.contact.help.language', defaultMessage: 'The language of e-mails to this contact.' },
  userLanguage: {
    id: 'orders.contact.help.userLanguage',
    defaultMessage: 'This contact is a user: e-mails are in the language they chose in the portal.',
  },
  emailOfDriver: {
    id: 'orders.contact.help.emailOfDriver',
    defaultMessage: 'Change the e-mail address of a driver under Drivers.',
  },
  isNotification: { id: 'orders.contact.help.isNotification', defaultMessage: 'Gets notified about order stages.' },
  isDriver: {
    id: 'orders.contact.help.isDriver',
    defaultMessage: 'Makes this contact a driver. Add licence and documents under Drivers.',
  },
  driverStays: { id: 'orders.contact.help.driverStays', defaultMessage: 'Edit or delete this driver under Drivers.' },
  noDrivers: { id: 'orders.contact.help.noDrivers', defaultMessage: 'You don’t have permission to create drivers.' },
  noLocations: {
    id: 'orders.contact.help.noLocations',
    defaultMessage: 'You don’t have permission to view locations.',
  },
});

export const fieldErrors = defineMessages({
  noType: { id: 'orders.contact.wrong.noType', defaultMessage: 'Choose at least one stage below' },
  emailOfDriver: {
    id: 'orders.contact.wrong.ofDriver',
    defaultMessage: 'Change the e-mail address of a driver under Drivers',
  },
  driverStays: {
    id: 'orders.contact.wrong.driverStays',
    defaultMessage: 'This contact is a driver; delete them under Drivers',
  },
  mayNotMakeDrivers: {
    id: 'orders.contact.wrong.mayNotMakeDrivers',
    defaultMessage: 'You don’t have permission to create drivers',
  },
  emailOrPhone: {
    id: 'orders.contact.wrong.emailOrPhone',
    defaultMessage: 'Enter an e-mail address or a phone number',
  },
  phone: { id: 'orders.contact.wrong.phone', defaultMessage: 'Invalid phone number. Example: {example}' },
  notFound: { id: 'orders.contact.wrong.notFound', defaultMessage: 'Location not found' },
});
