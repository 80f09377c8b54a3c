import { canCarry, type OrderNeeds, type TripCapacity } from './can-carry.rules.ts';

const TRIP: TripCapacity = {
  totalSpace: '10',
  totalWeight: '2000',
  type: 'Lorry 20 ft',
  temperature: 'ambient',
  space: '12.500',
  weight: '3000',
};
const ORDER: OrderNeeds = { space: '2.500', weight: '1000', temperature: 'ambient', requestedTypes: null };

const FLOOR = { totalPalletPlaces: '8', totalLoadingMeters: null, palletPlaces: '10', loadingMeters: '0.8' };

test.each<[string, Partial<TripCapacity>, Partial<OrderNeeds>, boolean]>([
  ['with just enough room', {}, {}, true],
  ['without enough space', {}, { space: '2.501' }, false],
  ['that is too heavy', {}, { weight: '1000.001' }, false],
  ['with just enough floor', FLOOR, { palletPlaces: '2', loadingMeters: '0.8' }, true],
  ['without enough pallet places', FLOOR, { palletPlaces: '2.001' }, false],
  ['that is too short', FLOOR, { loadingMeters: '0.801' }, false],
  ['that does not count pallets', { ...FLOOR, palletPlaces: null }, { palletPlaces: '99' }, true],
  ['without a vehicle or type', { type: null, temperature: null, space: null, weight: null }, { space: '99' }, true],
  ['without a type, for an order that requests one', { type: null }, { requestedTypes: ['Freezer'] }, true],
  ['of a type whose temperature is not known', { temperature: null }, {}, true],
  ['of a type that may not be cold', { temperature: null }, { temperature: 'chilled' }, false],
  ['of the requested type', {}, { requestedTypes: ['lorry 20 FT'] }, true],
  ['of another type', {}, { requestedTypes: ['Freezer'] }, false],
  ['that is not cold enough', {}, { temperature: 'chilled' }, false],
  ['that is colder than needed', { temperature: 'frozen' }, { temperature: 'chilled' }, true],
  [
    'of the requested type, regardless of its properties',
    {},
    { temperature: 'frozen', requestedTypes: ['Lorry 20 ft'] },
    true,
  ],
])('a trip %s', (_name, trip, order, expected) => {
  expect(canCarry({ ...TRIP, ...trip }, { ...ORDER, ...order })).toBe(expected);
});
