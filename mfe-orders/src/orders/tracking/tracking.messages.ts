import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  action: { id: 'orders.tracking.action', defaultMessage: 'Tracking links' },
  title: { id: 'orders.tracking.title', defaultMessage: 'Tracking links of {number}' },
  about: {
    id: 'orders.tracking.about',
    defaultMessage:
      'Whoever has a link sees where this order is, without signing in: its stage, its windows and roughly where the vehicle is. Nothing of cargo, parties, prices or the driver.',
  },
  until: { id: 'orders.tracking.until', defaultMessage: 'Works until' },
  untilHelp: { id: 'orders.tracking.untilHelp', defaultMessage: '90 days at most.' },
  make: { id: 'orders.tracking.make', defaultMessage: 'Make link' },
  link: { id: 'orders.tracking.link', defaultMessage: 'New link' },
  once: { id: 'orders.tracking.once', defaultMessage: 'Copy it now: it is shown only this once.' },
  links: { id: 'orders.tracking.links', defaultMessage: 'Links so far' },
  none: { id: 'orders.tracking.none', defaultMessage: 'There is no link yet.' },
  made: { id: 'orders.tracking.made', defaultMessage: 'Made by {user}' },
  opened: {
    id: 'orders.tracking.opened',
    defaultMessage: '{count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}',
  },
  last: { id: 'orders.tracking.last', defaultMessage: 'last' },
  more: { id: 'orders.tracking.more', defaultMessage: 'Show more' },
  revoke: { id: 'orders.tracking.revoke', defaultMessage: 'Revoke' },
  revokeText: {
    id: 'orders.tracking.revokeText',
    defaultMessage: 'Whoever has the link with the tracking code {code} sees nothing any more. This cannot be undone.',
  },
  revoked: { id: 'orders.tracking.revoked', defaultMessage: 'Link revoked' },
  past: { id: 'orders.tracking.past', defaultMessage: 'The end must lie in the future' },
  tooLate: { id: 'orders.tracking.tooLate', defaultMessage: 'At most 90 days from now' },
  tooMany: {
    id: 'orders.tracking.tooMany',
    defaultMessage: 'At most 20 links of an order work at the same time. Revoke one first.',
  },
});

export const states = defineMessages({
  active: { id: 'orders.tracking.state.active', defaultMessage: 'Works' },
  expired: { id: 'orders.tracking.state.expired', defaultMessage: 'Expired' },
  revoked: { id: 'orders.tracking.state.revoked', defaultMessage: 'Revoked' },
});

export const trackingEvents = defineMessages({
  makeTrackingLink: { id: 'orders.tracking.event.make', defaultMessage: 'Tracking link made' },
  revokeTrackingLink: { id: 'orders.tracking.event.revoke', defaultMessage: 'Tracking link revoked' },
});
