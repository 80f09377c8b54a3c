import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.liveLinks.title', defaultMessage: 'Live links' },
  create: { id: 'fleet.liveLinks.create', defaultMessage: 'Share live' },
  about: {
    id: 'fleet.liveLinks.about',
    defaultMessage:
      'Anyone with the link sees where {plate} is, without signing in, until the link ends or is revoked. Driver, orders and track stay hidden.',
  },
  hours: { id: 'fleet.liveLinks.hours', defaultMessage: 'Valid for' },
  hoursOption: { id: 'fleet.liveLinks.hoursOption', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  showsNextStop: { id: 'fleet.liveLinks.showsNextStop', defaultMessage: 'Show the next stop of its trip' },
  newLink: { id: 'fleet.liveLinks.newLink', defaultMessage: 'New link' },
  copyNow: { id: 'fleet.liveLinks.copyNow', defaultMessage: 'Copy it now. You won’t be able to see it again.' },
  none: { id: 'fleet.liveLinks.none', defaultMessage: 'No live links yet.' },
  more: { id: 'fleet.liveLinks.more', defaultMessage: 'Show more' },
  createdBy: { id: 'fleet.liveLinks.createdBy', defaultMessage: 'Created by {user}' },
  until: { id: 'fleet.liveLinks.until', defaultMessage: 'Valid until' },
  opened: {
    id: 'fleet.liveLinks.opened',
    defaultMessage: '{count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}',
  },
  lastOpened: { id: 'fleet.liveLinks.lastOpened', defaultMessage: 'last' },
  withNextStop: { id: 'fleet.liveLinks.withNextStop', defaultMessage: 'with its next stop' },
  revoke: { id: 'fleet.liveLinks.revoke', defaultMessage: 'Revoke' },
  revokeText: {
    id: 'fleet.liveLinks.revokeText',
    defaultMessage: 'The live link {code} stops working. This can’t be undone.',
  },
  revoked: { id: 'fleet.liveLinks.revoked', defaultMessage: 'Live link revoked' },
  tooMany: {
    id: 'fleet.liveLinks.tooMany',
    defaultMessage: 'A vehicle can have up to {most} active links. Revoke one first.',
  },
});

export const states = defineMessages({
  active: { id: 'fleet.liveLinks.state.active', defaultMessage: 'Active' },
  expired: { id: 'fleet.liveLinks.state.expired', defaultMessage: 'Ended' },
  revoked: { id: 'fleet.liveLinks.state.revoked', defaultMessage: 'Revoked' },
});
