import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'admin.overrides.open', defaultMessage: 'Create override link' },
  title: { id: 'admin.overrides.title', defaultMessage: 'Load an area from another address' },
  about: {
    id: 'admin.overrides.about',
    defaultMessage:
      'Anyone who opens the link loads this area from the given address for an hour, with a banner on every page. Its code can do anything the user can do, so share the link only with people who expect it.',
  },
  area: { id: 'admin.overrides.area', defaultMessage: 'Area' },
  address: { id: 'admin.overrides.address', defaultMessage: 'Remote entry URL' },
  addressHelp: {
    id: 'admin.overrides.addressHelp',
    defaultMessage: 'https://… or http://localhost…, for example {example}',
  },
  host: { id: 'admin.overrides.host', defaultMessage: 'Host' },
  hostHelp: {
    id: 'admin.overrides.hostHelp',
    defaultMessage: 'Leave empty to use this portal’s address',
  },
  submit: { id: 'admin.overrides.make', defaultMessage: 'Create link' },
  link: { id: 'admin.overrides.link', defaultMessage: 'Link' },
  linkHelp: {
    id: 'admin.overrides.linkHelp',
    defaultMessage: 'Valid until {until, time, short} and can’t be revoked. Copy it now, it isn’t shown again.',
  },
});
