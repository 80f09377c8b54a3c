import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  vehicles: { id: 'fleet.preparation.vehicles', defaultMessage: 'Vehicles' },
  monitoring: { id: 'fleet.preparation.monitoring', defaultMessage: 'Vehicle monitoring' },
});

export const texts = defineMessages({
  vehicles: {
    id: 'fleet.preparation.vehiclesText',
    defaultMessage: 'Here you will keep your fleet: characteristics, cargo parameters, documents and service intervals, the driver of each vehicle, and what you share with partners.',
  },
  monitoring: {
    id: 'fleet.preparation.monitoringText',
    defaultMessage: 'Here you will follow your vehicles on a live map, with their tracks, stops and speeds for today, yesterday, this week or a period of your choice.',
  },
});
