import { exportRow } from '../../platform/export/testing/export-row.ts';
import { DRIVER_EXPORT } from './driver-export.rules.ts';

const driver = {
  name: 'Kasun Perera',
  login: 'kasun',
  phone: '+94 77 123 4567',
  licenseExpiresAt: 10,
  licenseClasses: ['C', 'CE'],
  policeReportExpiresAt: 20,
  healthReportExpiresAt: 30,
  vehicle: { name: 'WP LA-1001' },
  missingDocuments: [],
  organization: { name: 'Lanka' },
  createdAt: 1,
};

test('exports a driver', () => {
  expect(exportRow(DRIVER_EXPORT, driver)).toEqual({
    name: 'Kasun Perera',
    phone: '+94 77 123 4567',
    licenseExpiresAt: 10,
    licenseClasses: 'C, CE',
    policeReport: 20,
    healthReport: 30,
    vehicle: 'WP LA-1001',
    login: 'kasun',
    documents: 'complete',
    organization: 'Lanka',
    createdAt: 1,
  });
});

test.each([
  ['without a name by the login', { name: '' }, { name: 'kasun' }],
  ['without a vehicle', { vehicle: null }, { vehicle: undefined }],
  ['whose documents are missing', { missingDocuments: ['license'] }, { documents: ['license'] }],
])('exports a driver %s', (_name, changes, expected) => {
  expect(exportRow(DRIVER_EXPORT, { ...driver, ...changes })).toMatchObject(expected);
});
