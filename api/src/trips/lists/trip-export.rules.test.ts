import { exportRow } from '../../platform/export/testing/export-row.ts';
import { TRIP_EXPORT } from './trip-export.rules.ts';

const trip = {
  number: 'T-4',
  reference: 'Ferry',
  stage: 'transit',
  pickup: 'Port',
  drop: 'Kandy',
  pickAt: 10,
  dropAt: 20,
  vehicle: { name: 'WP LA-1001' },
  driver: { name: 'Kasun' },
  orders: 3,
  utilization: { space: '80.0' },
  organization: { name: 'Lanka' },
  routeZone: { name: 'Hills' },
  requestedVehicleType: { name: 'Lorry' },
  totalWeight: '500.000',
  totalSpace: '4.000',
  totalPalletPlaces: '3.000',
  totalLoadingMeters: '2.000',
  estimatedDistance: '115.000',
  actualDistance: '118.000',
  currency: 'LKR',
  revenue: '90.00',
  cost: '80.00',
  margin: '10.00',
  isBackhaul: true,
  createdAt: 1,
};

test('exports a trip', () => {
  expect(exportRow(TRIP_EXPORT, trip)).toEqual({
    number: 'T-4',
    reference: 'Ferry',
    stage: 'transit',
    route: 'Port → Kandy',
    pickAt: [10, 20],
    dropAt: 20,
    vehicle: 'WP LA-1001',
    driver: 'Kasun',
    orders: 3,
    utilization: '80.0',
    organization: 'Lanka',
    routeZone: 'Hills',
    requestedType: 'Lorry',
    weight: '500.000',
    space: '4.000',
    palletPlaces: '3.000',
    loadingMeters: '2.000',
    estimatedDistance: '115.000',
    actualDistance: '118.000',
    revenue: ['90.00', 'LKR'],
    cost: ['80.00', 'LKR'],
    margin: ['10.00', 'LKR'],
    backhaul: true,
    createdAt: 1,
  });
});

test('the export of a trip without assignments leaves them empty', () => {
  const none = { vehicle: null, driver: null, routeZone: null, requestedVehicleType: null, utilization: null };
  const row = exportRow(TRIP_EXPORT, { ...trip, ...none, drop: null });
  expect(row).toMatchObject({ route: 'Port', vehicle: undefined, driver: undefined, utilization: undefined });
  expect(row).toMatchObject({ routeZone: undefined, requestedType: undefined });
});
