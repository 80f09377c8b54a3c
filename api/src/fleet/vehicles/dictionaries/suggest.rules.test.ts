import fc from 'fast-check';
import { suggestVehicleTypes } from './suggest.rules.ts';

const type = (id: string, averageSpace: string, maxWeight: string) => ({ id, averageSpace, maxWeight });
const T1 = type('T1', '8', '1500');
const T2 = type('T2', '20', '5000');
const T3 = type('T3', '40', '12000');

test.each([
  ['0', '0', ['T1', 'T2', 'T3']],
  ['8', '1500', ['T1', 'T2', 'T3']],
  ['8.001', '1', ['T2', 'T3']],
  ['1', '5000.001', ['T3']],
  ['40.000', '12000.000', ['T3']],
  ['50', '9000', []],
])('suggests for %s CBM and %s kg: %j', (space, weight, expected) => {
  expect(suggestVehicleTypes([T3, T1, T2], { space, weight }).map(({ id }) => id)).toEqual(expected);
});

test('orders types of the same size by weight, then by id', () => {
  const types = [type('c', '8', '1500'), type('a', '8', '2000'), type('b', '8.0', '1500')];
  expect(suggestVehicleTypes(types, { space: '1', weight: '1' }).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('suggests exactly the types that are large enough, the smallest first, in any input order', () => {
  const measure = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => (thousandths / 1_000).toFixed(3));
  const types = fc.uniqueArray(fc.record({ id: fc.uuid(), averageSpace: measure, maxWeight: measure }), {
    selector: ({ id }) => id,
    maxLength: 12,
  });
  fc.assert(
    fc.property(types, measure, measure, (all, space, weight) => {
      const suggested = suggestVehicleTypes(all, { space, weight });
      const largeEnough = all.filter(
        ({ averageSpace, maxWeight }) => Number(averageSpace) >= Number(space) && Number(maxWeight) >= Number(weight),
      );
      expect(new Set(suggested)).toEqual(new Set(largeEnough));
      expect(suggested.map(({ averageSpace }) => Number(averageSpace))).toEqual(
        suggested.map(({ averageSpace }) => Number(averageSpace)).toSorted((a, b) => a - b),
      );
      expect(suggestVehicleTypes(all.toReversed(), { space, weight })).toEqual(suggested);
    }),
  );
});
