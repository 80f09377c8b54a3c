import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  removeOrder: { id: 'trips.road.removeOrder', defaultMessage: 'Remove from trip' },
  effect: {
    id: 'trips.road.effect',
    defaultMessage:
      '{count, plural, one {# order that is not picked up leaves} other {# orders that are not picked up leave}} trip {number} and can be planned again. Orders on board stay and have to be delivered.',
  },
  cancels: {
    id: 'trips.road.cancels',
    defaultMessage:
      '{count, plural, one {The order leaves trip {number} and can be planned again.} other {All # orders leave trip {number} and can be planned again.}} No order stays, so the trip is cancelled; this can’t be undone.',
  },
  none: { id: 'trips.road.none', defaultMessage: 'Nothing to remove' },
  noneText: {
    id: 'trips.road.noneText',
    defaultMessage: 'The goods are on board or delivered, or the trip is over.',
  },
});
