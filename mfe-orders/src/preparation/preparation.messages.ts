import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  locations: { id: 'orders.preparation.locations', defaultMessage: 'Locations' },
  operations: { id: 'orders.preparation.operations', defaultMessage: 'Operations' },
  cargos: { id: 'orders.preparation.cargos', defaultMessage: 'Cargos' },
});

export const texts = defineMessages({
  locations: {
    id: 'orders.preparation.locationsText',
    defaultMessage: 'Here you will keep the places you load and deliver at, with their geofence, their contacts and an import from Excel.',
  },
  operations: {
    id: 'orders.preparation.operationsText',
    defaultMessage: 'Here you will name your business flows and set who approves their orders first and second, who is notified and which locations belong to them.',
  },
  cargos: {
    id: 'orders.preparation.cargosText',
    defaultMessage: 'Here you will keep what you ship: size, weight, space and shipping unit of each cargo, with an import from Excel.',
  },
});
