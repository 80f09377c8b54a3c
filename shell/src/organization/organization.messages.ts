import { defineMessages } from 'react-intl';

/** All that the frame needs: the rest comes with the dialog. */
export const messages = defineMessages({
  title: { id: 'shell.organization.title', defaultMessage: 'Organization settings' },
});
