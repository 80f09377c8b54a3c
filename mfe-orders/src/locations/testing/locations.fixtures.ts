import type { LocationDetails, LocationRow } from 'shared-contracts/network/locations';
import type { Replies } from 'shared-ui/testing';

const ORGANIZATION = { id: 'org-1', name: 'Ceylon Tea Exports' };
const LANKA = { id: 'lk', name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' };

export const gate: LocationDetails = {
  id: 'gate',
  revision: 1,
  name: 'Export gate',
  address: '12 Baseline Road, 00900 Colombo',
  latitude: 6.95,
  longitude: 79.85,
  geofenceType: 'circle',
  geofenceRadius: 200,
  geofencePolygon: null,
  openingHours: null,
  gates: [],
  organization: ORGANIZATION,
  buildingNumber: '12',
  apartmentNumber: '',
  street1: 'Baseline Road',
  street2: '',
  city: 'Colombo',
  state: '',
  zip: '00900',
  country: { id: 'lk', name: 'Sri Lanka' },
  contacts: [{ id: 'ann', name: 'Ann Alwis' }],
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
  usedBy: [],
};
const SQUARE: [number, number][] = [
  [7.28, 80.62],
  [7.28, 80.64],
  [7.3, 80.64],
  [7.3, 80.62],
];
export const depot: LocationDetails = {
  ...gate,
  id: 'depot',
  name: 'Kandy depot',
  address: 'Kandy',
  latitude: 7.29,
  longitude: 80.63,
  geofenceType: 'polygon',
  geofenceRadius: null,
  geofencePolygon: SQUARE,
  actions: [],
  usedBy: [
    { as: 'stop', count: 5, names: ['O-1', 'O-2', 'O-3'] },
    { as: 'lane', count: 1, names: ['Haulage'] },
  ],
};
export const pageOf = (...items: LocationRow[]) => ({ items, total: items.length, page: 1, limit: 20 });

const geocoding = { source: 'gazetteer', estimated: true, isFallback: true, attribution: 'GeoNames, CC BY' };
export const galle = {
  label: 'Galle, Sri Lanka',
  buildingNumber: '',
  street1: '',
  street2: '',
  city: 'Galle',
  state: 'Southern',
  zip: '80000',
  country: 'Sri Lanka',
  countryCode: 'LK',
  latitude: 6.0535,
  longitude: 80.221,
};

export const replies: Replies = {
  'GET locations': () => pageOf(gate, depot),
  'GET locations/:id': ({ path }) => (path.includes('depot') ? depot : gate),
  'GET locations/:id/timeline': () => ({ items: [] }),
  'GET shared/geo/address/search': () => ({ ...geocoding, items: [galle] }),
  'GET shared/geo/home': () => ({ corners: [] }),
  'GET shared/geo/address': () => ({ ...geocoding, address: galle }),
  'GET shared/timezones': () => ({ items: [{ id: 'colombo', name: 'Asia/Colombo' }], total: 1 }),
  'GET shared/countries': () => ({ items: [LANKA], total: 1 }),
  'GET contacts': () => ({ items: [{ id: 'ann', name: 'Ann Alwis', email: 'ann@x.example' }], total: 1 }),
};
