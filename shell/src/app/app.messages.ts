import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  slow: { id: 'shell.app.slow', defaultMessage: 'This is taking longer than usual' },
  slowText: { id: 'shell.app.slowText', defaultMessage: 'The page is still loading.' },
  tryAgain: { id: 'shell.app.tryAgain', defaultMessage: 'Try again' },
});
