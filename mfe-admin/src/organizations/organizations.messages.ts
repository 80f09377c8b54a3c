import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.organization.title', defaultMessage: 'Organizations' },
  search: { id: 'admin.organization.search', defaultMessage: 'Search by name' },
  view: { id: 'admin.organization.view', defaultMessage: 'Which organizations' },
  empty: { id: 'admin.organization.empty', defaultMessage: 'No organizations found' },
  emptyText: {
    id: 'admin.organization.emptyText',
    defaultMessage: 'Organizations that register appear here for review. You can also create one yourself.',
  },
  status: { id: 'admin.organization.status', defaultMessage: 'Status' },
  createdAt: { id: 'admin.organization.createdAt', defaultMessage: 'Created' },
  hasChange: { id: 'admin.organization.hasChange', defaultMessage: 'Changes to review' },
  create: { id: 'admin.organization.create', defaultMessage: 'New organization' },
  createVerb: { id: 'admin.organization.createVerb', defaultMessage: 'Create organization' },
  createText: {
    id: 'admin.organization.createText',
    defaultMessage:
      'It works at once: an administrator account is made for its contact, and the credentials are mailed.',
  },
  edit: { id: 'admin.organization.edit', defaultMessage: 'Edit organization' },
  editText: { id: 'admin.organization.editText', defaultMessage: 'What you change counts at once, without a review.' },
  details: { id: 'admin.organization.details', defaultMessage: 'Organization details' },
  review: { id: 'admin.organization.review', defaultMessage: 'Review registration' },
  accept: { id: 'admin.organization.accept', defaultMessage: 'Accept' },
  acceptText: {
    id: 'admin.organization.acceptText',
    defaultMessage:
      'Once you accept, an administrator account is made for {contact}, and the login credentials are mailed to {email}.',
  },
  decline: { id: 'admin.organization.decline', defaultMessage: 'Decline' },
  declineTitle: { id: 'admin.organization.declineTitle', defaultMessage: 'Decline registration' },
  declineReason: { id: 'admin.organization.declineReason', defaultMessage: 'Reason, mailed to the contact' },
  unchanged: { id: 'admin.organization.unchanged', defaultMessage: 'Nothing was changed' },
});

export const changeMessages = defineMessages({
  title: { id: 'admin.organization.change.title', defaultMessage: 'Review changes' },
  asked: { id: 'admin.organization.change.asked', defaultMessage: '{name} asks for these changes.' },
  askedBy: { id: 'admin.organization.change.askedBy', defaultMessage: '{user} of {name} asks for these changes.' },
  current: { id: 'admin.organization.change.current', defaultMessage: 'Current' },
  wanted: { id: 'admin.organization.change.wanted', defaultMessage: 'Wanted' },
  nothing: { id: 'admin.organization.change.nothing', defaultMessage: 'none' },
  on: { id: 'admin.organization.change.on', defaultMessage: 'on' },
  off: { id: 'admin.organization.change.off', defaultMessage: 'off' },
  secret: { id: 'admin.organization.change.secret', defaultMessage: 'Never shown' },
  secretChanged: { id: 'admin.organization.change.secretChanged', defaultMessage: 'Changed' },
  mergesAll: { id: 'admin.organization.change.mergesAll', defaultMessage: 'All of it becomes true at once.' },
  mergesSome: {
    id: 'admin.organization.change.mergesSome',
    defaultMessage:
      '{count, plural, one {The change that is not chosen is} other {The # changes that are not chosen are}} declined.',
  },
  mergesNone: {
    id: 'admin.organization.change.mergesNone',
    defaultMessage: 'Choose what to merge, or decline all of it.',
  },
  merge: {
    id: 'admin.organization.change.merge',
    defaultMessage: '{count, plural, one {Merge a change} other {Merge # changes}}',
  },
  decline: { id: 'admin.organization.change.decline', defaultMessage: 'Decline all' },
  declineTitle: { id: 'admin.organization.change.declineTitle', defaultMessage: 'Decline all changes' },
  declineReason: { id: 'admin.organization.change.declineReason', defaultMessage: 'Reason, told to the organization' },
  none: { id: 'admin.organization.change.none', defaultMessage: 'No changes wait for review' },
});

export const views = defineMessages({
  all: { id: 'admin.organization.view.all', defaultMessage: 'All' },
  true: { id: 'admin.organization.view.hasChange', defaultMessage: 'With changes to review' },
});

/** By status code. */
export const statuses = defineMessages({
  0: { id: 'admin.organization.status.registered', defaultMessage: 'Waits for review' },
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
      'Blocks {name}. All sessions of its users end at once, and nobody of it can sign in until you activate it again.',
  },
  delete: {
    id: 'admin.organization.consequence.delete',
    defaultMessage:
      'Deletes {name} for good. This works only as long as nothing hangs on it: no users, orders, vehicles or partners.',
  },
});

export const notices = defineMessages({
  created: { id: 'admin.organization.notice.created', defaultMessage: 'Organization created, credentials mailed' },
  saved: { id: 'admin.organization.notice.saved', defaultMessage: 'Organization saved' },
  accepted: { id: 'admin.organization.notice.accepted', defaultMessage: 'Registration accepted, credentials mailed' },
  declined: { id: 'admin.organization.notice.declined', defaultMessage: 'Registration declined' },
  activated: { id: 'admin.organization.notice.activated', defaultMessage: 'Organization activated' },
  blocked: { id: 'admin.organization.notice.blocked', defaultMessage: 'Organization blocked' },
  deleted: { id: 'admin.organization.notice.deleted', defaultMessage: 'Organization deleted' },
  merged: { id: 'admin.organization.notice.merged', defaultMessage: 'Changes merged' },
  changesDeclined: { id: 'admin.organization.notice.changesDeclined', defaultMessage: 'Changes declined' },
});

export const waiting = defineMessages({
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
