import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.now.title', defaultMessage: 'Vehicles now' },
  open: { id: 'fleet.now.open', defaultMessage: 'Open map' },
  showMap: { id: 'fleet.now.showMap', defaultMessage: 'Show live map' },
});
