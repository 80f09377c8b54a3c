import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  slow: { id: 'shell.areas.slow.title', defaultMessage: '{name} is taking longer than usual' },
  slowText: { id: 'shell.areas.slow.text', defaultMessage: 'This screen is still being loaded. The rest of the portal works meanwhile.' },
  failed: { id: 'shell.areas.failed.title', defaultMessage: '{name} cannot be reached right now' },
  failedText: { id: 'shell.areas.failed.text', defaultMessage: 'It may be being updated. Everything else in the portal works.' },
  broken: { id: 'shell.areas.broken.title', defaultMessage: '{name} ran into a problem' },
  brokenText: { id: 'shell.areas.broken.text', defaultMessage: 'Your saved work is not affected. Everything else in the portal works.' },
  tryAgain: { id: 'shell.areas.tryAgain', defaultMessage: 'Try again' },
});
