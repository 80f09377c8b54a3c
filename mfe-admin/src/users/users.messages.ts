import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.user.title', defaultMessage: 'Users' },
  search: { id: 'admin.user.search', defaultMessage: 'Search by name, login or e-mail' },
  empty: { id: 'admin.user.empty', defaultMessage: 'No users found' },
  emptyText: {
    id: 'admin.user.emptyText',
    defaultMessage: 'Add the people who use the portal and choose what each can do.',
  },
  create: { id: 'admin.user.create', defaultMessage: 'New user' },
  createSubmit: { id: 'admin.user.createVerb', defaultMessage: 'Create user' },
  editTitle: { id: 'admin.user.editTitle', defaultMessage: 'Edit user' },
  person: { id: 'admin.user.person', defaultMessage: 'Person' },
  access: { id: 'admin.user.access', defaultMessage: 'Access' },
  yes: { id: 'admin.user.yes', defaultMessage: 'Yes' },
  noRules: { id: 'admin.user.noRules', defaultMessage: 'No rules' },
  driverInfo: { id: 'admin.user.driverInfo', defaultMessage: 'Driver info' },
});

export const fields = defineMessages({
  name: { id: 'admin.user.field.name', defaultMessage: 'Name' },
  givenName: { id: 'admin.user.field.givenName', defaultMessage: 'First name' },
  familyName: { id: 'admin.user.field.familyName', defaultMessage: 'Last name' },
  login: { id: 'admin.user.field.login', defaultMessage: 'Login' },
  email: { id: 'admin.user.field.email', defaultMessage: 'E-mail' },
  password: { id: 'admin.user.field.password', defaultMessage: 'Password' },
  firstSignIn: { id: 'admin.user.field.firstSignIn', defaultMessage: 'First sign-in' },
  newPassword: { id: 'admin.user.field.newPassword', defaultMessage: 'New password' },
  role: { id: 'admin.user.field.role', defaultMessage: 'Role' },
  status: { id: 'admin.user.field.status', defaultMessage: 'Status' },
  organization: { id: 'admin.user.field.organization', defaultMessage: 'Organization' },
  contact: { id: 'admin.user.field.contact', defaultMessage: 'Contact' },
  isDriver: { id: 'admin.user.field.isDriver', defaultMessage: 'Driver' },
  timezone: { id: 'admin.user.field.timezone', defaultMessage: 'Time zone' },
  language: { id: 'admin.user.field.language', defaultMessage: 'Language' },
  createdAt: { id: 'admin.user.field.createdAt', defaultMessage: 'Created' },
});

export const helpTexts = defineMessages({
  password: {
    id: 'admin.user.help.password',
    defaultMessage:
      'No mail server is set up, so tell them this password yourself; they must change it when they first sign in. Leave empty to have a one-time password kept in the outbox, where root sees it.',
  },
  oneTimePassword: {
    id: 'admin.user.help.oneTimePassword',
    defaultMessage: 'Tell them this password yourself. They must change it when they first sign in.',
  },
  invitation: {
    id: 'admin.user.help.invitation',
    defaultMessage: 'They get a link by e-mail to choose their own password. It’s valid for 7 days.',
  },
  providerInvitation: {
    id: 'admin.user.help.providerInvitation',
    defaultMessage: 'They get an e-mail that asks them to sign in with {provider}.',
  },
  newPassword: {
    id: 'admin.user.help.newPassword',
    defaultMessage:
      'Leave empty to keep the current password. A password set here must be changed at the next sign-in.',
  },
  organization: { id: 'admin.user.help.organization', defaultMessage: 'Leave empty for your own organization.' },
  contact: { id: 'admin.user.help.contact', defaultMessage: 'Only contacts without a user account.' },
  contactHidden: {
    id: 'admin.user.help.contactHidden',
    defaultMessage: 'You need read access to contacts to choose one.',
  },
  isDriver: {
    id: 'admin.user.help.isDriver',
    defaultMessage: 'A driver needs a contact and can be assigned to vehicles and trips.',
  },
  ownCredentials: {
    id: 'admin.user.help.ownCredentials',
    defaultMessage: 'Change your own login, e-mail and password in your settings.',
  },
  hasMoreRules: {
    id: 'admin.user.help.holdsMore',
    defaultMessage: 'This user has more rights than you, so you can’t change their login, e-mail or password.',
  },
  ownRole: { id: 'admin.user.help.ownRole', defaultMessage: 'You can’t change your own role.' },
});

export const firstSignIns = defineMessages({
  invitation: { id: 'admin.user.firstSignIn.invitation', defaultMessage: 'Invitation by e-mail' },
  password: { id: 'admin.user.firstSignIn.password', defaultMessage: 'One-time password' },
});

export const invitations = defineMessages({
  invitedOn: { id: 'admin.user.invitation.invitedOn', defaultMessage: 'Invited on {date}' },
  expiredShort: { id: 'admin.user.invitation.expiredShort', defaultMessage: 'Invitation expired' },
  revokedShort: { id: 'admin.user.invitation.revokedShort', defaultMessage: 'Invitation revoked' },
  valid: {
    id: 'admin.user.invitation.valid',
    defaultMessage: 'Invited on {date}. The link in the e-mail is valid until {until}.',
  },
  toProvider: {
    id: 'admin.user.invitation.toProvider',
    defaultMessage: 'Invited on {date} to sign in with the identity provider.',
  },
  expired: { id: 'admin.user.invitation.expired', defaultMessage: 'Invited on {date}. The link has expired.' },
  revoked: {
    id: 'admin.user.invitation.revoked',
    defaultMessage: 'Invited on {date}. The link no longer works, because the user was blocked or got another e-mail.',
  },
});

export const statuses = defineMessages({
  1: { id: 'admin.user.status.1', defaultMessage: 'Active' },
  2: { id: 'admin.user.status.2', defaultMessage: 'Blocked' },
});

export const roles = defineMessages({
  user: { id: 'admin.user.role.user', defaultMessage: 'User' },
  admin: { id: 'admin.user.role.admin', defaultMessage: 'Admin' },
  root: { id: 'admin.user.role.root', defaultMessage: 'Root' },
});

export const drivers = defineMessages({
  true: { id: 'admin.user.driver.true', defaultMessage: 'Drivers' },
  false: { id: 'admin.user.driver.false', defaultMessage: 'Not drivers' },
});

export const actions = defineMessages({
  edit: { id: 'admin.user.action.edit', defaultMessage: 'Edit' },
  signInAs: { id: 'admin.user.action.signInAs', defaultMessage: 'Log in as' },
  invite: { id: 'admin.user.action.invite', defaultMessage: 'Resend invitation' },
  block: { id: 'admin.user.action.block', defaultMessage: 'Block' },
  resetFactors: { id: 'admin.user.action.resetFactors', defaultMessage: 'Reset second factor' },
  activate: { id: 'admin.user.action.activate', defaultMessage: 'Activate' },
  anonymize: { id: 'admin.user.action.anonymize', defaultMessage: 'Anonymize' },
  exportData: { id: 'admin.user.action.exportData', defaultMessage: 'Download personal data' },
  delete: { id: 'admin.user.action.delete', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  block: {
    id: 'admin.user.consequence.block',
    defaultMessage: 'Blocks {name}. They are signed out immediately and can’t sign in until someone activates them.',
  },
  delete: {
    id: 'admin.user.consequence.delete',
    defaultMessage:
      'Deletes {name}. This can’t be undone. Users who have created or approved something can only be blocked.',
  },
  resetFactors: {
    id: 'admin.user.consequence.resetFactors',
    defaultMessage:
      'Removes all second factors and recovery codes of {name} and signs them out. They sign in with their password alone until they add another one, and are notified by e-mail.',
  },
  anonymize: {
    id: 'admin.user.consequence.anonymize',
    defaultMessage:
      'Removes for good what names {name}: name, e-mail, phone, documents, sessions, API keys and the links they shared. Orders, trips and timelines stay and name a former user. This can’t be undone.',
  },
  signInAs: {
    id: 'admin.user.consequence.signInAs',
    defaultMessage:
      'You continue as {name}: you see and do what they can, and the timeline names you both. Sign out to return to your own account.',
  },
});

export const notices = defineMessages({
  created: { id: 'admin.user.notice.created', defaultMessage: 'User created' },
  saved: { id: 'admin.user.notice.saved', defaultMessage: 'User saved' },
  invited: { id: 'admin.user.notice.invited', defaultMessage: 'Invitation sent' },
  factorsReset: { id: 'admin.user.notice.factorsReset', defaultMessage: 'Second factor reset' },
  blocked: { id: 'admin.user.notice.blocked', defaultMessage: 'User blocked' },
  activated: { id: 'admin.user.notice.activated', defaultMessage: 'User activated' },
  anonymized: { id: 'admin.user.notice.anonymized', defaultMessage: 'User anonymized' },
  removed: { id: 'admin.user.notice.removed', defaultMessage: 'User deleted' },
});

/** Errors of the API by code, or by field and code. */
export const errorMessages = defineMessages({
  'login.alreadyExists': {
    id: 'admin.user.refusal.login.alreadyExists',
    defaultMessage: 'User with same login already exist',
  },
  'email.alreadyExists': {
    id: 'admin.user.refusal.email.alreadyExists',
    defaultMessage: 'User with same email already exist',
  },
  'contactId.required': { id: 'admin.user.refusal.contactId.required', defaultMessage: 'A driver needs a contact' },
  'contactId.notFound': {
    id: 'admin.user.refusal.contactId.notFound',
    defaultMessage: 'This contact no longer exists',
  },
  invitationLimit: {
    id: 'admin.user.refusal.invitationLimit',
    defaultMessage: 'The limit of {max} invitations an hour is reached. Try again in {minutes} min',
  },
  tooManyAttempts: {
    id: 'admin.user.refusal.tooManyAttempts',
    defaultMessage: 'Already sent within the last minute. Try again in {retryAfter} seconds',
  },
  notInvited: {
    id: 'admin.user.refusal.notInvited',
    defaultMessage: 'This user has already signed in or has a password',
  },
  mailNotConfigured: {
    id: 'admin.user.refusal.mailNotConfigured',
    defaultMessage: 'No mail server is set up. Set a one-time password instead',
  },
  ownAccess: { id: 'admin.user.refusal.ownAccess', defaultMessage: 'You can’t change your own role, rules or status' },
  ownCredentials: {
    id: 'admin.user.refusal.ownCredentials',
    defaultMessage: 'Change your own login, e-mail and password in your settings',
  },
  ownAccount: { id: 'admin.user.refusal.ownAccount', defaultMessage: 'You can’t delete your own account' },
  outOfReach: {
    id: 'admin.user.refusal.outOfReach',
    defaultMessage: 'Only root can change root users, and only admins or root can change admins',
  },
  roleOutOfReach: {
    id: 'admin.user.refusal.roleOutOfReach',
    defaultMessage: 'Only root can assign the root role, and only admins or root the admin role',
  },
  ruleNotHeld: { id: 'admin.user.refusal.ruleNotHeld', defaultMessage: 'You can’t grant a rule you don’t have' },
  holdsMore: {
    id: 'admin.user.refusal.holdsMore',
    defaultMessage: 'You can’t change the login, e-mail or password of a user with more rights than you',
  },
  stillActive: { id: 'admin.user.refusal.stillActive', defaultMessage: 'Block this user first' },
  openTrips: {
    id: 'admin.user.refusal.openTrips',
    defaultMessage: 'Can’t be anonymized while they still drive trips: {trips}. Give these to someone else first.',
  },
  anonymized: { id: 'admin.user.refusal.anonymized', defaultMessage: 'This person is anonymized for good' },
  lastAdmin: { id: 'admin.user.refusal.lastAdmin', defaultMessage: 'An organization needs at least one active admin' },
  breakGlassAdmin: {
    id: 'admin.user.refusal.breakGlassAdmin',
    defaultMessage:
      'This admin can still sign in when single sign-on fails. Choose another one under Single sign-on first',
  },
  userInUse: {
    id: 'admin.user.refusal.userInUse',
    defaultMessage:
      'Cannot be deleted, because this user has a history: orders created {orders}, approvals {approvals}, trips created {trips}, timeline entries {entries}{drivers, plural, =0 {} other {, and is a driver}}. Block the user instead.',
  },
  userBlocked: { id: 'admin.user.refusal.userBlocked', defaultMessage: 'The user or their organization is blocked' },
});
