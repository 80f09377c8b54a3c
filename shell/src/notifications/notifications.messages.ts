import type { NotificationKind } from 'shared-contracts/notifications';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.bell.title', defaultMessage: 'Notifications' },
  titleUnread: {
    id: 'shell.bell.titleUnread',
    defaultMessage: '{count, plural, one {Notifications, # unread} other {Notifications, # unread}}',
  },
  arrived: {
    id: 'shell.bell.arrived',
    defaultMessage: '{count, plural, one {New notification, # unread} other {New notification, # unread}}',
  },
  readAll: { id: 'shell.bell.readAll', defaultMessage: 'Mark all as read' },
  unread: { id: 'shell.bell.unread', defaultMessage: 'Unread' },
  older: { id: 'shell.bell.older', defaultMessage: 'Show older' },
  empty: { id: 'shell.bell.empty', defaultMessage: 'No notifications' },
  emptyText: {
    id: 'shell.bell.emptyText',
    defaultMessage: 'You will be told here what waits for you and what changes in your work.',
  },
  other: {
    id: 'shell.bell.other',
    defaultMessage: 'Something happened that this page does not know yet. Reload it to see more.',
  },
});

export const kindMessages = defineMessages({
  approvalWaiting: {
    id: 'shell.bell.approvalWaiting',
    defaultMessage: 'Order {number} of {organization} waits for your approval',
  },
  orderStage: { id: 'shell.bell.orderStage', defaultMessage: 'Order {number} is now: {stage}' },
  tripStage: { id: 'shell.bell.tripStage', defaultMessage: 'Trip {number} is now: {stage}' },
  partnerRequest: {
    id: 'shell.bell.partnerRequest',
    defaultMessage: '{organization} would like to become your partner',
  },
  partnerConfirmed: { id: 'shell.bell.partnerConfirmed', defaultMessage: '{organization} is now your partner' },
  contractReview: {
    id: 'shell.bell.contractReview',
    defaultMessage: 'Contract {contract} of {organization} waits for your review',
  },
  contractReviewed: {
    id: 'shell.bell.contractReviewed',
    defaultMessage:
      '{state, select, confirmed {{organization} has confirmed contract {contract}} other {{organization} has rejected contract {contract}}}',
  },
  billWaiting: {
    id: 'shell.bell.billWaiting',
    defaultMessage:
      '{of, select, trip {The bill of trip {number} waits for your approval} other {The bill of order {number} waits for your approval}}',
  },
  billDecided: {
    id: 'shell.bell.billDecided',
    defaultMessage:
      '{of, select, trip {{state, select, approved {The bill of trip {number} is approved} other {The bill of trip {number} was sent back}}} other {{state, select, approved {The bill of order {number} is approved} other {The bill of order {number} was sent back}}}}',
  },
  organizationRegistered: {
    id: 'shell.bell.organizationRegistered',
    defaultMessage: '{organization} has registered and waits to be accepted',
  },
  releaseQuarantined: {
    id: 'shell.bell.releaseQuarantined',
    defaultMessage: 'Release {release} of {area} failed too often and is quarantined',
  },
  vehicleShared: { id: 'shell.bell.vehicleShared', defaultMessage: '{organization} shares vehicle {vehicle} with you' },
  vehicleUnshared: {
    id: 'shell.bell.vehicleUnshared',
    defaultMessage: '{organization} has taken back vehicle {vehicle}',
  },
  organizationChange: {
    id: 'shell.bell.organizationChange',
    defaultMessage:
      '{state, select, pending {{organization} asks to change its settings} merged {The changes of your settings are in force} other {The changes of your settings were declined}}',
  },
}) satisfies Record<NotificationKind, MessageDescriptor>;
