import { defineMessages } from 'react-intl';

export const declined = defineMessages({
  title: { id: 'admin.organization.declined.title', defaultMessage: 'Declined registrations' },
  search: { id: 'admin.organization.declined.search', defaultMessage: 'Search by name, registration ID or e-mail' },
  none: {
    id: 'admin.organization.declined.none',
    defaultMessage: 'Registrations that you decline appear here with the reason',
  },
  dates: { id: 'admin.organization.declined.dates', defaultMessage: 'Registered {registered}, declined {declined}' },
  noReason: { id: 'admin.organization.declined.noReason', defaultMessage: 'No reason given' },
  registeredAt: { id: 'admin.organization.declined.registeredAt', defaultMessage: 'Registered' },
  declinedAt: { id: 'admin.organization.declined.declinedAt', defaultMessage: 'Declined' },
  reason: { id: 'admin.organization.declined.reason', defaultMessage: 'Reason' },
  delete: { id: 'admin.organization.declined.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'admin.organization.declined.deleteText',
    defaultMessage: 'Deletes what was kept of the registration of {name}. This can’t be undone.',
  },
  deleted: { id: 'admin.organization.declined.deleted', defaultMessage: 'Registration deleted' },
  more: {
    id: 'admin.organization.declined.more',
    defaultMessage: 'The newest {max} of {total}. Search to find others.',
  },
});
