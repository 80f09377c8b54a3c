import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  all: { id: 'ui.waiting.all', defaultMessage: '{count, plural, one {Show it in the list} other {Show all #}}' },
});
