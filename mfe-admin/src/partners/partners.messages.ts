import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.partner.title', defaultMessage: 'Partners' },
  search: { id: 'admin.partner.search', defaultMessage: 'Search by name' },
  view: { id: 'admin.partner.view', defaultMessage: 'Partners to show' },
  empty: { id: 'admin.partner.empty', defaultMessage: 'No partners found' },
  emptyText: {
    id: 'admin.partner.emptyText',
    defaultMessage: 'Add a company by its partner token, or register a new one.',
  },
  add: { id: 'admin.partner.add', defaultMessage: 'Add by token' },
  addTitle: { id: 'admin.partner.addTitle', defaultMessage: 'Add a partner' },
  addSubmit: { id: 'admin.partner.addVerb', defaultMessage: 'Request partnership' },
  token: { id: 'admin.partner.token', defaultMessage: 'Partner token' },
  tokenHelp: {
    id: 'admin.partner.tokenHelp',
    defaultMessage: 'Your partner can find it in their organization settings.',
  },
  yourToken: { id: 'admin.partner.ownToken', defaultMessage: 'Your partner token' },
  yourTokenHelp: {
    id: 'admin.partner.ownTokenHelp',
    defaultMessage: 'Send it to a company that wants to add you as its partner. You still confirm each request.',
  },
  create: { id: 'admin.partner.create', defaultMessage: 'New organization' },
  createTitle: { id: 'admin.partner.createTitle', defaultMessage: 'Register a partner organization' },
  createSubmit: { id: 'admin.partner.createVerb', defaultMessage: 'Register and request partnership' },
  createText: {
    id: 'admin.partner.createText',
    defaultMessage:
      'The registration is reviewed within {hours} working hours. The contact then receives the credentials and can confirm the partnership.',
  },
  info: { id: 'admin.partner.info', defaultMessage: 'Partner info' },
  shared: { id: 'admin.partner.shared', defaultMessage: 'Shared records' },
});

export const views = defineMessages({
  all: { id: 'admin.partner.view.all', defaultMessage: 'All' },
  true: { id: 'admin.partner.view.waitsForUs', defaultMessage: 'Waiting for us' },
});

export const fields = defineMessages({
  name: { id: 'admin.partner.name', defaultMessage: 'Name' },
  type: { id: 'admin.partner.type', defaultMessage: 'Type' },
  status: { id: 'admin.partner.status', defaultMessage: 'Status' },
  createdAt: { id: 'admin.partner.createdAt', defaultMessage: 'Requested' },
  registrationId: { id: 'admin.partner.registrationId', defaultMessage: 'Registration ID' },
  country: { id: 'admin.partner.country', defaultMessage: 'Country' },
  currency: { id: 'admin.partner.currency', defaultMessage: 'Currency' },
  domain: { id: 'admin.partner.domain', defaultMessage: 'Business domain' },
  contactName: { id: 'admin.partner.contactName', defaultMessage: 'Contact name' },
  contactEmail: { id: 'admin.partner.contactEmail', defaultMessage: 'Contact e-mail' },
  contactEmailHelp: {
    id: 'admin.partner.contactEmailHelp',
    defaultMessage: 'The login credentials go to this address.',
  },
});

export const sharedCounts = defineMessages({
  contacts: { id: 'admin.partner.shared.contacts', defaultMessage: 'Contacts' },
  locations: { id: 'admin.partner.shared.locations', defaultMessage: 'Locations' },
  contracts: { id: 'admin.partner.shared.contracts', defaultMessage: 'Contracts' },
  orders: { id: 'admin.partner.shared.orders', defaultMessage: 'Orders' },
  vehicles: { id: 'admin.partner.shared.vehicles', defaultMessage: 'Vehicles' },
});

export const statuses = defineMessages({
  registered: { id: 'admin.partner.status.registered', defaultMessage: 'In review' },
  waitingConfirmation: { id: 'admin.partner.status.waitingConfirmation', defaultMessage: 'Waiting for confirmation' },
  active: { id: 'admin.partner.status.active', defaultMessage: 'Active' },
  blocked: { id: 'admin.partner.status.blocked', defaultMessage: 'Blocked' },
});

/** Statuses that depend on the side: who has to act, or who blocked. */
export const statusesFromOurSide = defineMessages({
  waitsForUs: { id: 'admin.partner.side.waitsForUs', defaultMessage: 'Waiting for us' },
  waitsForThem: { id: 'admin.partner.side.waitsForThem', defaultMessage: 'Waiting for them' },
  blockedByUs: { id: 'admin.partner.side.blockedByUs', defaultMessage: 'Blocked by us' },
  blockedByThem: { id: 'admin.partner.side.blockedByThem', defaultMessage: 'Blocked by them' },
});

export const actions = defineMessages({
  info: { id: 'admin.partner.action.info', defaultMessage: 'Info' },
  confirm: { id: 'admin.partner.action.confirm', defaultMessage: 'Confirm' },
  share: { id: 'admin.partner.action.share', defaultMessage: 'Share contacts and locations' },
  block: { id: 'admin.partner.action.block', defaultMessage: 'Block' },
  unblock: { id: 'admin.partner.action.unblock', defaultMessage: 'Unblock' },
  remove: { id: 'admin.partner.action.remove', defaultMessage: 'End partnership' },
  decline: { id: 'admin.partner.action.decline', defaultMessage: 'Decline' },
  withdraw: { id: 'admin.partner.action.withdraw', defaultMessage: 'Withdraw request' },
});

export const consequences = defineMessages({
  block: {
    id: 'admin.partner.consequence.block',
    defaultMessage:
      'Blocks {name}. Until you unblock the partnership, neither of you sees the other’s contacts and locations or can send new orders. Trips in progress continue.',
  },
  remove: {
    id: 'admin.partner.consequence.remove',
    defaultMessage:
      'Ends the partnership with {name}. You no longer see each other’s contacts and locations; contracts and orders stay. To work together again, one of you has to send a new request.',
  },
  decline: {
    id: 'admin.partner.consequence.decline',
    defaultMessage: 'Declines the request from {name}. They can send a new one with your partner token.',
  },
  withdraw: {
    id: 'admin.partner.consequence.withdraw',
    defaultMessage: 'Withdraws your request to {name}. They can no longer confirm it.',
  },
});

export const notices = defineMessages({
  requested: { id: 'admin.partner.notice.asked', defaultMessage: 'Partnership requested' },
  confirmed: { id: 'admin.partner.notice.confirmed', defaultMessage: 'Partnership confirmed' },
  blocked: { id: 'admin.partner.notice.blocked', defaultMessage: 'Partner blocked' },
  unblocked: { id: 'admin.partner.notice.unblocked', defaultMessage: 'Partner unblocked' },
  removed: { id: 'admin.partner.notice.removed', defaultMessage: 'Partnership ended' },
});

export const errorMessages = defineMessages({
  invalidPartnerToken: { id: 'admin.partner.refusal.invalidPartnerToken', defaultMessage: 'Invalid partner token' },
  ownPartnerToken: { id: 'admin.partner.refusal.ownPartnerToken', defaultMessage: 'This is your own partner token' },
  alreadyPartners: {
    id: 'admin.partner.refusal.alreadyPartners',
    defaultMessage: 'You are already partners, or a request is pending',
  },
  partnerHasLiveTrips: {
    id: 'admin.partner.refusal.partnerHasLiveTrips',
    defaultMessage: '{count, plural, one {A trip} other {# trips}} with this partner must end first: {numbers}',
  },
  blockedByPartner: {
    id: 'admin.partner.refusal.blockedByPartner',
    defaultMessage: 'The partner has blocked this partnership, and only they can unblock it',
  },
  confirmedByPartner: {
    id: 'admin.partner.refusal.confirmedByPartner',
    defaultMessage: 'Only the partner can confirm this partnership',
  },
  partnershipStatus: {
    id: 'admin.partner.refusal.partnershipStatus',
    defaultMessage: 'This partnership has changed in the meantime',
  },
  sameRegistrationId: {
    id: 'admin.partner.refusal.sameRegistrationId',
    defaultMessage: 'Organization with same registration id already exist',
  },
  sameEmail: {
    id: 'admin.partner.refusal.sameEmail',
    defaultMessage: 'User or organization with same email already exist',
  },
  typeNotAllowed: {
    id: 'admin.partner.refusal.typeNotAllowed',
    defaultMessage: 'Your organization can’t register this type',
  },
});

export const waitingMessages = defineMessages({
  title: { id: 'admin.partner.waiting.title', defaultMessage: 'Partner requests' },
});
