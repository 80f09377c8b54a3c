import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  trips: { id: 'trips.preparation.trips', defaultMessage: 'Trips' },
});

export const texts = defineMessages({
  trips: {
    id: 'trips.preparation.tripsText',
    defaultMessage: 'Here you will plan trips from validated orders, by hand or by suggestion, assign vehicle and driver, follow every stage and print the delivery manifest and the loading plan.',
  },
});
