import * as fc from 'fast-check';
import type { TripStop } from 'shared-contracts/trips';
import { movedTo, refusalOf } from './stop-order.rules.ts';

type What = readonly [id: string, what: 'pick' | 'drop'];
const stop = (name: string, ...orders: What[]): TripStop => ({
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
const way = [
  stop('Port', ['A', 'pick'], ['B', 'pick']),
  stop('Kandy', ['A', 'drop']),
  stop('Matale', ['B', 'drop']),
  stop('Jaffna', ['B', 'drop']),
];

test.each([
  ['drops of different orders change places', 1, 2, undefined],
  ['a drop before its pickup', 1, 0, { code: 'dropFirst', number: 'A', pickup: 'Port', drop: 'Kandy' }],
  ['two drops of one order', 3, 2, { code: 'dropOrder', number: 'B', pickup: 'Port', drop: 'Jaffna' }],
])('%s', (_name, from, to, expected) => {
  expect(refusalOf(way, movedTo(way, from, to))).toEqual(expected);
});

test('after any move that is not refused each pickup is before its drops', () => {
  const places = fc.nat({ max: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(places, places), { maxLength: 8 }), (moves) => {
      let stops = way;
      for (const [from, to] of moves)
        stops = refusalOf(stops, movedTo(stops, from, to)) ? stops : movedTo(stops, from, to);
      for (const id of ['A', 'B'])
        expect(stops.flatMap(({ orders }) => orders).filter((order) => order.id === id)[0]?.what).toBe('pick');
    }),
  );
});
