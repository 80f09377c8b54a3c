import fc from 'fast-check';
import { spaceProblems, spacesOf } from './cargo.rules.ts';
import { areCompatible, type Combined, compatibilityProblems } from './compatibility.rules.ts';

const BOX = { width: '1', height: '1.5', length: '1.2' };

test.each([
  ['new', undefined, null, '1.800'],
  ['new and given', '2', null, '2'],
  ['that was the actual one follows it', undefined, { actualSpace: '1.000', effectiveSpace: '1' }, '1.800'],
  ['that was given stays', undefined, { actualSpace: '1.000', effectiveSpace: '2.500' }, '2.500'],
  ['that is taken back becomes the actual one', null, { actualSpace: '1.000', effectiveSpace: '2.500' }, '1.800'],
] as const)('an effective space %s', (_how, given, before, effectiveSpace) => {
  expect(spacesOf(BOX, given, before)).toEqual({ actualSpace: '1.800', effectiveSpace });
});

test('the actual space is exact, half up, and no larger than a measure holds', () => {
  expect(spacesOf({ width: '0.1', height: '0.1', length: '0.05' }, null, null).actualSpace).toBe('0.001');
  expect(spaceProblems(spacesOf({ width: '1000', height: '1000', length: '999.999' }, null, null))).toEqual({});
  expect(spaceProblems(spacesOf({ width: '1000', height: '1000', length: '1000' }, null, null))).toHaveProperty(
    'length.code',
    'tooLarge',
  );
});

const cargo = (name: string, cargoTypeId: string, ...allowed: string[]): Combined => ({
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
] as const)('two cargos %s', (_how, one, other, isCompatible) => {
  expect(areCompatible(one, other)).toBe(isCompatible);
});

test('whoever cannot travel with one before them is told with both names', () => {
  const items = [cargo('Tea', 'dry'), cargo('Rice', 'dry'), cargo('Oil', 'liquid'), cargo('Ice', 'ice')];
  const told = {
    code: 'incompatibleCargo',
    message: 'Tea and Oil may not travel together',
    params: { first: 'Tea', second: 'Oil' },
  };
  expect(compatibilityProblems(items)).toMatchObject({
    'cargoItems.2.cargoId': told,
    'cargoItems.3.cargoId': { message: 'Tea and Ice may not travel together' },
  });
  expect(compatibilityProblems([])).toEqual({});
});

test("compatibility is mutual, holds for one's own type, and an order is sound only when every pair is", () => {
  const type = fc.constantFrom('a', 'b', 'c', 'd');
  const some = fc.record({ id: fc.uuid(), name: fc.string(), cargoTypeId: type, allowed: fc.uniqueArray(type) });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), (items) => {
      for (const one of items)
        for (const other of items) expect(areCompatible(one, other)).toBe(areCompatible(other, one));
      for (const one of items) expect(areCompatible(one, one)).toBe(true);
      const isSound = items.every((one) => items.every((other) => areCompatible(one, other)));
      expect(Object.keys(compatibilityProblems(items)).length === 0).toBe(isSound);
    }),
  );
});
