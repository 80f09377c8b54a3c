import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.invitation.title', defaultMessage: 'Welcome' },
  lead: {
    id: 'shell.invitation.lead',
    defaultMessage: 'Hello {name}, choose a password for your account at {organization}.',
  },
  withProvider: {
    id: 'shell.invitation.withProvider',
    defaultMessage:
      'Hello {name}, your organization {organization} signs in with {provider}. You need no password here.',
  },
  continue: { id: 'shell.invitation.continue', defaultMessage: 'Continue to sign-in' },
  invalid: {
    id: 'shell.invitation.invalid',
    defaultMessage:
      'This invitation has expired, was replaced by a newer one or has already been used. If you already have a password, sign in. Otherwise ask your administrator to send a new invitation.',
  },
  otherUser: {
    id: 'shell.invitation.otherUser',
    defaultMessage: 'You’re signed in as {name}. Sign out and open the link again to use this invitation.',
  },
});
