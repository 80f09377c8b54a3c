import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import { filterAllowedTypes, fitsType, sortByFit } from './allowed-types.rules.ts';
import type { PoolOrder, PoolType } from './pool.rules.ts';
import { cargo, poolOrder, TYPES } from './testing/pools.ts';

const FREEZER: PoolType = { id: 'freezer', averageSpace: '17', maxWeight: '3000', temperature: 'frozen' };
const COOLER: PoolType = { id: 'cooler', averageSpace: '30', maxWeight: '6000', temperature: 'chilled' };

test('sorts types uncooled first, then smallest first', () => {
  expect(sortByFit(TYPES.toReversed()).map(({ id }) => id)).toEqual(['T1', 'T2', 'T3']);
  expect(sortByFit([FREEZER, COOLER, ...TYPES]).map(({ id }) => id)).toEqual(['T1', 'T2', 'T3', 'cooler', 'freezer']);
  expect(sortByFit([{ id: 'empty', averageSpace: '0', maxWeight: '0' }])).toHaveLength(1);
});

test.each<[string, Partial<PoolOrder> & { temperature?: Temperature }, string[]]>([
  ['uncooled types for dry freight', {}, ['T1', 'T2', 'T3']],
  ['uncooled types for flexible dry freight', { isFlexible: true }, ['T1', 'T2', 'T3']],
  ['also a requested cooled one', { isFlexible: true, vehicleTypeIds: ['freezer'] }, ['T1', 'T2', 'T3', 'freezer']],
  ['types that hold the temperature', { temperature: 'chilled' }, ['cooler']],
  ['colder ones if no other fits', { temperature: 'chilled', space: '31' }, ['cooler', 'freezer']],
  ['the coldest for frozen freight', { temperature: 'frozen', isFlexible: true }, ['freezer']],
  ['what frozen freight asks for', { temperature: 'frozen', vehicleTypeIds: ['T2'] }, ['T2']],
])('allows %s', (_name, { temperature, ...order }, allowed) => {
  const cargos = temperature ? [{ ...cargo('c'), temperature }, cargo('d')] : [cargo('d')];
  const types = [...TYPES, COOLER, FREEZER];
  expect(filterAllowedTypes(poolOrder('o', { cargos, ...order }), types).map(({ id }) => id)).toEqual(allowed);
});

test.each<[string, Pick<PoolOrder, 'vehicleTypeIds' | 'isFlexible'>, string[]]>([
  ['only the requested types', { vehicleTypeIds: ['T3', 'T1', 'deleted'], isFlexible: false }, ['T1', 'T3']],
  ['all types without a request', { vehicleTypeIds: [], isFlexible: false }, ['T1', 'T2', 'T3']],
  ['all types for a flexible order', { vehicleTypeIds: ['T1'], isFlexible: true }, ['T1', 'T2', 'T3']],
  ['no type if the requested one is deleted', { vehicleTypeIds: ['deleted'], isFlexible: false }, []],
])('allows %s', (_name, order, allowed) => {
  expect(filterAllowedTypes(poolOrder('o', order), TYPES).map(({ id }) => id)).toEqual(allowed);
});

test.each([
  ['fills it exactly', '8', '1500', true],
  ['is one litre too large', '8.001', '1500', false],
  ['is one gram too heavy', '8', '1500.001', false],
  ['differs only after the third decimal', '8.0004', '1500.0004', true],
])('compares an order with a type when it %s', (_name, space, weight, fits) => {
  expect(fitsType({ space, weight }, TYPES[0]!)).toBe(fits);
});
