import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  banner: { id: 'shell.session.strip', defaultMessage: 'Session as someone else' },
  signedInAs: { id: 'shell.session.signedInAs', defaultMessage: 'You are signed in as {name} of {organization}' },
  backToMine: { id: 'shell.session.backToMine', defaultMessage: 'Back to my account' },
  backTo: { id: 'shell.session.backTo', defaultMessage: 'Back to {name}' },
});
