import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'admin.overrides.open', defaultMessage: 'Try from an address' },
  title: { id: 'admin.overrides.title', defaultMessage: 'Try an area from an address' },
  about: {
    id: 'admin.overrides.about',
    defaultMessage:
      'Whoever opens the link gets this area from there for an hour, with a banner over every page. Its code can do whatever they can do: give the link only to people who know about it.',
  },
  area: { id: 'admin.overrides.area', defaultMessage: 'Area' },
  address: { id: 'admin.overrides.address', defaultMessage: 'Address of its entry' },
  addressHelp: {
    id: 'admin.overrides.addressHelp',
    defaultMessage: 'https://… or http://localhost…, for example {example}',
  },
  host: { id: 'admin.overrides.host', defaultMessage: 'Host' },
  hostHelp: {
    id: 'admin.overrides.hostHelp',
    defaultMessage: 'Left empty, the link works at this address of the portal',
  },
  make: { id: 'admin.overrides.make', defaultMessage: 'Make link' },
  link: { id: 'admin.overrides.link', defaultMessage: 'Link' },
  linkHelp: {
    id: 'admin.overrides.linkHelp',
    defaultMessage: 'Works until {until, time, short} and cannot be taken back before. It is shown only now.',
  },
});
