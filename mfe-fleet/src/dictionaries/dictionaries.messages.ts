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
    defaultMessage: '{name} will be deleted and can no longer be selected. This can’t be undone.',
  },
  saved: { id: 'fleet.dictionary.saved', defaultMessage: 'Entry saved' },
  deleted: { id: 'fleet.dictionary.deleted', defaultMessage: 'Entry deleted' },
  taken: { id: 'fleet.dictionary.taken', defaultMessage: 'This name is already in use' },
  yes: { id: 'fleet.dictionary.yes', defaultMessage: 'Yes' },
  emptyText: {
    id: 'fleet.dictionary.emptyText',
    defaultMessage: 'Add entries to describe your vehicles. The platform’s entries are listed here too.',
  },
  fits: { id: 'fleet.dictionary.fits', defaultMessage: 'Which type fits?' },
  fitsText: {
    id: 'fleet.dictionary.fitsText',
    defaultMessage: 'Vehicle types that can carry the freight, smallest first.',
  },
  findTypes: { id: 'fleet.dictionary.findTypes', defaultMessage: 'Find types' },
  noneFits: { id: 'fleet.dictionary.noneFits', defaultMessage: 'no vehicle types available' },
});

export const fields = defineMessages({
  name: { id: 'fleet.dictionary.field.name', defaultMessage: 'Name' },
  averageSpace: { id: 'fleet.dictionary.field.averageSpace', defaultMessage: 'Average space' },
  maxWeight: { id: 'fleet.dictionary.field.maxWeight', defaultMessage: 'Max weight' },
  temperature: { id: 'fleet.dictionary.field.temperature', defaultMessage: 'Temperature' },
  licenseClass: { id: 'fleet.dictionary.field.licenseClass', defaultMessage: 'Licence class' },
  icon: { id: 'fleet.dictionary.field.icon', defaultMessage: 'Icon' },
  days: { id: 'fleet.dictionary.field.days', defaultMessage: 'Interval in days' },
  km: { id: 'fleet.dictionary.field.km', defaultMessage: 'Interval in km' },
  hours: { id: 'fleet.dictionary.field.hours', defaultMessage: 'Interval in engine hours' },
  isRequired: { id: 'fleet.dictionary.field.isRequired', defaultMessage: 'Required' },
  origin: { id: 'fleet.dictionary.field.origin', defaultMessage: 'Managed by' },
  space: { id: 'fleet.dictionary.field.space', defaultMessage: 'Space needed' },
  weight: { id: 'fleet.dictionary.field.weight', defaultMessage: 'Weight' },
});

export const helpTexts = defineMessages({
  isRequired: { id: 'fleet.dictionary.help.isRequired', defaultMessage: 'Every vehicle needs this service.' },
  meters: { id: 'fleet.dictionary.help.meters', defaultMessage: 'Due then too, whichever comes first.' },
  palletPlaces: {
    id: 'fleet.dictionary.help.palletPlaces',
    defaultMessage: 'Places for EUR pallets on the floor. Empty: pallets aren’t counted.',
  },
  loadingMeters: {
    id: 'fleet.dictionary.help.loadingMeters',
    defaultMessage: 'The length of the floor at full width. Empty: not limited.',
  },
  typeTemperature: {
    id: 'fleet.dictionary.help.typeTemperature',
    defaultMessage: 'The coldest that the vehicle holds. Plans choose a cooled type only for freight that needs it.',
  },
  licenseClass: {
    id: 'fleet.dictionary.help.licenseClass',
    defaultMessage: 'What drivers need, such as C or CE. Without one, any driver fits.',
  },
  cargoTemperature: {
    id: 'fleet.dictionary.help.cargoTemperature',
    defaultMessage: 'Plans carry this freight only with vehicle types that hold it.',
  },
});

export const temperatureLabels = defineMessages({
  ambient: { id: 'fleet.dictionary.temperature.ambient', defaultMessage: 'Ambient' },
  chilled: { id: 'fleet.dictionary.temperature.chilled', defaultMessage: 'Chilled' },
  frozen: { id: 'fleet.dictionary.temperature.frozen', defaultMessage: 'Frozen' },
});

export const errorMessages = defineMessages({
  licenseClass: {
    id: 'fleet.dictionary.error.licenseClass',
    defaultMessage: 'One class, such as C or CE',
  },
});

/** Who manages an entry. */
export const originLabels = defineMessages({
  own: { id: 'fleet.dictionary.origin.own', defaultMessage: 'Our own' },
  platform: { id: 'fleet.dictionary.origin.platform', defaultMessage: 'Platform' },
  organization: { id: 'fleet.dictionary.origin.organization', defaultMessage: 'An organization' },
});

/** Why an entry cannot be deleted, by the kinds of records that use it. */
export const inUseMessages = defineMessages({
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
