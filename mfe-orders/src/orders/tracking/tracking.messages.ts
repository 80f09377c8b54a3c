import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  action: { id: 'orders.tracking.action', defaultMessage: 'Tracking links' },
  title: { id: 'orders.tracking.title', defaultMessage: 'Tracking links of {number}' },
  about: {
    id: 'orders.tracking.about',
    defaultMessage:
      'Anyone with a link can track without signing in: stops with their times, approximate vehicle position and proofs of delivery. The link of a drop is for its consignee: it shows that drop with its cargo, and no other stop. Parties, prices and the driver stay hidden.',
  },
  scope: { id: 'orders.tracking.scope', defaultMessage: 'Shows' },
  wholeOrder: { id: 'orders.tracking.wholeOrder', defaultMessage: 'Whole order' },
  dropScope: { id: 'orders.tracking.dropScope', defaultMessage: 'Drop {number} · {name}' },
  validUntil: { id: 'orders.tracking.until', defaultMessage: 'Valid until' },
  validUntilHelp: { id: 'orders.tracking.untilHelp', defaultMessage: '90 days at most.' },
  create: { id: 'orders.tracking.make', defaultMessage: 'Create link' },
  newLink: { id: 'orders.tracking.link', defaultMessage: 'New link' },
  copyNow: { id: 'orders.tracking.once', defaultMessage: 'Copy it now. You won’t be able to see it again.' },
  existingLinks: { id: 'orders.tracking.links', defaultMessage: 'Existing links' },
  noLinks: { id: 'orders.tracking.none', defaultMessage: 'No links yet.' },
  createdBy: { id: 'orders.tracking.made', defaultMessage: 'Created by {user}' },
  opened: {
    id: 'orders.tracking.opened',
    defaultMessage: '{count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}',
  },
  lastOpened: { id: 'orders.tracking.last', defaultMessage: 'last' },
  more: { id: 'orders.tracking.more', defaultMessage: 'Show more' },
  revoke: { id: 'orders.tracking.revoke', defaultMessage: 'Revoke' },
  revokeText: {
    id: 'orders.tracking.revokeText',
    defaultMessage: 'The link with the tracking code {code} stops working. This can’t be undone.',
  },
  revoked: { id: 'orders.tracking.revoked', defaultMessage: 'Link revoked' },
  past: { id: 'orders.tracking.past', defaultMessage: 'The date must be in the future' },
  tooLate: { id: 'orders.tracking.tooLate', defaultMessage: 'At most 90 days from now' },
  tooMany: {
    id: 'orders.tracking.tooMany',
    defaultMessage: 'An order can have up to 20 active links. Revoke one first.',
  },
});

export const states = defineMessages({
  active: { id: 'orders.tracking.state.active', defaultMessage: 'Active' },
  expired: { id: 'orders.tracking.state.expired', defaultMessage: 'Expired' },
  revoked: { id: 'orders.tracking.state.revoked', defaultMessage: 'Revoked' },
  obsolete: { id: 'orders.tracking.state.obsolete', defaultMessage: 'Drop removed' },
});

export const trackingEvents = defineMessages({
  makeTrackingLink: { id: 'orders.tracking.event.make', defaultMessage: 'Tracking link created' },
  revokeTrackingLink: { id: 'orders.tracking.event.revoke', defaultMessage: 'Tracking link revoked' },
});
