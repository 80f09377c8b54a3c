import type { ContactDetails, ContactPage, ContactRow } from 'shared-contracts/network/contacts';
import { NOTIFIED_STAGES } from 'shared-contracts/values/network/contacts';
import { testUsers } from 'shared-ui/testing';

/** A notification contact for all stages, at two locations, in use. */
export const ann: ContactDetails = {
  id: 'contact-1',
  revision: 1,
  name: 'Ann Alwis',
  firstName: 'Ann',
  middleName: 'Mary',
  lastName: 'Alwis',
  email: 'ann@harvest.example',
  phone: '+94 77 123 4567',
  organization: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Harvest' },
  language: null,
  byEmail: true,
  bySms: false,
  isDelivery: true,
  isBilling: false,
  isNotification: true,
  isDriver: false,
  notificationTypes: [...NOTIFIED_STAGES],
  locations: [
    { id: 'location-1', name: 'Kandy depot' },
    { id: 'location-2', name: 'Port' },
  ],
  isUser: true,
  driverId: null,
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
  usedBy: [
    { as: 'stop', count: 5, names: ['O-000001', 'O-000002', 'O-000003'] },
    { as: 'approver', count: 1, names: ['Tea export'] },
    { as: 'location', count: 2, names: ['Kandy depot', 'Port'] },
  ],
};

/** A driver without purpose and locations. */
export const sunil: ContactDetails = {
  ...ann,
  id: 'contact-2',
  name: 'Sunil Perera',
  firstName: 'Sunil',
  middleName: null,
  lastName: 'Perera',
  email: 'sunil@harvest.example',
  isDelivery: false,
  isNotification: false,
  isUser: false,
  isDriver: true,
  driverId: 'driver-1',
  locations: [],
  actions: ['edit'],
  usedBy: [{ as: 'driver', count: 1, names: ['Sunil Perera'] }],
};

/** An unused contact. */
export const dora: ContactDetails = {
  ...ann,
  id: 'contact-3',
  name: 'Dora Silva',
  firstName: 'Dora',
  middleName: null,
  lastName: 'Silva',
  email: 'dora@harvest.example',
  isUser: false,
  locations: [],
  usedBy: [],
};

export const pageOf = (...items: ContactRow[]): ContactPage => ({ items, total: items.length, page: 1, limit: 20 });
