import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  person: { id: 'orders.contact.section.person', defaultMessage: 'Person' },
  purpose: { id: 'orders.contact.section.purpose', defaultMessage: 'Purpose' },
  purposeHelp: {
    id: 'orders.contact.section.purposeHelp',
    defaultMessage: 'Contacts for delivery, billing or notification can be chosen by your partners too.',
  },
  channels: { id: 'orders.contact.section.channels', defaultMessage: 'Notified by' },
  notificationTypes: { id: 'orders.contact.section.notificationTypes', defaultMessage: 'Notification types' },
  notificationTypesHelp: {
    id: 'orders.contact.section.notificationTypesHelp',
    defaultMessage: 'The stages of orders this contact hears of, once it is named in the order.',
  },
  locations: { id: 'orders.contact.section.locations', defaultMessage: 'Locations' },
  locationsHelp: {
    id: 'orders.contact.section.locationsHelp',
    defaultMessage: 'Where this contact can be met. Orders offer them at these stops.',
  },
});

export const helps = defineMessages({
  bySms: { id: 'orders.contact.help.bySms', defaultMessage: 'Kept as a wish: the portal sends e-mails only.' },
  language: { id: 'orders.contact.help.language', defaultMessage: 'Mails to this contact are written in it.' },
  userLanguage: {
    id: 'orders.contact.help.userLanguage',
    defaultMessage: 'This contact is a user: mails come in the language they chose in the portal.',
  },
  emailOfDriver: {
    id: 'orders.contact.help.emailOfDriver',
    defaultMessage: 'The e-mail address of a driver is changed under Drivers.',
  },
  isNotification: { id: 'orders.contact.help.isNotification', defaultMessage: 'Hears of the stages of orders.' },
  isDriver: {
    id: 'orders.contact.help.isDriver',
    defaultMessage: 'Makes a driver of this contact. Licence and documents are added under Drivers.',
  },
  driverStays: { id: 'orders.contact.help.driverStays', defaultMessage: 'Changed and deleted under Drivers.' },
  noDrivers: { id: 'orders.contact.help.noDrivers', defaultMessage: 'You may not make drivers.' },
  noLocations: { id: 'orders.contact.help.noLocations', defaultMessage: 'You may not see locations.' },
});

export const wrongs = defineMessages({
  noType: { id: 'orders.contact.wrong.noType', defaultMessage: 'Choose at least one stage below' },
  ofDriver: {
    id: 'orders.contact.wrong.ofDriver',
    defaultMessage: 'The e-mail address of a driver is changed under Drivers',
  },
  driverStays: {
    id: 'orders.contact.wrong.driverStays',
    defaultMessage: 'This contact is a driver; delete them under Drivers',
  },
  mayNotMakeDrivers: { id: 'orders.contact.wrong.mayNotMakeDrivers', defaultMessage: 'You may not make drivers' },
  notFound: { id: 'orders.contact.wrong.notFound', defaultMessage: 'Location not found' },
});
