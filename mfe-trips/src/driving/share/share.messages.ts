import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  waiting: {
    id: 'trips.driving.share.waiting',
    defaultMessage: '{count, plural, one {A shared file waits} other {# shared files wait}} for a stop',
  },
  choose: { id: 'trips.driving.share.choose', defaultMessage: 'Choose the stop' },
  discard: { id: 'trips.driving.share.discard', defaultMessage: 'Discard' },
  none: {
    id: 'trips.driving.share.none',
    defaultMessage: 'You have no started trip that they could belong to.',
  },
  title: { id: 'trips.driving.share.title', defaultMessage: 'Which stop is it for?' },
  stop: { id: 'trips.driving.share.stop', defaultMessage: 'Stop' },
  option: { id: 'trips.driving.share.option', defaultMessage: '{trip} · Stop {number}, {place} · {order}' },
  add: { id: 'trips.driving.share.add', defaultMessage: 'Add' },
  invalid: { id: 'trips.driving.share.invalid', defaultMessage: '{name} can’t be added:' },
});
