import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  monitoring: { id: 'fleet.preparation.monitoring', defaultMessage: 'Vehicle monitoring' },
});

export const texts = defineMessages({
  monitoring: {
    id: 'fleet.preparation.monitoringText',
    defaultMessage: 'Here you will follow your vehicles on a live map, with their tracks, stops and speeds for today, yesterday, this week or a period of your choice.',
  },
});
