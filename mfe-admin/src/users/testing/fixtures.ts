import type { Page } from 'shared-contracts/common';
import type { User, UserRow } from 'shared-contracts/identity/users';
import { testUsers } from 'shared-ui/testing';

const office = { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' };

export const kamal: User = {
  id: 'user-1',
  revision: 1,
  login: 'kamal',
  givenName: 'Kamal',
  familyName: 'Silva',
  name: 'Kamal Silva',
  email: 'kamal@ceylon.example',
  role: 'user',
  status: 1,
  organization: office,
  timezone: { id: 'zone-colombo', name: 'Asia/Colombo' },
  language: 'sin',
  contact: null,
  isDriver: false,
  rules: [{ model: 'order', rule: 'read' }],
  createdAt: 1_767_261_600,
  actions: ['edit', 'block', 'delete'],
};
export const driverUser: User = {
  ...kamal,
  id: 'user-2',
  login: 'sunil',
  givenName: null,
  familyName: null,
  name: 'Sunil Perera',
  email: 'sunil@ceylon.example',
  role: 'admin',
  status: 2,
  contact: { id: 'contact-1', name: 'Sunil Perera' },
  isDriver: true,
  actions: ['edit', 'activate'],
};

export const toPage = (...items: UserRow[]): Page<UserRow> => ({ items, total: items.length, page: 1, limit: 20 });
