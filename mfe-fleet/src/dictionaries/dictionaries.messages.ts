import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.dictionary.title', defaultMessage: 'Vehicle dictionaries' },
  search: { id: 'fleet.dictionary.search', defaultMessage: 'Search by name' },
  onlyOwn: { id: 'fleet.dictionary.onlyOwn', defaultMessage: 'Only our own' },
  onlyPlatform: { id: 'fleet.dictionary.onlyPlatform', defaultMessage: 'Only the platform’s' },
  add: { id: 'fleet.dictionary.add', defaultMessage: 'Add' },
  edit: { id: 'fleet.dictionary.edit', defaultMessage: 'Edit' },
  delete: { id: 'fleet.dictionary.delete', defaultMessage: 'Delete' },
  deletes: {
    id: 'fleet.dictionary.deletes',
    defaultMessage: 'Deletes {name}. Nobody can choose it any more; this cannot be undone.',
  },
  saved: { id: 'fleet.dictionary.saved', defaultMessage: 'Entry saved' },
  deleted: { id: 'fleet.dictionary.deleted', defaultMessage: 'Entry deleted' },
  taken: { id: 'fleet.dictionary.taken', defaultMessage: 'Another entry of this list has this name already' },
  yes: { id: 'fleet.dictionary.yes', defaultMessage: 'Yes' },
  emptyText: {
    id: 'fleet.dictionary.emptyText',
    defaultMessage: 'Vehicles are described with what is kept here: the platform’s entries and your own.',
  },
  fits: { id: 'fleet.dictionary.fits', defaultMessage: 'Which type fits?' },
  fitsText: {
    id: 'fleet.dictionary.fitsText',
    defaultMessage: 'Types that are large enough for the freight, the smallest first.',
  },
  findTypes: { id: 'fleet.dictionary.findTypes', defaultMessage: 'Find types' },
  noneFits: { id: 'fleet.dictionary.noneFits', defaultMessage: 'no vehicle types available' },
});

export const fields = defineMessages({
  name: { id: 'fleet.dictionary.field.name', defaultMessage: 'Name' },
  averageSpace: { id: 'fleet.dictionary.field.averageSpace', defaultMessage: 'Average space' },
  maxWeight: { id: 'fleet.dictionary.field.maxWeight', defaultMessage: 'Max weight' },
  icon: { id: 'fleet.dictionary.field.icon', defaultMessage: 'Icon' },
  days: { id: 'fleet.dictionary.field.days', defaultMessage: 'Interval in days' },
  isRequired: { id: 'fleet.dictionary.field.isRequired', defaultMessage: 'Required' },
  origin: { id: 'fleet.dictionary.field.origin', defaultMessage: 'Kept by' },
  space: { id: 'fleet.dictionary.field.space', defaultMessage: 'Space of the freight' },
  weight: { id: 'fleet.dictionary.field.weight', defaultMessage: 'Weight of the freight' },
});

export const helps = defineMessages({
  isRequired: { id: 'fleet.dictionary.help.isRequired', defaultMessage: 'Every vehicle needs this service.' },
});

/** Whose an entry is. */
export const origins = defineMessages({
  own: { id: 'fleet.dictionary.origin.own', defaultMessage: 'Our own' },
  platform: { id: 'fleet.dictionary.origin.platform', defaultMessage: 'Platform' },
  organization: { id: 'fleet.dictionary.origin.organization', defaultMessage: 'An organization' },
});

/** What stands in the way of a deletion, by what may name an entry. */
export const uses = defineMessages({
  vehicles: {
    id: 'fleet.dictionary.use.vehicles',
    defaultMessage: 'Used by {vehicles, plural, one {# vehicle} other {# vehicles}}: {names}. It cannot be deleted',
  },
  vehiclesAndOrders: {
    id: 'fleet.dictionary.use.vehiclesAndOrders',
    defaultMessage:
      'Used by {vehicles, plural, =0 {no vehicle} one {# vehicle} other {# vehicles}} and {orders, plural, =0 {no order} one {# order} other {# orders}}: {names}. It cannot be deleted',
  },
  vehiclesAndCargos: {
    id: 'fleet.dictionary.use.vehiclesAndCargos',
    defaultMessage:
      'Used by {vehicles, plural, =0 {no vehicle} one {# vehicle} other {# vehicles}} and {cargos, plural, =0 {no cargo} one {# cargo} other {# cargos}}: {names}. It cannot be deleted',
  },
});
