import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.retention.title', defaultMessage: 'Data retention' },
  kind: { id: 'admin.retention.kind', defaultMessage: 'Data' },
  kept: { id: 'admin.retention.kept', defaultMessage: 'Kept' },
  bounds: { id: 'admin.retention.bounds', defaultMessage: 'Allowed' },
  days: { id: 'admin.retention.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  range: { id: 'admin.retention.range', defaultMessage: '{min, number} to {max, number} days' },
  forever: { id: 'admin.retention.forever', defaultMessage: 'Until you choose' },
  byDefault: { id: 'admin.retention.byDefault', defaultMessage: 'Default' },
  change: { id: 'admin.retention.change', defaultMessage: 'Change' },
  reset: { id: 'admin.retention.reset', defaultMessage: 'Use default' },
  resetText: {
    id: 'admin.retention.resetText',
    defaultMessage: 'This data is kept for the default time again. What was deleted doesn’t come back.',
  },
  daysField: { id: 'admin.retention.daysField', defaultMessage: 'Delete after (days)' },
  consequence: {
    id: 'admin.retention.consequence',
    defaultMessage: 'Older data is deleted for good, within a day after you save.',
  },
  saved: { id: 'admin.retention.saved', defaultMessage: 'Retention saved' },
  empty: { id: 'admin.retention.empty', defaultMessage: 'No settings' },
});

export const kinds = defineMessages({
  notifications: { id: 'admin.retention.kind.notifications', defaultMessage: 'Notifications' },
  signInSources: { id: 'admin.retention.kind.signInSources', defaultMessage: 'Places of sign-ins' },
  webhookDeliveries: { id: 'admin.retention.kind.webhookDeliveries', defaultMessage: 'Deliveries of webhooks' },
  imports: { id: 'admin.retention.kind.imports', defaultMessage: 'Results of imports' },
  positions: { id: 'admin.retention.kind.positions', defaultMessage: 'Positions of vehicles' },
  driverPlaces: { id: 'admin.retention.kind.driverPlaces', defaultMessage: 'Places of driver events' },
  mails: { id: 'admin.retention.kind.mails', defaultMessage: 'Sent e-mails' },
  tripMessages: { id: 'admin.retention.kind.tripMessages', defaultMessage: 'Messages with drivers' },
  inspectionPhotos: { id: 'admin.retention.kind.inspectionPhotos', defaultMessage: 'Photos of inspections' },
  declinedRegistrations: { id: 'admin.retention.kind.declinedRegistrations', defaultMessage: 'Declined registrations' },
  administration: { id: 'admin.retention.kind.administration', defaultMessage: 'History of users and settings' },
  billDocuments: { id: 'admin.retention.kind.billDocuments', defaultMessage: 'Documents of bills' },
});

export const notes = defineMessages({
  declinedRegistrations: {
    id: 'admin.retention.note.declinedRegistrations',
    defaultMessage: 'With the names and addresses of those who registered.',
  },
  positions: {
    id: 'admin.retention.note.positions',
    defaultMessage: 'The platform may delete them earlier.',
  },
  driverPlaces: {
    id: 'admin.retention.note.driverPlaces',
    defaultMessage: 'The events stay, without where they were reported.',
  },
  administration: {
    id: 'admin.retention.note.administration',
    defaultMessage: 'The history of orders, trips and bills stays.',
  },
  billDocuments: {
    id: 'admin.retention.note.billDocuments',
    defaultMessage: 'Bills and invoices themselves stay, as the law requires.',
  },
});

export const errorMessages = defineMessages({
  'days.outOfRange': {
    id: 'admin.retention.refusal.outOfRange',
    defaultMessage: 'Must be from {min, number} to {max, number} days',
  },
});
