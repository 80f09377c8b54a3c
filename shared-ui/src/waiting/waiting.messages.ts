import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  all: { id: 'ui.waiting.all', defaultMessage: '{count, plural, one {Show in list} other {Show all #}}' },
});
