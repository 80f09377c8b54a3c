import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.assign.title', defaultMessage: 'Assign driver' },
  text: {
    id: 'fleet.assign.text',
    defaultMessage:
      'Choose a driver for {plate}. Changes take effect immediately; clear the field to remove the driver.',
  },
  takeOver: { id: 'fleet.assign.takeOver', defaultMessage: 'Take over from {vehicle}' },
  takeOverHelp: { id: 'fleet.assign.takeOverHelp', defaultMessage: '{vehicle} has no driver then.' },
  skip: { id: 'fleet.assign.skip', defaultMessage: 'Skip it for now' },
  assigned: { id: 'fleet.assign.assigned', defaultMessage: 'Driver assigned' },
  unassigned: { id: 'fleet.assign.unassigned', defaultMessage: 'Driver unassigned' },
  idRequired: { id: 'fleet.assign.idRequired', defaultMessage: 'ID is required' },
});
