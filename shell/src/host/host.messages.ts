import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  development: { id: 'shell.host.development', defaultMessage: 'This version is for testing only and data may be cleared' },
});
