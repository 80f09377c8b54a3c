import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import { listTargets } from './proof-targets.rules.ts';

const visit = (id: string, stop: number) => ({ id, number: `O-${id}`, stop });
const stop = (name: string, ...orders: object[]) => ({ location: { id: name, name }, orders });
const trip = {
  id: 't',
  number: 'T-000004',
  stops: [stop('Port', visit('a', 0), visit('b', 0)), stop('Kandy', visit('a', 1), visit('gone', 1))],
  orders: [
    { id: 'a', stage: 'transit' },
    { id: 'b', stage: 'addedToTrip' },
  ],
} as unknown as MyTrip;

test('a file can prove what an order on the way does at its stops', () => {
  expect(listTargets([trip])).toEqual([
    { value: 't a 0', tripId: 't', trip: 'T-000004', orderId: 'a', order: 'O-a', stop: 0, number: 1, place: 'Port' },
    { value: 't a 1', tripId: 't', trip: 'T-000004', orderId: 'a', order: 'O-a', stop: 1, number: 2, place: 'Kandy' },
  ]);
});

test('of every trip of the day', () => {
  expect(listTargets([trip, { ...trip, id: 'u' }]).map(({ tripId }) => tripId)).toEqual(['t', 't', 'u', 'u']);
  expect(listTargets([])).toEqual([]);
});
