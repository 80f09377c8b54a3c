import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.platform.title', defaultMessage: 'Platform' },
  activeOrganizations: { id: 'admin.platform.activeOrganizations', defaultMessage: 'Active organizations' },
  pendingOrganizations: { id: 'admin.platform.pendingOrganizations', defaultMessage: 'Registrations to review' },
  activeUsers: { id: 'admin.platform.activeUsers', defaultMessage: 'Active users' },
  quarantinedReleases: { id: 'admin.platform.quarantinedReleases', defaultMessage: 'Releases in quarantine' },
  failedJobs: { id: 'admin.platform.failedJobs', defaultMessage: 'Failed jobs' },
  openEpcPurchases: { id: 'admin.platform.openEpcPurchases', defaultMessage: 'EPC purchases to be paid' },
});
