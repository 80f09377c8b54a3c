import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.organization.title', defaultMessage: 'Organizations' },
  removeLogo: { id: 'admin.organization.removeLogo', defaultMessage: 'Remove logo' },
  search: { id: 'admin.organization.search', defaultMessage: 'Search by name, code, contact or domain' },
  view: { id: 'admin.organization.view', defaultMessage: 'Organizations to show' },
  empty: { id: 'admin.organization.empty', defaultMessage: 'No organizations found' },
  emptyText: {
    id: 'admin.organization.emptyText',
    defaultMessage: 'Organizations that register appear here for review. You can also create one yourself.',
  },
  status: { id: 'admin.organization.status', defaultMessage: 'Status' },
  createdAt: { id: 'admin.organization.createdAt', defaultMessage: 'Created' },
  hasChange: { id: 'admin.organization.hasChange', defaultMessage: 'Changes to review' },
  create: { id: 'admin.organization.create', defaultMessage: 'New organization' },
  createSubmit: { id: 'admin.organization.createVerb', defaultMessage: 'Create organization' },
  createText: {
    id: 'admin.organization.createText',
    defaultMessage:
      'The organization is active immediately. Its contact gets an administrator account and the credentials by e-mail.',
  },
  edit: { id: 'admin.organization.edit', defaultMessage: 'Edit organization' },
  editText: { id: 'admin.organization.editText', defaultMessage: 'Changes take effect immediately, without review.' },
  details: { id: 'admin.organization.details', defaultMessage: 'Organization details' },
  review: { id: 'admin.organization.review', defaultMessage: 'Review registration' },
  accept: { id: 'admin.organization.accept', defaultMessage: 'Accept' },
  acceptText: {
    id: 'admin.organization.acceptText',
    defaultMessage:
      'If you accept, {contact} gets an administrator account and the login credentials are e-mailed to {email}.',
  },
  decline: { id: 'admin.organization.decline', defaultMessage: 'Decline' },
  declineTitle: { id: 'admin.organization.declineTitle', defaultMessage: 'Decline registration' },
  declineReason: { id: 'admin.organization.declineReason', defaultMessage: 'Reason (e-mailed to the contact)' },
  unchanged: { id: 'admin.organization.unchanged', defaultMessage: 'No changes to save' },
});

export const changeMessages = defineMessages({
  title: { id: 'admin.organization.change.title', defaultMessage: 'Review changes' },
  requestedByOrganization: {
    id: 'admin.organization.change.asked',
    defaultMessage: '{name} requested these changes',
  },
  requestedBy: { id: 'admin.organization.change.askedBy', defaultMessage: '{user} of {name} requested these changes' },
  current: { id: 'admin.organization.change.current', defaultMessage: 'Current' },
  requested: { id: 'admin.organization.change.wanted', defaultMessage: 'Requested' },
  noValue: { id: 'admin.organization.change.nothing', defaultMessage: 'none' },
  on: { id: 'admin.organization.change.on', defaultMessage: 'on' },
  off: { id: 'admin.organization.change.off', defaultMessage: 'off' },
  secret: { id: 'admin.organization.change.secret', defaultMessage: 'Hidden' },
  secretChanged: { id: 'admin.organization.change.secretChanged', defaultMessage: 'Changed' },
  mergeAllSummary: {
    id: 'admin.organization.change.mergesAll',
    defaultMessage: 'All changes take effect immediately.',
  },
  mergeSomeSummary: {
    id: 'admin.organization.change.mergesSome',
    defaultMessage: '{count, plural, one {The unselected change is} other {The # unselected changes are}} declined.',
  },
  mergeNoneSummary: {
    id: 'admin.organization.change.mergesNone',
    defaultMessage: 'Select the changes to merge, or decline all.',
  },
  merge: {
    id: 'admin.organization.change.merge',
    defaultMessage: '{count, plural, one {Merge # change} other {Merge # changes}}',
  },
  decline: { id: 'admin.organization.change.decline', defaultMessage: 'Decline all' },
  declineTitle: { id: 'admin.organization.change.declineTitle', defaultMessage: 'Decline all changes' },
  declineReason: { id: 'admin.organization.change.declineReason', defaultMessage: 'Reason (sent to the organization)' },
  noChanges: { id: 'admin.organization.change.none', defaultMessage: 'No changes to review' },
});

export const views = defineMessages({
  all: { id: 'admin.organization.view.all', defaultMessage: 'All' },
  true: { id: 'admin.organization.view.hasChange', defaultMessage: 'With changes to review' },
});

/** Keyed by status code. */
export const statuses = defineMessages({
  0: { id: 'admin.organization.status.registered', defaultMessage: 'Pending review' },
  1: { id: 'admin.organization.status.active', defaultMessage: 'Active' },
  2: { id: 'admin.organization.status.blocked', defaultMessage: 'Blocked' },
});

export const actions = defineMessages({
  details: { id: 'admin.organization.action.details', defaultMessage: 'Details' },
  review: { id: 'admin.organization.action.review', defaultMessage: 'Review' },
  edit: { id: 'admin.organization.action.edit', defaultMessage: 'Edit' },
  activate: { id: 'admin.organization.action.activate', defaultMessage: 'Activate' },
  block: { id: 'admin.organization.action.block', defaultMessage: 'Block' },
  delete: { id: 'admin.organization.action.delete', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  activate: {
    id: 'admin.organization.consequence.activate',
    defaultMessage: 'Activates {name}. Its users can sign in again.',
  },
  block: {
    id: 'admin.organization.consequence.block',
    defaultMessage:
      'Blocks {name}. Its users are signed out immediately and can’t sign in until you activate it again.',
  },
  delete: {
    id: 'admin.organization.consequence.delete',
    defaultMessage:
      'Permanently deletes {name}. This is only possible while it has no users, orders, vehicles or partners.',
  },
});

export const notices = defineMessages({
  logoRemoved: { id: 'admin.organization.notice.logoRemoved', defaultMessage: 'Logo removed' },
  created: {
    id: 'admin.organization.notice.created',
    defaultMessage: 'Organization created; the e-mail with its credentials is in the outbox',
  },
  saved: { id: 'admin.organization.notice.saved', defaultMessage: 'Organization saved' },
  accepted: {
    id: 'admin.organization.notice.accepted',
    defaultMessage: 'Registration accepted; the e-mail with the credentials is in the outbox',
  },
  declined: { id: 'admin.organization.notice.declined', defaultMessage: 'Registration declined' },
  activated: { id: 'admin.organization.notice.activated', defaultMessage: 'Organization activated' },
  blocked: { id: 'admin.organization.notice.blocked', defaultMessage: 'Organization blocked' },
  deleted: { id: 'admin.organization.notice.deleted', defaultMessage: 'Organization deleted' },
  merged: { id: 'admin.organization.notice.merged', defaultMessage: 'Changes merged' },
  changesDeclined: { id: 'admin.organization.notice.changesDeclined', defaultMessage: 'Changes declined' },
});

export const waitingMessages = defineMessages({
  title: { id: 'admin.organization.waiting.title', defaultMessage: 'Organizations to review' },
  registration: { id: 'admin.organization.waiting.registration', defaultMessage: 'New registration' },
  change: { id: 'admin.organization.waiting.change', defaultMessage: 'Changed data' },
  registrations: {
    id: 'admin.organization.waiting.registrations',
    defaultMessage: '{count, plural, one {# registration} other {# registrations}}',
  },
  changes: {
    id: 'admin.organization.waiting.changes',
    defaultMessage: '{count, plural, one {# with changed data} other {# with changed data}}',
  },
});
