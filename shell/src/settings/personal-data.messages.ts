import { defineMessages } from 'react-intl';

export const personalDataMessages = defineMessages({
  title: { id: 'shell.personalData.title', defaultMessage: 'Your data' },
  help: {
    id: 'shell.personalData.help',
    defaultMessage:
      'Everything the portal holds about you, as a ZIP file: your profile, sessions, notifications, and what you did and wrote.',
  },
  download: { id: 'shell.personalData.download', defaultMessage: 'Download your data' },
});
