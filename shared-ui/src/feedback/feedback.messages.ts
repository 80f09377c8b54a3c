import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: { id: 'ui.failed.title', defaultMessage: 'This could not be loaded' },
  tryAgain: { id: 'ui.tryAgain', defaultMessage: 'Try again' },
  noAccess: { id: 'ui.noAccess.title', defaultMessage: 'You have no access to this page' },
  noAccessText: {
    id: 'ui.noAccess.text',
    defaultMessage: 'Your rules do not include it. Ask an administrator of your organization if you need it.',
  },
  notFound: { id: 'ui.notFound.title', defaultMessage: 'There is nothing here' },
  notFoundText: {
    id: 'ui.notFound.text',
    defaultMessage: 'The address is wrong, or what was here is gone or not yours to see.',
  },
  goHome: { id: 'ui.goHome', defaultMessage: 'Go to home' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading' },
});
