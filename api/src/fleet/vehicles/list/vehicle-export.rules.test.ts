import { exportRow } from '../../../platform/export/testing/export-row.ts';
import { VEHICLE_EXPORT } from './vehicle-export.rules.ts';

const vehicle = {
  registrationPlate: 'WP LA-1001',
  type: { name: '20 ft lorry' },
  licenseClass: 'C',
  typeLicenseClass: 'C1',
  status: 'active',
  driver: { name: 'Kasun' },
  organization: { name: 'Lanka' },
  serviceIntervalInfo: { service: 'Oil', dueAt: 700 },
  readings: { odometer: 123_456.7, engineHours: 99.6 },
  documentExpiresAt: 800,
  effectiveSpace: '18.000',
  maxCarryWeight: '5000.000',
  palletPlaces: '12.000',
  loadingMeters: '6.000',
  typeFloor: { palletPlaces: '10.000', loadingMeters: '5.000' },
  brand: { name: 'Isuzu' },
  model: { name: 'NQR' },
  year: 2024,
  createdAt: 100,
};

test('exports a vehicle', () => {
  expect(exportRow(VEHICLE_EXPORT, vehicle)).toEqual({
    registrationPlate: 'WP LA-1001',
    type: '20 ft lorry',
    licenseClass: 'C',
    status: 'active',
    driver: 'Kasun',
    organization: 'Lanka',
    service: ['Oil', 700],
    odometer: '123456.7',
    engineHours: 100,
    document: 800,
    effectiveSpace: '18.000',
    maxCarryWeight: '5000.000',
    palletPlaces: '12.000',
    loadingMeters: '6.000',
    model: 'Isuzu, NQR, 2024',
    createdAt: 100,
  });
});

test.each([
  ['the class of its type', { licenseClass: null }, { licenseClass: 'C1' }],
  [
    'the floor of its type',
    { palletPlaces: null, loadingMeters: null },
    { palletPlaces: '10.000', loadingMeters: '5.000' },
  ],
  [
    'no floor',
    { palletPlaces: null, loadingMeters: null, typeFloor: null },
    { palletPlaces: undefined, loadingMeters: undefined },
  ],
  ['no service that is due', { serviceIntervalInfo: { service: 'Oil', dueAt: null } }, { service: [null, null] }],
  ['no readings', { readings: null }, { odometer: null, engineHours: null }],
  ['no driver', { driver: null }, { driver: undefined }],
  ['a year only', { brand: null, model: null }, { model: '2024' }],
])('exports a vehicle with %s', (_name, changes, expected) => {
  expect(exportRow(VEHICLE_EXPORT, { ...vehicle, ...changes })).toMatchObject(expected);
});
