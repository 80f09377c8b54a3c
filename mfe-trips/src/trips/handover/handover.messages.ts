import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  effect: {
    id: 'trips.handover.effect',
    defaultMessage:
      'From the handover on, positions and reports of the new vehicle and driver count. A replaced driver can still report what happened before it.',
  },
  place: { id: 'trips.handover.place', defaultMessage: 'Place of the handover' },
  placeHelp: { id: 'trips.handover.placeHelp', defaultMessage: 'As printed on the trip’s papers.' },
});

export const fieldErrors = defineMessages({
  unchanged: { id: 'trips.handover.unchanged', defaultMessage: 'Choose another vehicle or driver' },
  beforeStart: {
    id: 'trips.handover.beforeStart',
    defaultMessage: 'Time is before the start of the trip or its last handover',
  },
});
