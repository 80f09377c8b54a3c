import { findIncompatiblePairs } from './incompatible-pairs.rules.ts';

const cargo = (name: string, cargoTypeId: string) => ({ id: name, name, cargoTypeId, allowed: [] });

test('pairs each cargo with the first earlier one that it may not travel with', () => {
  expect(
    findIncompatiblePairs([cargo('Tea', 'dry'), cargo('Rice', 'dry'), cargo('Oil', 'liquid'), cargo('Salt', 'dry')]),
  ).toEqual([
    { first: 'Tea', second: 'Oil' },
    { first: 'Oil', second: 'Salt' },
  ]);
  expect(findIncompatiblePairs([])).toEqual([]);
});
