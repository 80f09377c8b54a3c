import fc from 'fast-check';
import type { AccessSubject, Action, OrganizationType } from 'shared-contracts/values/identity/access';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { LocationUse } from 'shared-contracts/network/locations';
import {
  formatAddress,
  locationActions,
  roundCoordinates,
  toGeofence,
  usageMessage,
  validateGeofence,
} from './location.rules.ts';

const caller = (organizationType: OrganizationType, ...actions: Action[]): AccessSubject => ({
  role: 'user',
  organizationType,
  rules: actions.map((rule) => ({ model: 'location', rule })),
});

test.each([
  ['no rules', caller('1pl', 'read'), true, []],
  ['the rule to write', caller('1pl', 'write'), true, ['edit']],
  ['the rule to delete', caller('1pl', 'delete'), true, ['delete']],
  ['both rules', caller('4pl', 'delete', 'write'), true, ['edit', 'delete']],
  ['an organization that manages no locations', caller('2pl', 'write', 'delete'), true, []],
  ['a location of another organization', caller('1pl', 'write', 'delete'), false, []],
])('offers the actions of %s', (_case, subject, isOwn, actions) => {
  expect(locationActions(subject, isOwn)).toEqual(actions);
});

const TRIANGLE: Point[] = [
  [0, 0],
  [0, 1],
  [1, 0],
];
const BOW: Point[] = [
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0],
];

test.each([
  [
    { geofenceType: 'circle', geofenceRadius: 200, geofencePolygon: TRIANGLE },
    { geofenceType: 'circle', geofenceRadius: 200, geofencePolygon: null },
  ],
  [
    { geofenceType: 'polygon', geofenceRadius: 200, geofencePolygon: TRIANGLE },
    { geofenceType: 'polygon', geofenceRadius: null, geofencePolygon: TRIANGLE },
  ],
  [{ geofenceType: 'circle' }, { geofenceType: 'circle', geofenceRadius: null, geofencePolygon: null }],
  [{ geofenceType: 'polygon' }, { geofenceType: 'polygon', geofenceRadius: null, geofencePolygon: null }],
] as const)('keeps only the shape of the type: %j', (input, expected) => {
  expect(toGeofence(input)).toEqual(expected);
});

const REQUIRED = { code: 'required', message: 'Field is required' };
const CROSSES_ITSELF = { code: 'crossesItself', message: 'The outline crosses itself' };
test.each([
  ['a circle with a radius', { geofenceType: 'circle', geofenceRadius: 10 }, {}],
  ['a circle without a radius', { geofenceType: 'circle', geofencePolygon: TRIANGLE }, { geofenceRadius: REQUIRED }],
  ['a polygon', { geofenceType: 'polygon', geofencePolygon: TRIANGLE }, {}],
  ['a polygon without corners', { geofenceType: 'polygon', geofenceRadius: 10 }, { geofencePolygon: REQUIRED }],
  [
    'a polygon that crosses itself',
    { geofenceType: 'polygon', geofencePolygon: BOW },
    { geofencePolygon: CROSSES_ITSELF },
  ],
  ['a circle with a leftover outline', { geofenceType: 'circle', geofenceRadius: 10, geofencePolygon: BOW }, {}],
] as const)('validates %s', (_case, shape, errors) => {
  expect(validateGeofence(shape)).toEqual(errors);
});

test('rounds coordinates to seven decimals', () => {
  const input = {
    latitude: 6.123_456_749,
    longitude: -79.987_654_351,
    geofencePolygon: [[1.000_000_04, 2.000_000_06]] as Point[],
  };
  expect(roundCoordinates({ ...input, name: 'Depot' })).toEqual({
    name: 'Depot',
    latitude: 6.123_456_7,
    longitude: -79.987_654_4,
    geofencePolygon: [[1, 2.000_000_1]],
  });
});

test('leaves absent coordinates absent', () => {
  expect(roundCoordinates({})).toStrictEqual({});
  expect(roundCoordinates({ geofencePolygon: null })).toStrictEqual({ geofencePolygon: null });
});

test('never writes a negative zero or more than seven decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: -90, max: 90, noNaN: true }), (degrees) => {
      const { latitude } = roundCoordinates({ latitude: degrees });
      expect(Object.is(latitude, -0)).toBe(false);
      expect(Math.abs(latitude - degrees)).toBeLessThanOrEqual(0.000_000_05 + Number.EPSILON * 90);
      expect(Number(latitude.toFixed(7))).toBe(latitude);
    }),
  );
});

const ADDRESS = {
  buildingNumber: '12',
  apartmentNumber: '3',
  street1: 'Galle Road',
  street2: 'Fort',
  city: 'Colombo',
  state: 'Western',
  zip: '00100',
};
const EMPTY = { buildingNumber: '', apartmentNumber: '', street1: '', street2: '', city: '', state: '', zip: '' };
test.each([
  [ADDRESS, '12/3 Galle Road, Fort, 00100 Colombo, Western'],
  [{ ...ADDRESS, apartmentNumber: '' }, '12 Galle Road, Fort, 00100 Colombo, Western'],
  [{ ...ADDRESS, buildingNumber: '', apartmentNumber: '' }, 'Galle Road, Fort, 00100 Colombo, Western'],
  [{ ...ADDRESS, street1: '', street2: '' }, '12/3, 00100 Colombo, Western'],
  [{ ...ADDRESS, zip: '', state: '' }, '12/3 Galle Road, Fort, Colombo'],
  [{ ...EMPTY, zip: '00100' }, '00100'],
  [EMPTY, ''],
])('formats an address on one line: %#', (address, expected) => {
  expect(formatAddress(address)).toBe(expected);
});

test.each<[LocationUse[], string]>([
  [
    [
      { as: 'stop', count: 2, names: ['O-000001', 'O-000002'] },
      { as: 'operation', count: 1, names: ['Export'] },
    ],
    'Used by 2 orders: O-000001, O-000002; 1 operation: Export',
  ],
  [[{ as: 'stop', count: 1, names: ['O-000001'] }], 'Used by 1 order: O-000001'],
  [[{ as: 'operation', count: 3, names: ['Export', 'Import'] }], 'Used by 3 operations: Export, Import, …'],
  [[{ as: 'route', count: 1, names: [] }], 'Used by 1 route: …'],
  [[{ as: 'route', count: 2, names: ['A', 'B'] }], 'Used by 2 routes: A, B'],
  [[{ as: 'lane', count: 1, names: ['C'] }], 'Used by 1 contract: C'],
  [[{ as: 'lane', count: 2, names: ['C', 'D'] }], 'Used by 2 contracts: C, D'],
])('lists the uses of a location: %#', (usages, message) => {
  expect(usageMessage(usages)).toBe(message);
});
