import { defineMessages } from 'react-intl';

/** The thread with the dispatchers. */
export const messages = defineMessages({
  title: { id: 'trips.driving.messages.title', defaultMessage: 'Messages' },
  count: {
    id: 'trips.driving.messages.count',
    defaultMessage: 'Messages{count, plural, =0 {} other { (#)}}',
  },
  unread: { id: 'trips.driving.messages.unread', defaultMessage: '{count} unread' },
  none: { id: 'trips.driving.messages.none', defaultMessage: 'Write to your dispatcher, with or without a network.' },
  you: { id: 'trips.driving.messages.you', defaultMessage: 'You' },
  waiting: { id: 'trips.driving.messages.waiting', defaultMessage: 'Not sent yet' },
  text: { id: 'trips.driving.messages.text', defaultMessage: 'Message to the dispatcher' },
  send: { id: 'trips.driving.messages.send', defaultMessage: 'Send' },
});
