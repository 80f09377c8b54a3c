import { defineMessages } from 'react-intl';

export const documentMessages = defineMessages({
  expired: {
    id: 'fleet.expiry.document.expired',
    defaultMessage: '{days, plural, =0 {Expired today} one {Expired # day ago} other {Expired # days ago}}',
  },
  expiring: {
    id: 'fleet.expiry.document.soon',
    defaultMessage: '{days, plural, =0 {Expires within a day} one {Expires in # day} other {Expires in # days}}',
  },
  valid: { id: 'fleet.expiry.document.later', defaultMessage: 'Valid' },
});

export const serviceMessages = defineMessages({
  expired: {
    id: 'fleet.expiry.service.expired',
    defaultMessage: '{days, plural, =0 {Expired today} one {Expired # day ago} other {Expired # days ago}}',
  },
  expiring: {
    id: 'fleet.expiry.service.soon',
    defaultMessage: '{days, plural, =0 {Due within a day} one {Due in # day} other {Due in # days}}',
  },
  valid: { id: 'fleet.expiry.service.later', defaultMessage: 'Due in {days} days' },
});
