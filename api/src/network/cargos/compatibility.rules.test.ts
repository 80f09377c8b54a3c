import fc from 'fast-check';
import {
  areCompatible,
  findIncompatibleOrders,
  validateCompatibility,
  type CargoCompatibility,
} from './compatibility.rules.ts';

const cargo = (name: string, cargoTypeId: string, ...allowed: string[]): CargoCompatibility => ({
  id: name,
  name,
  cargoTypeId,
  allowed,
});
const TEA = cargo('Tea', 'dry');
const RICE = cargo('Rice', 'dry');
const OIL = cargo('Oil', 'liquid');
const ICE = cargo('Ice', 'ice');

test.each([
  ['of one type', TEA, RICE, true],
  ['of two types, neither allowed', TEA, OIL, false],
  ['of which only one allows the other', cargo('tea', 'dry', 'liquid'), OIL, false],
  ['that allow each other', cargo('tea', 'dry', 'liquid'), cargo('oil', 'liquid', 'dry'), true],
  ['that allow a third', cargo('tea', 'dry', 'ice'), cargo('oil', 'liquid', 'ice'), false],
] as const)('two cargos %s', (_case, a, b, isCompatible) => {
  expect(areCompatible(a, b)).toBe(isCompatible);
});

test('reports the first earlier cargo that an item may not travel with', () => {
  expect(validateCompatibility([TEA, RICE, OIL, ICE])).toEqual({
    'cargoItems.2.cargoId': {
      code: 'incompatibleCargo',
      message: 'Tea and Oil may not travel together',
      params: { first: 'Tea', second: 'Oil' },
    },
    'cargoItems.3.cargoId': {
      code: 'incompatibleCargo',
      message: 'Tea and Ice may not travel together',
      params: { first: 'Tea', second: 'Ice' },
    },
  });
  expect(validateCompatibility([])).toEqual({});
});

test('reports the first earlier order that an order may not travel with, and one cargo of each', () => {
  const [dry, mixed, wet, frozen] = [
    { number: 1, cargos: [TEA] },
    { number: 2, cargos: [RICE, TEA] },
    { number: 3, cargos: [RICE, OIL] },
    { number: 4, cargos: [ICE] },
  ] as const;
  expect(findIncompatibleOrders([dry, mixed])).toEqual([]);
  expect(findIncompatibleOrders([mixed, wet, frozen])).toEqual([
    { order: wet, otherOrder: mixed, cargo: OIL, otherCargo: RICE },
    { order: frozen, otherOrder: mixed, cargo: ICE, otherCargo: RICE },
  ]);
});

test('is mutual, holds within a type, and requires every pair of an order to be compatible', () => {
  const type = fc.constantFrom('a', 'b', 'c', 'd');
  const cargos = fc.record({ id: fc.uuid(), name: fc.string(), cargoTypeId: type, allowed: fc.uniqueArray(type) });
  fc.assert(
    fc.property(fc.array(cargos, { maxLength: 6 }), (items) => {
      for (const a of items) for (const b of items) expect(areCompatible(a, b)).toBe(areCompatible(b, a));
      for (const a of items) expect(areCompatible(a, a)).toBe(true);
      const isCompatible = items.every((a) => items.every((b) => areCompatible(a, b)));
      expect(Object.keys(validateCompatibility(items)).length === 0).toBe(isCompatible);
      expect(findIncompatibleOrders(items.map((item) => ({ cargos: [item] }))).length === 0).toBe(isCompatible);
    }),
  );
});
