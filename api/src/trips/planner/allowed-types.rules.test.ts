import { filterAllowedTypes, fitsType, sortBySize } from './allowed-types.rules.ts';
import type { PoolOrder } from './pool.rules.ts';
import { TYPES } from './testing/pools.ts';

test('sorts types by size, smallest first', () => {
  expect(sortBySize(TYPES.toReversed()).map(({ id }) => id)).toEqual(['T1', 'T2', 'T3']);
  expect(sortBySize([{ id: 'empty', averageSpace: '0', maxWeight: '0' }])).toHaveLength(1);
});

test.each<[string, Pick<PoolOrder, 'vehicleTypeIds' | 'isFlexible'>, string[]]>([
  ['only the requested types', { vehicleTypeIds: ['T3', 'T1', 'deleted'], isFlexible: false }, ['T1', 'T3']],
  ['all types without a request', { vehicleTypeIds: [], isFlexible: false }, ['T1', 'T2', 'T3']],
  ['all types for a flexible order', { vehicleTypeIds: ['T1'], isFlexible: true }, ['T1', 'T2', 'T3']],
  ['no type if the requested one is deleted', { vehicleTypeIds: ['deleted'], isFlexible: false }, []],
])('allows %s', (_name, order, allowed) => {
  expect(filterAllowedTypes(order, TYPES).map(({ id }) => id)).toEqual(allowed);
});

test.each([
  ['fills it exactly', '8', '1500', true],
  ['is one litre too large', '8.001', '1500', false],
  ['is one gram too heavy', '8', '1500.001', false],
  ['differs only after the third decimal', '8.0004', '1500.0004', true],
])('compares an order with a type when it %s', (_name, space, weight, fits) => {
  expect(fitsType({ space, weight }, TYPES[0]!)).toBe(fits);
});
