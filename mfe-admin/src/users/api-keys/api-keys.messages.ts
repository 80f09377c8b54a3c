import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.apiKey.title', defaultMessage: 'API keys' },
  search: { id: 'admin.apiKey.search', defaultMessage: 'Search by name or start of the key' },
  empty: { id: 'admin.apiKey.empty', defaultMessage: 'No API keys' },
  emptyText: {
    id: 'admin.apiKey.emptyText',
    defaultMessage: 'Create a key so that another system, such as your ERP, can call the API.',
  },
  create: { id: 'admin.apiKey.create', defaultMessage: 'New API key' },
  createSubmit: { id: 'admin.apiKey.createSubmit', defaultMessage: 'Create key' },
  documentation: { id: 'admin.apiKey.documentation', defaultMessage: 'API documentation' },
  general: { id: 'admin.apiKey.general', defaultMessage: 'Key' },
  access: { id: 'admin.apiKey.access', defaultMessage: 'Access' },
  editTitle: { id: 'admin.apiKey.editTitle', defaultMessage: 'Edit API key' },
  editSubmit: { id: 'admin.apiKey.editSubmit', defaultMessage: 'Save' },
  rotateTitle: { id: 'admin.apiKey.rotateTitle', defaultMessage: 'Rotate key' },
  rotateText: {
    id: 'admin.apiKey.rotateText',
    defaultMessage:
      'Creates a new secret for this key. From now on you answer for it: it never has more rules than you.',
  },
  secretTitle: { id: 'admin.apiKey.secretTitle', defaultMessage: 'Copy your key' },
  secret: { id: 'admin.apiKey.secret', defaultMessage: 'Key' },
  secretHelp: {
    id: 'admin.apiKey.secretHelp',
    defaultMessage: 'You see it only this once. Store it where your other secrets are.',
  },
  header: { id: 'admin.apiKey.header', defaultMessage: 'Send it with every call' },
  never: { id: 'admin.apiKey.never', defaultMessage: 'Never' },
  anywhere: { id: 'admin.apiKey.anywhere', defaultMessage: 'Anywhere' },
  ruleCount: { id: 'admin.apiKey.ruleCount', defaultMessage: '{count, plural, one {# rule} other {# rules}}' },
  oldUntil: { id: 'admin.apiKey.oldUntil', defaultMessage: 'Old key valid until {time}' },
});

export const fields = defineMessages({
  name: { id: 'admin.apiKey.field.name', defaultMessage: 'Name' },
  key: { id: 'admin.apiKey.field.key', defaultMessage: 'Key' },
  state: { id: 'admin.apiKey.field.state', defaultMessage: 'Status' },
  access: { id: 'admin.apiKey.field.access', defaultMessage: 'Rules' },
  networks: { id: 'admin.apiKey.field.networks', defaultMessage: 'Allowed networks' },
  createdBy: { id: 'admin.apiKey.field.createdBy', defaultMessage: 'Responsible' },
  createdAt: { id: 'admin.apiKey.field.createdAt', defaultMessage: 'Created' },
  expiresAt: { id: 'admin.apiKey.field.expiresAt', defaultMessage: 'Expires' },
  lastUsedAt: { id: 'admin.apiKey.field.lastUsedAt', defaultMessage: 'Last used' },
  overlap: { id: 'admin.apiKey.field.overlap', defaultMessage: 'The old key stays valid' },
});

export const helpTexts = defineMessages({
  name: { id: 'admin.apiKey.help.name', defaultMessage: 'The system that uses it, such as “ERP”.' },
  networks: {
    id: 'admin.apiKey.help.networks',
    defaultMessage:
      'One address or network on each line, such as 203.0.113.0/24 or 2001:db8::/32. Empty: calls may come from anywhere.',
  },
  expiresAt: { id: 'admin.apiKey.help.expiresAt', defaultMessage: 'Leave empty for a key that doesn’t expire.' },
});

export const overlaps = defineMessages({
  0: { id: 'admin.apiKey.overlap.none', defaultMessage: 'Not at all' },
  3600: { id: 'admin.apiKey.overlap.hour', defaultMessage: 'For an hour' },
  86400: { id: 'admin.apiKey.overlap.day', defaultMessage: 'For a day' },
  604800: { id: 'admin.apiKey.overlap.week', defaultMessage: 'For a week' },
});

export const states = defineMessages({
  active: { id: 'admin.apiKey.state.active', defaultMessage: 'Active' },
  paused: { id: 'admin.apiKey.state.paused', defaultMessage: 'Paused' },
  expired: { id: 'admin.apiKey.state.expired', defaultMessage: 'Expired' },
  revoked: { id: 'admin.apiKey.state.revoked', defaultMessage: 'Revoked' },
});

export const actions = defineMessages({
  edit: { id: 'admin.apiKey.action.edit', defaultMessage: 'Edit' },
  rotate: { id: 'admin.apiKey.action.rotate', defaultMessage: 'Rotate' },
  revoke: { id: 'admin.apiKey.action.revoke', defaultMessage: 'Revoke' },
});

export const consequences = defineMessages({
  revoke: {
    id: 'admin.apiKey.consequence.revoke',
    defaultMessage: 'Revokes the key “{name}”. Systems that use it lose access immediately. This can’t be undone.',
  },
});

export const notices = defineMessages({
  changed: { id: 'admin.apiKey.notice.changed', defaultMessage: 'Key saved' },
  revoked: { id: 'admin.apiKey.notice.revoked', defaultMessage: 'Key revoked' },
});

export const errorMessages = defineMessages({
  ruleNotHeld: {
    id: 'admin.apiKey.error.ruleNotHeld',
    defaultMessage: 'You can’t give a key a rule that you don’t have',
  },
  tooManyKeys: {
    id: 'admin.apiKey.error.tooManyKeys',
    defaultMessage: 'You have reached the limit of {max} keys. Revoke one first',
  },
  keyRevoked: { id: 'admin.apiKey.error.keyRevoked', defaultMessage: 'This key has been revoked' },
  keyExpired: { id: 'admin.apiKey.error.keyExpired', defaultMessage: 'This key has expired. Create a new one' },
  past: { id: 'admin.apiKey.error.past', defaultMessage: 'Choose a time in the future' },
  network: {
    id: 'admin.apiKey.error.network',
    defaultMessage: 'Each line must be an address or a network, such as 203.0.113.0/24',
  },
});
