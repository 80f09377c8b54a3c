import type { DistributorInfo } from 'shared-contracts/identity/organizations';

/** A partner's brand. */
export const serendib: DistributorInfo = {
  pageTitle: 'Serendib',
  pageFavicon: '/files/serendib.png',
  supportEmail: 'help@serendib.example',
  loginPageTitle: 'Freight across the island',
  loginImage: '/files/port.jpg',
  loginAlertText: 'Maintenance on Sunday',
  accentColor: '#0a7d55',
  defaultLanguage: 'it',
  selfRegistration: false,
  showVersion: false,
  appStoreUrl: null,
  playStoreUrl: null,
  organizationTypes: ['1pl', 'fleetOwner'],
};
