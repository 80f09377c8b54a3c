import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.palette.title', defaultMessage: 'Search or go to…' },
  placeholder: { id: 'shell.palette.placeholder', defaultMessage: 'Screen, action, number or plate' },
  searchFrom: {
    id: 'shell.palette.searchFrom',
    defaultMessage: 'Type at least {from} characters to find orders, trips and vehicles',
  },
  searching: { id: 'shell.palette.searching', defaultMessage: 'Searching…' },
  nothing: { id: 'shell.palette.nothing', defaultMessage: 'Nothing found' },
  failed: { id: 'shell.palette.failed', defaultMessage: 'Orders, trips and vehicles could not be searched.' },
  tryAgain: { id: 'shell.palette.tryAgain', defaultMessage: 'Try again' },
  results: { id: 'shell.palette.results', defaultMessage: '{count, plural, one {# result} other {# results}}' },
  close: { id: 'shell.palette.close', defaultMessage: 'Close' },
  keys: { id: 'shell.palette.keys', defaultMessage: '↑ ↓ to choose · Enter to open · Esc to close' },
});

export const groupMessages = defineMessages({
  recent: { id: 'shell.palette.recent', defaultMessage: 'Recent' },
  screens: { id: 'shell.palette.screens', defaultMessage: 'Screens' },
  views: { id: 'shell.palette.views', defaultMessage: 'Saved views' },
  actions: { id: 'shell.palette.actions', defaultMessage: 'Actions' },
  order: { id: 'shell.palette.orders', defaultMessage: 'Orders' },
  trip: { id: 'shell.palette.trips', defaultMessage: 'Trips' },
  vehicle: { id: 'shell.palette.vehicles', defaultMessage: 'Vehicles' },
});

export const commandMessages = defineMessages({
  approveOrders: { id: 'shell.palette.approveOrders', defaultMessage: 'Approve waiting orders' },
  approveOrder: { id: 'shell.palette.approveOrder', defaultMessage: 'Approve order {number}' },
  approveBills: { id: 'shell.palette.approveBills', defaultMessage: 'Approve waiting bills' },
  planTrips: { id: 'shell.palette.planTrips', defaultMessage: 'Plan trips' },
  inviteUser: { id: 'shell.palette.inviteUser', defaultMessage: 'Invite user' },
  addPartner: { id: 'shell.palette.addPartner', defaultMessage: 'Add partner' },
  addLocation: { id: 'shell.palette.addLocation', defaultMessage: 'Add location' },
  addContact: { id: 'shell.palette.addContact', defaultMessage: 'Add contact' },
});
