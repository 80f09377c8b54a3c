import type { RouteRow } from 'shared-contracts/network/routes';
import type { Replies } from 'shared-ui/testing';

const location = (id: string, name: string, latitude: number, longitude: number) => ({
  id,
  name,
  city: '',
  address: '',
  geofenceType: 'circle',
  latitude,
  longitude,
});
export const LOCATIONS = [
  location('port', 'Port gate', 6.95, 79.85),
  location('kandy', 'Kandy depot', 7.29, 80.63),
  location('galle', 'Galle store', 6.03, 80.22),
] as const;
const [port, kandy] = LOCATIONS;

export const kandyRoute: RouteRow = {
  id: 'line',
  revision: 1,
  name: 'Kandy line',
  stops: [port, kandy, port].map(({ id, name, city, latitude, longitude }) => ({
    id,
    name,
    city,
    latitude,
    longitude,
  })),
  excludeTolls: true,
  distance: '231.500',
  estimated: true,
  createdAt: 1_767_261_600,
  actions: ['edit', 'delete'],
};
export const pageOf = (...items: RouteRow[]) => ({ items, total: items.length, page: 1, limit: 20 });

export const replies: Replies = {
  'GET routes': () => pageOf(kandyRoute),
  'GET routes/:id': () => kandyRoute,
  'GET routes/:id/timeline': () => ({ items: [] }),
  'GET locations': () => ({ items: LOCATIONS, total: LOCATIONS.length }),
  'GET shared/geo/route': () => ({
    distance: '115.750',
    estimated: true,
    isFallback: false,
    source: 'greatCircle',
    points: [
      [6.95, 79.85],
      [7.1, 80.2],
      [7.29, 80.63],
    ],
  }),
};
