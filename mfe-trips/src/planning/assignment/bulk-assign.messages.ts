import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  description: {
    id: 'trips.bulk.assign',
    defaultMessage: 'These vehicles and drivers fit best. Clear the trips that you want to assign yourself.',
  },
  submit: { id: 'trips.bulk.assignSubmit', defaultMessage: 'Assign vehicles' },
  none: { id: 'trips.bulk.assignNone', defaultMessage: 'No vehicle can take these trips' },
  noneText: {
    id: 'trips.bulk.assignNoneText',
    defaultMessage: 'Only active vehicles with a driver are suggested.',
  },
});
