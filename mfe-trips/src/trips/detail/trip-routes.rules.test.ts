import type { Trip, TripStop } from 'shared-contracts/trips/trips';
import { getOrderRoutes, getTotalRoute, stopMarkers } from './trip-routes.rules.ts';

const COORDINATES: Record<string, { latitude: number; longitude: number }> = {
  Port: { latitude: 6.9, longitude: 79.8 },
  Kandy: { latitude: 7.3, longitude: 80.6 },
};
const stop = (position: number, name: string, ...orderIds: string[]) =>
  ({
    position,
    location: { id: name.toLowerCase(), name, city: '', address: '', ...COORDINATES[name] },
    orders: orderIds.map((id) => ({ id })),
  }) as TripStop;

const STOPS = [stop(0, 'Port', 'a', 'b'), stop(1, 'Kandy', 'a'), stop(2, 'Port', 'b', 'c')];
const TRIP = {
  id: 't',
  number: 'T-1',
  stops: STOPS,
  orderList: ['a', 'b', 'c'].map((id) => ({ id, number: `O-${id}` })),
} as unknown as Trip;
const { Port, Kandy } = COORDINATES;

test('leads a trip through all its stops', () => {
  expect(getTotalRoute(TRIP)).toEqual({ id: 't', name: 'T-1', points: [Port, Kandy, Port] });
});

test('leads each order through its own stops, and none with a single one', () => {
  expect(getOrderRoutes(TRIP)).toEqual([
    { id: 'a', name: 'O-a', points: [Port, Kandy] },
    { id: 'b', name: 'O-b', points: [Port, Port] },
  ]);
});

test('marks a location once, with the numbers of all its stops', () => {
  expect(stopMarkers(STOPS, String)).toEqual([
    { id: 'port', ...Port, text: '1, 3', label: '1, 3. Port' },
    { id: 'kandy', ...Kandy, text: '2', label: '2. Kandy' },
  ]);
});

test('says when the vehicle is expected at a location first', () => {
  const stops = STOPS.map((one, i) => ({ ...one, eta: i === 0 ? null : 1_000 * i }));
  expect(stopMarkers(stops, (eta) => `expected ${eta}`).map(({ label }) => label)).toEqual([
    '1, 3. Port · expected 2000',
    '2. Kandy · expected 1000',
  ]);
});
