import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.provisioning.title', defaultMessage: 'Provisioning' },
  text: {
    id: 'admin.provisioning.text',
    defaultMessage:
      'The provider adds, changes and locks users by itself (SCIM 2.0), and gives them rules by their groups. A user who is locked there loses access here immediately.',
  },
  address: { id: 'admin.provisioning.address', defaultMessage: 'Address of the service' },
  addressHelp: { id: 'admin.provisioning.addressHelp', defaultMessage: 'Enter it at the provider, with a token' },
  tokens: { id: 'admin.provisioning.tokens', defaultMessage: 'Tokens' },
  empty: { id: 'admin.provisioning.empty', defaultMessage: 'No tokens. Create one to connect the provider.' },
  create: { id: 'admin.provisioning.create', defaultMessage: 'New token' },
  createSubmit: { id: 'admin.provisioning.createSubmit', defaultMessage: 'Create token' },
  secret: { id: 'admin.provisioning.secret', defaultMessage: 'Token' },
  secretHelp: {
    id: 'admin.provisioning.secretHelp',
    defaultMessage: 'You see it only this once. Enter it at the provider now.',
  },
  lastUsed: { id: 'admin.provisioning.lastUsed', defaultMessage: 'Last used {time}' },
  neverUsed: { id: 'admin.provisioning.neverUsed', defaultMessage: 'Never used' },
  expires: { id: 'admin.provisioning.expires', defaultMessage: 'Expires {time}' },
  oldUntil: { id: 'admin.provisioning.oldUntil', defaultMessage: 'Old token valid until {time}' },
});

export const fields = defineMessages({
  name: { id: 'admin.provisioning.field.name', defaultMessage: 'Name' },
  expiresAt: { id: 'admin.provisioning.field.expiresAt', defaultMessage: 'Expires' },
});

export const helpTexts = defineMessages({
  expiresAt: {
    id: 'admin.provisioning.help.expiresAt',
    defaultMessage: 'Leave empty for a token that doesn’t expire.',
  },
});

export const states = defineMessages({
  active: { id: 'admin.provisioning.state.active', defaultMessage: 'Active' },
  paused: { id: 'admin.provisioning.state.paused', defaultMessage: 'Paused' },
  expired: { id: 'admin.provisioning.state.expired', defaultMessage: 'Expired' },
  revoked: { id: 'admin.provisioning.state.revoked', defaultMessage: 'Revoked' },
});

export const actions = defineMessages({
  rotate: { id: 'admin.provisioning.action.rotate', defaultMessage: 'Rotate' },
  revoke: { id: 'admin.provisioning.action.revoke', defaultMessage: 'Revoke' },
});

export const consequences = defineMessages({
  rotate: {
    id: 'admin.provisioning.consequence.rotate',
    defaultMessage: 'Creates a new secret for “{name}”. The old one stays valid for a day.',
  },
  revoke: {
    id: 'admin.provisioning.consequence.revoke',
    defaultMessage:
      'Revokes the token “{name}”. The provider can’t change users with it any more. This can’t be undone.',
  },
});

export const notices = defineMessages({
  revoked: { id: 'admin.provisioning.notice.revoked', defaultMessage: 'Token revoked' },
});

export const errorMessages = defineMessages({
  tooManyTokens: {
    id: 'admin.provisioning.error.tooManyTokens',
    defaultMessage: 'A provider has at most {max} tokens. Revoke one first',
  },
  tokenRevoked: { id: 'admin.provisioning.error.tokenRevoked', defaultMessage: 'This token has been revoked' },
  tokenExpired: {
    id: 'admin.provisioning.error.tokenExpired',
    defaultMessage: 'This token has expired. Create a new one',
  },
  past: { id: 'admin.provisioning.error.past', defaultMessage: 'Choose a time in the future' },
});
