import { defineMessages } from 'react-intl';

/** What both kinds say alike. */
export const messages = defineMessages({
  name: { id: 'admin.lookup.name', defaultMessage: 'Name' },
  fullName: { id: 'admin.lookup.fullName', defaultMessage: 'Full name' },
  shortName: { id: 'admin.lookup.shortName', defaultMessage: 'Short name' },
  sign: { id: 'admin.lookup.sign', defaultMessage: 'Sign' },
  edit: { id: 'admin.lookup.edit', defaultMessage: 'Edit' },
  delete: { id: 'admin.lookup.delete', defaultMessage: 'Delete' },
});

export const country = defineMessages({
  title: { id: 'admin.country.title', defaultMessage: 'Countries' },
  search: { id: 'admin.country.search', defaultMessage: 'Search by name' },
  create: { id: 'admin.country.create', defaultMessage: 'New country' },
  createVerb: { id: 'admin.country.createVerb', defaultMessage: 'Add country' },
  edit: { id: 'admin.country.edit', defaultMessage: 'Edit country' },
  nameHelp: { id: 'admin.country.nameHelp', defaultMessage: 'What people choose it by, such as Sri Lanka.' },
  shortNameHelp: {
    id: 'admin.country.shortNameHelp',
    defaultMessage: 'The code, such as LK. Every country has its own.',
  },
  taken: { id: 'admin.country.taken', defaultMessage: 'Another country has this name already' },
  saved: { id: 'admin.country.saved', defaultMessage: 'Country saved' },
  deleted: { id: 'admin.country.deleted', defaultMessage: 'Country deleted' },
  deletes: {
    id: 'admin.country.deletes',
    defaultMessage:
      'Deletes the country {name}. Nobody can choose it for an organization or an address any more; this cannot be undone.',
  },
  inUse: {
    id: 'admin.country.inUse',
    defaultMessage:
      'Used by {organizations, plural, =0 {no organization} one {# organization} other {# organizations}} and {locations, plural, =0 {no location} one {# location} other {# locations}}: {names}. It cannot be deleted',
  },
  empty: { id: 'admin.country.empty', defaultMessage: 'No countries found' },
  emptyText: {
    id: 'admin.country.emptyText',
    defaultMessage: 'Organizations and addresses choose from the countries kept here.',
  },
});

export const currency = defineMessages({
  title: { id: 'admin.currency.title', defaultMessage: 'Currencies' },
  search: { id: 'admin.currency.search', defaultMessage: 'Search by name' },
  create: { id: 'admin.currency.create', defaultMessage: 'New currency' },
  createVerb: { id: 'admin.currency.createVerb', defaultMessage: 'Add currency' },
  edit: { id: 'admin.currency.edit', defaultMessage: 'Edit currency' },
  shortNameHelp: {
    id: 'admin.currency.shortNameHelp',
    defaultMessage: 'The code that people choose it by, such as LKR. Every currency has its own.',
  },
  signHelp: { id: 'admin.currency.signHelp', defaultMessage: 'What stands beside an amount, such as Rs.' },
  taken: { id: 'admin.currency.taken', defaultMessage: 'Another currency has this short name already' },
  saved: { id: 'admin.currency.saved', defaultMessage: 'Currency saved' },
  deleted: { id: 'admin.currency.deleted', defaultMessage: 'Currency deleted' },
  deletes: {
    id: 'admin.currency.deletes',
    defaultMessage:
      'Deletes the currency {name}. Nobody can choose it for an organization or a contract any more; this cannot be undone.',
  },
  inUse: {
    id: 'admin.currency.inUse',
    defaultMessage:
      'Used by {organizations, plural, =0 {no organization} one {# organization} other {# organizations}} and {contracts, plural, =0 {no contract} one {# contract} other {# contracts}}: {names}. It cannot be deleted',
  },
  empty: { id: 'admin.currency.empty', defaultMessage: 'No currencies found' },
  emptyText: {
    id: 'admin.currency.emptyText',
    defaultMessage: 'Organizations, contracts and bills choose from the currencies kept here.',
  },
});
