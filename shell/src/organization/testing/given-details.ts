import type { OrganizationChange, OrganizationDetails } from 'shared-contracts/organizations';
import { as } from 'shared-ui/testing';

export const details = (more: Partial<OrganizationDetails> = {}): OrganizationDetails => ({
  id: as.cargoOwner.organizationId, name: 'Ceylon Tea Exports', code: 'CTE', type: '1pl', status: 1, registrationId: 'PV 1', country: { id: 'lk', name: 'Sri Lanka' },
  currency: { id: 'lkr', name: 'LKR' }, countryId: 'lk', currencyId: 'lkr', domain: '', contactName: 'Nadia', contactEmail: 'nadia@example.com', logo: null, accountingContact: null,
  pageTitle: 'Tea freight', supportEmail: null, loginPageTitle: null, loginAlertText: null, loginImageId: null, pageFaviconId: null, loginImage: null, pageFavicon: null,
  mapToken: null, defaultLanguage: 'en', accentColor: '#0e7c66', appStoreUrl: null, playStoreUrl: null, homeDescription: null, homeVideo: null,
  homeLinks: [{ label: 'Port notices', url: 'https://port.example' }], smtpHost: 'mail.tea.example', smtpPort: 587, smtpUser: 'nadia', showVersion: true, selfRegistration: false,
  host: 'freight.tea.example', hasSmtpPassword: true, partnerToken: 'pt-4711', trackingToken: 'tr-0815', change: null, createdAt: 1_780_000_000, actions: ['edit'], ...more,
});

/** Nadia asked for another title, country and password and for a picture. */
export const change: OrganizationChange = {
  id: 'change-1', revision: 1, user: 'nadia', createdAt: Math.floor(Date.now() / 1_000) - 7_300,
  changes: [
    { field: 'countryId', before: 'Sri Lanka', after: 'Maldives' },
    { field: 'pageTitle', before: 'Tea freight', after: 'Tea and spice freight' },
    { field: 'loginImageId', before: null, after: '/api/organizations/1/pictures/p1' },
    { field: 'showVersion', before: true, after: false },
    { field: 'smtpPassword', before: null, after: null },
  ],
  values: { countryId: 'mv', pageTitle: 'Tea and spice freight', loginImageId: 'p1', showVersion: false },
};
