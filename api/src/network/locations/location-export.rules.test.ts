import { exportRow } from '../../platform/export/testing/export-row.ts';
import { LOCATION_EXPORT } from './location-export.rules.ts';

test('exports a location with its contacts', () => {
  const row = {
    name: 'Port',
    address: '1 Quay',
    city: 'Colombo',
    geofenceType: 'circle',
    contacts: [{ name: 'Amal' }, { name: 'Ruwan' }],
    createdAt: 1,
  };
  expect(exportRow(LOCATION_EXPORT, row)).toEqual({
    name: 'Port',
    address: '1 Quay',
    city: 'Colombo',
    geofence: 'circle',
    contacts: ['Amal', 'Ruwan'],
    createdAt: 1,
  });
});

test('a location without contacts has none', () => {
  expect(exportRow(LOCATION_EXPORT, {})).toMatchObject({ contacts: [] });
});
