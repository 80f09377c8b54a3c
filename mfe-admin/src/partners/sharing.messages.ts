import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.sharing.title', defaultMessage: 'Share contacts and locations' },
  save: { id: 'admin.sharing.save', defaultMessage: 'Save' },
  saved: { id: 'admin.sharing.saved', defaultMessage: 'Sharing saved' },
  explanation: {
    id: 'admin.sharing.explanation',
    defaultMessage:
      'The partner always sees the contacts and locations on the orders, trips and contracts that you have in common. Choose what else they see.',
  },
  contacts: { id: 'admin.sharing.contacts', defaultMessage: 'Contacts' },
  locations: { id: 'admin.sharing.locations', defaultMessage: 'Locations' },
  scope: { id: 'admin.sharing.scope', defaultMessage: 'Share' },
  allContactsHelp: {
    id: 'admin.sharing.allContactsHelp',
    defaultMessage: '“All” are the contacts for delivery, billing or notifications.',
  },
  chosen: { id: 'admin.sharing.chosenRecords', defaultMessage: 'Shared with the partner' },
});

/** In the order of `SHARE_SCOPES`. */
export const scopes = defineMessages({
  none: { id: 'admin.sharing.none', defaultMessage: 'No others' },
  chosen: { id: 'admin.sharing.chosen', defaultMessage: 'Chosen ones' },
  all: { id: 'admin.sharing.all', defaultMessage: 'All' },
});
