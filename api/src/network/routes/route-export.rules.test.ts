import { exportRow } from '../../platform/export/testing/export-row.ts';
import { ROUTE_EXPORT } from './route-export.rules.ts';

test('exports a route that avoids tolls', () => {
  const row = {
    name: 'Hills',
    distance: '115.000',
    stops: [{ name: 'Port' }, { name: 'Kandy' }],
    excludeTolls: true,
    createdAt: 1,
  };
  expect(exportRow(ROUTE_EXPORT, row)).toEqual({
    name: 'Hills',
    distance: '115.000',
    stops: 'Port → Kandy',
    tolls: 'excludesTolls',
    createdAt: 1,
  });
});

test('exports a route with tolls', () => {
  expect(exportRow(ROUTE_EXPORT, { stops: [], excludeTolls: false })).toMatchObject({ stops: '', tolls: 'withTolls' });
});
