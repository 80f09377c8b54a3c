import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  position: { id: 'orders.location.section.place', defaultMessage: 'Position' },
  positionHelp: {
    id: 'orders.location.section.placeHelp',
    defaultMessage: 'Search for an address, click on the map, or enter the coordinates.',
  },
  address: { id: 'orders.location.section.address', defaultMessage: 'Address' },
  geofence: { id: 'orders.location.section.geofence', defaultMessage: 'Geofence' },
  geofenceHelp: {
    id: 'orders.location.section.geofenceHelp',
    defaultMessage:
      'A vehicle inside it has arrived. A circle is centred on the position; a polygon follows its corners.',
  },
  openingHours: { id: 'orders.location.section.openingHours', defaultMessage: 'Opening hours' },
  openingHoursHelp: {
    id: 'orders.location.section.openingHoursHelp',
    defaultMessage: 'When vehicles can be loaded and unloaded. Orders are checked against them.',
  },
  contacts: { id: 'orders.location.section.contacts', defaultMessage: 'Contacts' },
  contactsHelp: {
    id: 'orders.location.section.contactsHelp',
    defaultMessage: 'People who receive deliveries here. Orders suggest them at this stop.',
  },
});

export const formMessages = defineMessages({
  findAddress: { id: 'orders.location.form.findAddress', defaultMessage: 'Find an address' },
  findHelp: { id: 'orders.location.form.findHelp', defaultMessage: 'Selecting an address fills in the fields below.' },
  map: { id: 'orders.location.form.map', defaultMessage: 'Position and geofence' },
  mapTool: { id: 'orders.location.form.onClick', defaultMessage: 'Map tool' },
  setPosition: { id: 'orders.location.form.setsPlace', defaultMessage: 'Set position' },
  circle: { id: 'orders.location.form.drawsCircle', defaultMessage: 'Circle geofence' },
  polygon: { id: 'orders.location.form.drawsPolygon', defaultMessage: 'Polygon geofence' },
  lookUp: { id: 'orders.location.form.lookUp', defaultMessage: 'Look up the address here' },
  use: { id: 'orders.location.form.use', defaultMessage: 'Use this address' },
  noAddress: { id: 'orders.location.form.nothing', defaultMessage: 'No address found near this position.' },
  near: { id: 'orders.location.form.near', defaultMessage: 'Near {place}' },
  townsOnly: {
    id: 'orders.location.form.placesOnly',
    defaultMessage: 'Only towns and villages can be found, not street addresses. Check the street and the position.',
  },
  fallback: {
    id: 'orders.location.form.fallback',
    defaultMessage: 'The address service isn’t responding. Results are from the built-in list of towns.',
  },
  addCorner: { id: 'orders.location.form.addCorner', defaultMessage: 'Add corner' },
  noContacts: { id: 'orders.location.form.noContacts', defaultMessage: 'You don’t have permission to view contacts.' },
});

/** Errors of the API by code, and of the form's own rules. */
export const fieldErrors = defineMessages({
  crossesItself: {
    id: 'orders.location.wrong.crossesItself',
    defaultMessage: 'The outline crosses itself. Move the corners so that no two sides meet.',
  },
  noWeekday: { id: 'orders.location.wrong.noWeekday', defaultMessage: 'Choose at least one weekday' },
  overlaps: { id: 'orders.location.wrong.overlaps', defaultMessage: 'Overlaps other hours of the same day' },
  noOpeningHours: {
    id: 'orders.location.wrong.noOpeningHours',
    defaultMessage: 'Enter opening hours here or for the location',
  },
  nameTaken: { id: 'orders.location.wrong.nameTaken', defaultMessage: 'Another gate has this name' },
  gateInUse: {
    id: 'orders.location.wrong.gateInUse',
    defaultMessage: 'Vehicles are expected at {names}. Move or cancel their bookings first.',
  },
  fewCorners: { id: 'orders.location.wrong.fewCorners', defaultMessage: 'A polygon needs at least three corners' },
});
