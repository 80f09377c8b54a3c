import { defineMessages } from 'react-intl';

/** Used by the frame; the other messages are loaded with the dialog. */
export const messages = defineMessages({
  title: { id: 'shell.organization.title', defaultMessage: 'Organization settings' },
});
