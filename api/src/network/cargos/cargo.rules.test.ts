import fc from 'fast-check';
import { validateSpace, computeCargoSpace } from './cargo.rules.ts';
import { areCompatible, type CargoCompatibility, validateCompatibility } from './compatibility.rules.ts';

const BOX = { width: '1', height: '1.5', length: '1.2' };

test.each([
  ['new', undefined, null, '1.800'],
  ['new and set', '2', null, '2'],
  ['that equals the actual one follows it', undefined, { actualSpace: '1.000', effectiveSpace: '1' }, '1.800'],
  ['that was set stays', undefined, { actualSpace: '1.000', effectiveSpace: '2.500' }, '2.500'],
  ['that is reset becomes the actual one', null, { actualSpace: '1.000', effectiveSpace: '2.500' }, '1.800'],
] as const)('an effective space %s', (_case, input, previous, effectiveSpace) => {
  expect(computeCargoSpace(BOX, input, previous)).toEqual({ actualSpace: '1.800', effectiveSpace });
});

test('rounds the actual space half up and limits it', () => {
  expect(computeCargoSpace({ width: '0.1', height: '0.1', length: '0.05' }, null, null).actualSpace).toBe('0.001');
  expect(validateSpace(computeCargoSpace({ width: '1000', height: '1000', length: '999.999' }, null, null))).toEqual(
    {},
  );
  expect(
    validateSpace(computeCargoSpace({ width: '1000', height: '1000', length: '1000' }, null, null)),
  ).toHaveProperty('length.code', 'tooLarge');
});

const cargo = (name: string, cargoTypeId: string, ...allowed: string[]): CargoCompatibility => ({
  id: name,
  name,
  cargoTypeId,
  allowed,
});

test.each([
  ['of one type', cargo('tea', 'dry'), cargo('rice', 'dry'), true],
  ['of two types, neither allowed', cargo('tea', 'dry'), cargo('oil', 'liquid'), false],
  ['of which only one allows the other', cargo('tea', 'dry', 'liquid'), cargo('oil', 'liquid'), false],
  ['that allow each other', cargo('tea', 'dry', 'liquid'), cargo('oil', 'liquid', 'dry'), true],
  ['that allow a third', cargo('tea', 'dry', 'ice'), cargo('oil', 'liquid', 'ice'), false],
] as const)('two cargos %s', (_case, a, b, isCompatible) => {
  expect(areCompatible(a, b)).toBe(isCompatible);
});

test('names both cargos that may not travel together', () => {
  const items = [cargo('Tea', 'dry'), cargo('Rice', 'dry'), cargo('Oil', 'liquid'), cargo('Ice', 'ice')];
  const error = {
    code: 'incompatibleCargo',
    message: 'Tea and Oil may not travel together',
    params: { first: 'Tea', second: 'Oil' },
  };
  expect(validateCompatibility(items)).toMatchObject({
    'cargoItems.2.cargoId': error,
    'cargoItems.3.cargoId': { message: 'Tea and Ice may not travel together' },
  });
  expect(validateCompatibility([])).toEqual({});
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
    }),
  );
});
