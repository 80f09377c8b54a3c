import type { RouteZoneDetails, RouteZoneRow } from 'shared-contracts/network/route-zones';
import type { Replies } from 'shared-ui/testing';

const SQUARE_CORNERS: [number, number][] = [
  [7.2, 80.5],
  [7.2, 80.8],
  [7.4, 80.8],
  [7.4, 80.5],
];
export const TRIANGLE_CORNERS: [number, number][] = [
  [7.2, 80.5],
  [7.2, 80.6],
  [7.3, 80.6],
];

export const hills: RouteZoneDetails = {
  id: 'hills',
  revision: 1,
  name: 'Hill country',
  colour: 'green',
  polygon: SQUARE_CORNERS,
  area: '735.250',
  overlaps: [],
  usedBy: [],
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
};
export const kandy: RouteZoneDetails = {
  ...hills,
  id: 'kandy',
  name: 'Kandy town',
  colour: 'blue',
  polygon: TRIANGLE_CORNERS,
  area: '61.270',
  overlaps: [{ zone: { id: 'hills', name: 'Hill country' }, share: 1, outlines: [TRIANGLE_CORNERS] }],
  usedBy: [{ as: 'trip', count: 4, names: ['T-1', 'T-2', 'T-3'] }],
};
export const pageOf = (...items: RouteZoneRow[]) => ({ items, total: items.length, page: 1, limit: 20 });

export const replies: Replies = {
  'GET routes-zones': () => pageOf(hills, kandy),
  'GET routes-zones/:id': ({ path }) => (path.includes('kandy') ? kandy : hills),
  'GET routes-zones/:id/timeline': () => ({ items: [] }),
  'POST routes-zones/overlaps': () => ({
    area: '61.270',
    overlaps: [{ zone: { id: 'hills', name: 'Hill country' }, share: 0.125, outlines: [TRIANGLE_CORNERS] }],
  }),
};
