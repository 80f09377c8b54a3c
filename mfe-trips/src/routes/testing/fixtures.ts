import type { RouteRow } from 'shared-contracts/routes';
import type { Replies } from 'shared-ui/testing';

const place = (id: string, name: string, latitude: number, longitude: number) => ({
  id,
  name,
  city: '',
  address: '',
  geofenceType: 'circle',
  latitude,
  longitude,
});
export const PLACES = [
  place('port', 'Port gate', 6.95, 79.85),
  place('kandy', 'Kandy depot', 7.29, 80.63),
  place('galle', 'Galle store', 6.03, 80.22),
] as const;
const [port, kandy] = PLACES;

export const line: RouteRow = {
  id: 'line',
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
  'GET routes': () => pageOf(line),
  'GET routes/:id': () => line,
  'GET routes/:id/timeline': () => ({ items: [] }),
  'GET locations': () => ({ items: PLACES, total: PLACES.length }),
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
