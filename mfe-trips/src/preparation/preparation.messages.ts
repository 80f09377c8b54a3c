import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  trips: { id: 'trips.preparation.trips', defaultMessage: 'Trips' },
  zones: { id: 'trips.preparation.zones', defaultMessage: 'Route zones' },
  routes: { id: 'trips.preparation.routes', defaultMessage: 'Routes' },
});

export const texts = defineMessages({
  trips: {
    id: 'trips.preparation.tripsText',
    defaultMessage: 'Here you will plan trips from validated orders, by hand or by suggestion, assign vehicle and driver, follow every stage and print the delivery manifest and the loading plan.',
  },
  zones: {
    id: 'trips.preparation.zonesText',
    defaultMessage: 'Here you will draw on the map the zones by which orders are grouped into trips.',
  },
  routes: {
    id: 'trips.preparation.routesText',
    defaultMessage: 'Here you will draw the routes you drive regularly on the map, location by location.',
  },
});
