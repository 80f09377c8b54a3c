import { exportRow } from '../../platform/export/testing/export-row.ts';
import { ROUTE_ZONE_EXPORT } from './route-zone-export.rules.ts';

test('exports a route zone with those that it overlaps', () => {
  const row = {
    name: 'Hills',
    area: '900.000',
    overlaps: [{ zone: { name: 'Coast' } }],
    colour: 'green',
    createdAt: 1,
  };
  expect(exportRow(ROUTE_ZONE_EXPORT, row)).toEqual({
    name: 'Hills',
    area: '900.000',
    overlaps: ['Coast'],
    colour: 'green',
    createdAt: 1,
  });
});
