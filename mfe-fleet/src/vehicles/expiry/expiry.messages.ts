import { defineMessages } from 'react-intl';

export const document = defineMessages({
  expired: {
    id: 'fleet.expiry.document.expired',
    defaultMessage: '{days, plural, =0 {Expired today} one {Expired # day ago} other {Expired # days ago}}',
  },
  soon: {
    id: 'fleet.expiry.document.soon',
    defaultMessage: '{days, plural, =0 {Expires within a day} one {Expires in # day} other {Expires in # days}}',
  },
  later: { id: 'fleet.expiry.document.later', defaultMessage: 'Valid' },
});

export const service = defineMessages({
  expired: {
    id: 'fleet.expiry.service.expired',
    defaultMessage: '{days, plural, =0 {Expired today} one {Expired # day ago} other {Expired # days ago}}',
  },
  soon: {
    id: 'fleet.expiry.service.soon',
    defaultMessage: '{days, plural, =0 {Due within a day} one {Due in # day} other {Due in # days}}',
  },
  later: { id: 'fleet.expiry.service.later', defaultMessage: 'Due in {days} days' },
});
