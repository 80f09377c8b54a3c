import { defineMessages } from 'react-intl';

export const sections = defineMessages({
  place: { id: 'orders.location.section.place', defaultMessage: 'Place' },
  placeHelp: {
    id: 'orders.location.section.placeHelp',
    defaultMessage: 'Search for an address, click on the map, or enter the coordinates.',
  },
  address: { id: 'orders.location.section.address', defaultMessage: 'Address' },
  geofence: { id: 'orders.location.section.geofence', defaultMessage: 'Geofence' },
  geofenceHelp: {
    id: 'orders.location.section.geofenceHelp',
    defaultMessage: 'Within it a vehicle has arrived. A circle lies around the place, a polygon where its corners are.',
  },
  contacts: { id: 'orders.location.section.contacts', defaultMessage: 'Contacts' },
  contactsHelp: {
    id: 'orders.location.section.contactsHelp',
    defaultMessage: 'Who receives here. Orders offer them at this stop.',
  },
});

export const form = defineMessages({
  findAddress: { id: 'orders.location.form.findAddress', defaultMessage: 'Find an address' },
  findHelp: { id: 'orders.location.form.findHelp', defaultMessage: 'The one you choose fills in the fields below.' },
  map: { id: 'orders.location.form.map', defaultMessage: 'Place and geofence' },
  onClick: { id: 'orders.location.form.onClick', defaultMessage: 'A click on the map' },
  setsPlace: { id: 'orders.location.form.setsPlace', defaultMessage: 'Sets the place' },
  drawsGeofence: { id: 'orders.location.form.drawsGeofence', defaultMessage: 'Draws the geofence' },
  lookUp: { id: 'orders.location.form.lookUp', defaultMessage: 'Look up the address here' },
  use: { id: 'orders.location.form.use', defaultMessage: 'Use this address' },
  nothing: { id: 'orders.location.form.nothing', defaultMessage: 'No address is known near this place.' },
  near: { id: 'orders.location.form.near', defaultMessage: 'Near {place}' },
  placesOnly: {
    id: 'orders.location.form.placesOnly',
    defaultMessage: 'Known are towns and villages, not houses: check the street and the place.',
  },
  fallback: {
    id: 'orders.location.form.fallback',
    defaultMessage: 'The address service does not answer. The list of places stands in for it.',
  },
  addCorner: { id: 'orders.location.form.addCorner', defaultMessage: 'Add corner' },
  noContacts: { id: 'orders.location.form.noContacts', defaultMessage: 'You may not choose among contacts.' },
});

/** What only the server can find wrong, by code, and what a rule says in its own words. */
export const wrongs = defineMessages({
  crossesItself: {
    id: 'orders.location.wrong.crossesItself',
    defaultMessage: 'The outline crosses itself. Move the corners so that no two sides meet.',
  },
  fewCorners: { id: 'orders.location.wrong.fewCorners', defaultMessage: 'A polygon needs at least three corners' },
});
