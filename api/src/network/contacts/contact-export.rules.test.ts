import { exportRow } from '../../platform/export/testing/export-row.ts';
import { CONTACT_EXPORT } from './contact-export.rules.ts';

test('exports a contact with its purposes and roles', () => {
  const row = {
    name: 'Amal',
    email: 'amal@example.com',
    phone: '+94 77 123 4567',
    isDelivery: true,
    isBilling: false,
    isNotification: true,
    isDriver: false,
    isUser: true,
    locations: [{ name: 'Port' }, { name: 'Kandy' }],
    organization: { name: 'Harvest' },
    createdAt: 1,
  };
  expect(exportRow(CONTACT_EXPORT, row)).toEqual({
    name: 'Amal',
    email: 'amal@example.com',
    phone: '+94 77 123 4567',
    flags: ['isDelivery', 'isNotification'],
    marks: ['isUser'],
    locations: ['Port', 'Kandy'],
    organization: 'Harvest',
    createdAt: 1,
  });
});
