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

/** For a service that kilometres or engine hours make due first. */
export const meterDueMessages = {
  km: defineMessages({
    over: { id: 'fleet.expiry.km.over', defaultMessage: 'Overdue by {left, number} km' },
    left: { id: 'fleet.expiry.km.left', defaultMessage: 'Due in {left, number} km' },
  }),
  hours: defineMessages({
    over: { id: 'fleet.expiry.hours.over', defaultMessage: 'Overdue by {left, number} h' },
    left: { id: 'fleet.expiry.hours.left', defaultMessage: 'Due in {left, number} h' },
  }),
};

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
