import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.assign.title', defaultMessage: 'Assign driver' },
  text: {
    id: 'fleet.assign.text',
    defaultMessage: 'Who drives {plate}? Your choice counts at once; clear the field to take the driver off.',
  },
  skip: { id: 'fleet.assign.skip', defaultMessage: 'Skip it for now' },
  assigned: { id: 'fleet.assign.assigned', defaultMessage: 'Driver assigned' },
  unassigned: { id: 'fleet.assign.unassigned', defaultMessage: 'Driver unassigned' },
  idRequired: { id: 'fleet.assign.idRequired', defaultMessage: 'ID is required' },
});
