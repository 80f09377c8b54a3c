import type {
  OrganizationChange,
  OrganizationDetails,
  OrganizationPage,
  OrganizationRow,
} from 'shared-contracts/identity/organizations';

export const tea: OrganizationRow = {
  id: 'tea',
  revision: 1,
  name: 'Ceylon Tea',
  code: 'TEA',
  type: '1pl',
  status: 1,
  registrationId: 'PV 1',
  country: { id: 'lk', name: 'Sri Lanka' },
  currency: { id: 'lkr', name: 'LKR' },
  domain: 'tea',
  contactName: 'Nadia Perera',
  contactEmail: 'nadia@tea.example',
  logo: null,
  hasChange: false,
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete', 'block'],
};
export const registered: OrganizationRow = {
  ...tea,
  id: 'lagoon',
  name: 'Lagoon Fleet',
  type: 'fleetOwner',
  status: 0,
  actions: ['edit', 'accept', 'decline'],
};
export const blocked: OrganizationRow = {
  ...tea,
  id: 'harbour',
  name: 'Harbour',
  status: 2,
  actions: ['edit', 'delete', 'activate'],
};
export const withPendingChange: OrganizationRow = {
  ...tea,
  hasChange: true,
  actions: ['edit', 'delete', 'block', 'merge'],
};

export const toPage = (...items: OrganizationRow[]): OrganizationPage => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  types: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
});

export const change: OrganizationChange = {
  id: 'change',
  revision: 3,
  user: 'nadia',
  createdAt: 1_767_261_600,
  values: {},
  changes: [
    { field: 'name', before: 'Ceylon Tea', after: 'Ceylon Tea & Spice' },
    { field: 'pageFaviconId', before: null, after: '/api/organizations/tea/pictures/file' },
    { field: 'homeLinks', before: [], after: [{ label: 'Port', url: 'https://port.example' }] },
    { field: 'smtpPassword', before: null, after: null },
    { field: 'showVersion', before: true, after: false },
  ],
};

export const toDetails = (
  { hasChange, ...organization }: OrganizationRow,
  overrides: Partial<OrganizationDetails> = {},
): OrganizationDetails => ({
  ...organization,
  countryId: organization.country?.id,
  currencyId: organization.currency?.id,
  supportEmail: null,
  appStoreUrl: null,
  playStoreUrl: null,
  homeVideo: null,
  accentColor: '#0e7c66',
  homeLinks: [],
  showVersion: true,
  selfRegistration: false,
  host: null,
  loginImage: null,
  pageFavicon: null,
  smtpHost: 'smtp.tea.example',
  smtpPort: 587,
  hasSmtpPassword: true,
  partnerToken: '',
  trackingToken: '',
  change: hasChange ? change : null,
  ...overrides,
});
