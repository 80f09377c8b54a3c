import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: { id: 'ui.failed.title', defaultMessage: 'This could not be loaded' },
  tryAgain: { id: 'ui.tryAgain', defaultMessage: 'Try again' },
  noAccess: { id: 'ui.noAccess.title', defaultMessage: 'You don’t have access to this page' },
  noAccessText: {
    id: 'ui.noAccess.text',
    defaultMessage: 'Your rules don’t include it. Ask your organization’s administrator for access.',
  },
  notFound: { id: 'ui.notFound.title', defaultMessage: 'Not found' },
  notFoundText: {
    id: 'ui.notFound.text',
    defaultMessage: 'The link may be wrong, or the item was deleted or isn’t shared with you.',
  },
  goHome: { id: 'ui.goHome', defaultMessage: 'Go to home' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading' },
});
