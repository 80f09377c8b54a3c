import type { PartnerDetails, PartnerPage, PartnerRow } from 'shared-contracts/identity/partners';

export const lanka: PartnerRow = {
  id: 'partner-1',
  revision: 1,
  name: 'Lanka Lines',
  type: '3pl',
  status: 'active',
  waitsForUs: false,
  isBlockedByUs: false,
  createdAt: 1_767_261_600,
  actions: ['share', 'block', 'remove'],
};
export const requestingPartner: PartnerRow = {
  ...lanka,
  id: 'partner-2',
  name: 'Lagoon Fleet',
  type: 'fleetOwner',
  status: 'waitingConfirmation',
  waitsForUs: true,
  actions: ['confirm', 'remove'],
};

export const toPage = (...items: PartnerRow[]): PartnerPage => ({
  items,
  total: items.length,
  page: 1,
  limit: 20,
  types: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
});

export const toDetails = (partner: PartnerRow): PartnerDetails => ({
  ...partner,
  registrationId: 'PV 7',
  country: 'Sri Lanka',
  domain: 'road freight',
  contactName: 'Ruwan Silva',
  contactEmail: 'ruwan@lanka.example',
  logo: null,
  shared: { contacts: 4, locations: 3, contracts: 2, orders: 118, vehicles: 0 },
});
