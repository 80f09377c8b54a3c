import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  development: {
    id: 'shell.host.development',
    defaultMessage: 'This version is for testing only and data may be cleared',
  },
  override: { id: 'shell.host.override', defaultMessage: 'Part of the portal from elsewhere' },
  overridden: { id: 'shell.host.overridden', defaultMessage: '{area} comes from {address} in this browser.' },
  overriddenUntil: {
    id: 'shell.host.overriddenUntil',
    defaultMessage: '{area} comes from {address} in this browser until {until, time, short}.',
  },
  overrideExpired: {
    id: 'shell.host.overrideExpired',
    defaultMessage: 'The link has expired. Ask whoever gave it to you for a new one.',
  },
  overrideForged: {
    id: 'shell.host.overrideForged',
    defaultMessage: 'The link is not one of ours, or was changed on the way. It did nothing.',
  },
  overrideOtherHost: {
    id: 'shell.host.overrideOtherHost',
    defaultMessage: 'The link was made for another address of the portal. It did nothing here.',
  },
  overrideNotHere: {
    id: 'shell.host.overrideNotHere',
    defaultMessage: 'Here a part of the portal can come from elsewhere only by a link of the administrator’s.',
  },
  leave: { id: 'shell.host.leave', defaultMessage: 'Leave' },
  close: { id: 'shell.host.close', defaultMessage: 'Close' },
});
