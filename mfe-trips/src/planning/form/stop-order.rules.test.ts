import * as fc from 'fast-check';
import type { TripStop } from 'shared-contracts/trips/trips';
import { moveItem, findStopOrderError, sortAlongRoute } from './stop-order.rules.ts';

type OrderVisit = readonly [id: string, what: 'pick' | 'drop'];
const stop = (name: string, ...orders: OrderVisit[]): TripStop => ({
  position: 0,
  location: { id: name, name, city: '', latitude: 0, longitude: 0, address: '' },
  contact: null,
  plannedAt: null,
  windowFrom: null,
  windowTo: null,
  arrivedAt: null,
  departedAt: null,
  orders: orders.map(([id, what]) => ({ id, number: id, what, stage: 'validated' })),
});
const route = [
  stop('Port', ['A', 'pick'], ['B', 'pick']),
  stop('Kandy', ['A', 'drop']),
  stop('Matale', ['B', 'drop']),
  stop('Jaffna', ['B', 'drop']),
];

test.each([
  ['allows swapping drops of different orders', 1, 2, undefined],
  ['rejects a drop before its pickup', 1, 0, { code: 'dropFirst', number: 'A', pickup: 'Port', drop: 'Kandy' }],
  ['rejects swapping two drops of one order', 3, 2, { code: 'dropOrder', number: 'B', pickup: 'Port', drop: 'Jaffna' }],
])('%s', (_name, from, to, expected) => {
  expect(findStopOrderError(route, moveItem(route, from, to))).toEqual(expected);
});

test('rejects stops that lack an order', () => {
  expect(findStopOrderError(route, [])).toEqual({ code: 'dropFirst', number: 'A', pickup: 'Port', drop: '' });
});

test('keeps each pickup before its drops after any accepted move', () => {
  const positions = fc.nat({ max: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(positions, positions), { maxLength: 8 }), (moves) => {
      let stops = route;
      for (const [from, to] of moves)
        stops = findStopOrderError(stops, moveItem(stops, from, to)) ? stops : moveItem(stops, from, to);
      for (const id of ['A', 'B'])
        expect(stops.flatMap(({ orders }) => orders).filter((order) => order.id === id)[0]?.what).toBe('pick');
    }),
  );
});

test.each<[string, readonly string[], readonly string[] | undefined]>([
  ['by the sequence of the route', ['Port', 'Matale', 'Kandy', 'Jaffna'], ['Port', 'Matale', 'Kandy', 'Jaffna']],
  [
    'on a route with more locations',
    ['Galle', 'Port', 'Matale', 'Jaffna', 'Kandy'],
    ['Port', 'Matale', 'Jaffna', 'Kandy'],
  ],
  [
    'on a route that passes the pickup again',
    ['Kandy', 'Port', 'Kandy', 'Matale', 'Jaffna', 'Port'],
    ['Port', 'Kandy', 'Matale', 'Jaffna'],
  ],
  ['not with a drop before its pickup', ['Kandy', 'Port', 'Matale', 'Jaffna'], undefined],
  ['not with the drops of an order swapped', ['Port', 'Jaffna', 'Matale', 'Kandy'], undefined],
  ['not on a route past a stop', ['Port', 'Matale', 'Jaffna'], undefined],
])('sorts stops along a route: %s', (_name, locations, expected) => {
  expect(sortAlongRoute(route, locations)?.map(({ location }) => location.id)).toEqual(expected);
});
