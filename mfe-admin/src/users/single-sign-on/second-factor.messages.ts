import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.secondFactor.title', defaultMessage: 'Second factor' },
  text: {
    id: 'admin.secondFactor.text',
    defaultMessage:
      'People add passkeys and authenticator apps in their settings. Anyone who is required to have one and has none can only add one after signing in. Single sign-on and API keys aren’t affected.',
  },
  count: {
    id: 'admin.secondFactor.count',
    defaultMessage: '{factors} of {users, plural, one {# active user has} other {# active users have}} a second factor',
  },
  optional: { id: 'admin.secondFactor.optional', defaultMessage: 'Not required of anyone' },
  requiredFor: { id: 'admin.secondFactor.requiredFor', defaultMessage: 'Required for' },
  change: { id: 'admin.secondFactor.change', defaultMessage: 'Change requirement' },
  saved: { id: 'admin.secondFactor.saved', defaultMessage: 'Requirement saved' },
  consequence: {
    id: 'admin.secondFactor.consequence',
    defaultMessage: 'Takes effect immediately, also for people who are signed in, and for you.',
  },
});

export const groups = defineMessages({
  everyone: { id: 'admin.secondFactor.group.everyone', defaultMessage: 'Everyone' },
  administrators: { id: 'admin.secondFactor.group.administrators', defaultMessage: 'Administrators and root' },
  approvers: { id: 'admin.secondFactor.group.approvers', defaultMessage: 'Approvers of orders' },
  billApprovers: { id: 'admin.secondFactor.group.billApprovers', defaultMessage: 'Approvers of bills' },
});
