import { defineMessages } from 'react-intl';

/** Shared by countries and currencies. */
export const messages = defineMessages({
  name: { id: 'admin.lookup.name', defaultMessage: 'Name' },
  fullName: { id: 'admin.lookup.fullName', defaultMessage: 'Full name' },
  shortName: { id: 'admin.lookup.shortName', defaultMessage: 'Short name' },
  sign: { id: 'admin.lookup.sign', defaultMessage: 'Sign' },
  edit: { id: 'admin.lookup.edit', defaultMessage: 'Edit' },
  delete: { id: 'admin.lookup.delete', defaultMessage: 'Delete' },
});

export const countryMessages = defineMessages({
  title: { id: 'admin.country.title', defaultMessage: 'Countries' },
  search: { id: 'admin.country.search', defaultMessage: 'Search by name' },
  create: { id: 'admin.country.create', defaultMessage: 'New country' },
  createSubmit: { id: 'admin.country.createVerb', defaultMessage: 'Add country' },
  edit: { id: 'admin.country.edit', defaultMessage: 'Edit country' },
  nameHelp: { id: 'admin.country.nameHelp', defaultMessage: 'Shown in lists, for example Sri Lanka.' },
  shortNameHelp: {
    id: 'admin.country.shortNameHelp',
    defaultMessage: 'A unique code, for example LK.',
  },
  taken: { id: 'admin.country.taken', defaultMessage: 'Another country already has this name' },
  saved: { id: 'admin.country.saved', defaultMessage: 'Country saved' },
  deleted: { id: 'admin.country.deleted', defaultMessage: 'Country deleted' },
  confirmDelete: {
    id: 'admin.country.deletes',
    defaultMessage:
      'Deletes the country {name}. It can no longer be chosen for an organization or an address. This can’t be undone.',
  },
  inUse: {
    id: 'admin.country.inUse',
    defaultMessage:
      'Used by {organizations, plural, =0 {no organization} one {# organization} other {# organizations}} and {locations, plural, =0 {no location} one {# location} other {# locations}}: {names}. It can’t be deleted',
  },
  empty: { id: 'admin.country.empty', defaultMessage: 'No countries found' },
  emptyText: {
    id: 'admin.country.emptyText',
    defaultMessage: 'Add the countries that organizations and addresses can use.',
  },
});

export const currencyMessages = defineMessages({
  title: { id: 'admin.currency.title', defaultMessage: 'Currencies' },
  search: { id: 'admin.currency.search', defaultMessage: 'Search by name' },
  create: { id: 'admin.currency.create', defaultMessage: 'New currency' },
  createSubmit: { id: 'admin.currency.createVerb', defaultMessage: 'Add currency' },
  edit: { id: 'admin.currency.edit', defaultMessage: 'Edit currency' },
  shortNameHelp: {
    id: 'admin.currency.shortNameHelp',
    defaultMessage: 'A unique code, for example LKR.',
  },
  signHelp: { id: 'admin.currency.signHelp', defaultMessage: 'Shown next to amounts, for example Rs.' },
  taken: { id: 'admin.currency.taken', defaultMessage: 'Another currency already has this short name' },
  saved: { id: 'admin.currency.saved', defaultMessage: 'Currency saved' },
  deleted: { id: 'admin.currency.deleted', defaultMessage: 'Currency deleted' },
  confirmDelete: {
    id: 'admin.currency.deletes',
    defaultMessage:
      'Deletes the currency {name}. It can no longer be chosen for an organization or a contract. This can’t be undone.',
  },
  inUse: {
    id: 'admin.currency.inUse',
    defaultMessage:
      'Used by {organizations, plural, =0 {no organization} one {# organization} other {# organizations}} and {contracts, plural, =0 {no contract} one {# contract} other {# contracts}}: {names}. It can’t be deleted',
  },
  empty: { id: 'admin.currency.empty', defaultMessage: 'No currencies found' },
  emptyText: {
    id: 'admin.currency.emptyText',
    defaultMessage: 'Add the currencies that organizations, contracts and bills can use.',
  },
});
