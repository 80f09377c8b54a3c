import fc from 'fast-check';
import { normalizeText, matchesNumber, findMatches, getRank } from './matching.rules.ts';

test.each([
  ['veh', 'Vehicles', 0],
  ['VEHICLES', 'Vehicles', 0],
  ['dict', 'Vehicle dictionaries', 1],
  ['dict veh', 'Vehicle dictionaries', 1],
  ['tion', 'Vehicle dictionaries', 2],
  ['dict hic', 'Vehicle dictionaries', 2],
  ['vehicle mon', 'Vehicle dictionaries', undefined],
  ['vehicule', 'Véhicules', 0],
  ['itineraire', 'Zones d’itinéraire', 1],
  ['VÉHI', 'vehicules', 0],
  ['ඇණ', 'ඇණවුම්', 0],
  ['වර්ග', 'ඇණවුම් වර්ග', 1],
  ['ක්රියා', 'ක්‍රියා', 0],
  ['ගිව', 'ඇණවුම්', undefined],
  ['   ', 'Orders', 0],
  ['ord', '  Orders', 0],
])('ranks %j in %j: %s', (query, name, rank) => {
  expect(getRank(query, name)).toBe(rank);
});

test('sorts matches by rank and keeps the order of equal ranks', () => {
  const entries = ['Order types', 'Reorders', 'New order', 'Orders', 'Trips'].map((label) => ({ label }));
  expect(findMatches('order', entries).map(({ label }) => label)).toEqual([
    'Order types',
    'Orders',
    'New order',
    'Reorders',
  ]);
});

test('sorts matches of all ranks', () => {
  const entries = ['Reorders', 'New order', 'Orders', 'Preorders', 'My order'].map((label) => ({ label }));
  const labels = ['Orders', 'New order', 'My order', 'Reorders', 'Preorders'];
  expect(findMatches('order', entries).map(({ label }) => label)).toEqual(labels);
  expect(findMatches('order', entries.toReversed()).map(({ label }) => label)[0]).toBe('Orders');
});

test('normalizes text to small letters without accents', () => {
  expect(normalizeText('VÉHICULES ක්‍රියා')).toBe('vehicules ක්රියා');
});

test('matches every name by itself and its prefixes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.nat(20), (name, length) => {
      expect(getRank(name, name)).toBe(0);
      expect(getRank(Array.from(name).slice(0, length).join(''), name)).toBeDefined();
      expect(normalizeText(normalizeText(name))).toBe(normalizeText(name));
    }),
  );
});

test.each([
  ['tea47', 'WP TEA-4711', true],
  ['wp-tea 4711', 'WP TEA-4711', true],
  ['o-0001', 'O-000104', true],
  ['o-2', 'O-000104', false],
])('finds %s in the number %s: %s', (query, number, expected) => {
  expect(matchesNumber(query, number, null)).toBe(expected);
  expect(matchesNumber(query, 'x', number)).toBe(expected);
});
