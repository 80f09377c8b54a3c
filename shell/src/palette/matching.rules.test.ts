import fc from 'fast-check';
import { fold, holds, matching, rankOf } from './matching.rules.ts';

test.each([
  ['veh', 'Vehicles', 0],
  ['VEHICLES', 'Vehicles', 0],
  ['dict', 'Vehicle dictionaries', 1],
  ['dict veh', 'Vehicle dictionaries', 1],
  ['tion', 'Vehicle dictionaries', 2],
  ['vehicle mon', 'Vehicle dictionaries', undefined],
  ['vehicule', 'Véhicules', 0],
  ['itineraire', 'Zones d’itinéraire', 1],
  ['VÉHI', 'vehicules', 0],
  ['ඇණ', 'ඇණවුම්', 0],
  ['වර්ග', 'ඇණවුම් වර්ග', 1],
  ['ක්රියා', 'ක්‍රියා', 0],
  ['ගිව', 'ඇණවුම්', undefined],
  ['   ', 'Orders', 0],
])('%j in %j: %s', (typed, name, rank) => {
  expect(rankOf(typed, name)).toBe(rank);
});

test('the best comes first, equals stay as they were', () => {
  const entries = ['Order types', 'Reorders', 'New order', 'Orders', 'Trips'].map((label) => ({ label }));
  expect(matching('order', entries).map(({ label }) => label)).toEqual([
    'Order types',
    'Orders',
    'New order',
    'Reorders',
  ]);
});

test('every name fits itself and each of its beginnings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(20), (name, length) => {
      expect(rankOf(name, name)).toBe(0);
      expect(rankOf(Array.from(name).slice(0, length).join(''), name)).toBeDefined();
      expect(fold(fold(name))).toBe(fold(name));
    }),
  );
});

test.each([
  ['tea47', 'WP TEA-4711', true],
  ['wp-tea 4711', 'WP TEA-4711', true],
  ['o-0001', 'O-000104', true],
  ['o-2', 'O-000104', false],
])('%s in the number %s: %s', (typed, number, expected) => {
  expect(holds(typed, number, null)).toBe(expected);
  expect(holds(typed, 'x', number)).toBe(expected);
});
