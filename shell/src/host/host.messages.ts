import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  development: {
    id: 'shell.host.development',
    defaultMessage: 'This version is for testing only and data may be cleared',
  },
  override: { id: 'shell.host.override', defaultMessage: 'Override active' },
  overridden: { id: 'shell.host.overridden', defaultMessage: '{area} is loaded from {address} in this browser.' },
  overriddenUntil: {
    id: 'shell.host.overriddenUntil',
    defaultMessage: '{area} is loaded from {address} in this browser until {until, time, short}.',
  },
  overrideExpired: {
    id: 'shell.host.overrideExpired',
    defaultMessage: 'This link has expired. Ask the sender for a new one.',
  },
  overrideForged: {
    id: 'shell.host.overrideForged',
    defaultMessage: 'This link is invalid and has no effect.',
  },
  overrideOtherHost: {
    id: 'shell.host.overrideOtherHost',
    defaultMessage: 'This link is for another address of the portal and has no effect here.',
  },
  overrideNotHere: {
    id: 'shell.host.overrideNotHere',
    defaultMessage: 'At this address, overrides require a link from an administrator.',
  },
  leave: { id: 'shell.host.leave', defaultMessage: 'Leave' },
  close: { id: 'shell.host.close', defaultMessage: 'Close' },
});
