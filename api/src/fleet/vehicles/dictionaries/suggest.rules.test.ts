import fc from 'fast-check';
import { typesFor } from './suggest.rules.ts';

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
])('%s CBM and %s kg fit into %j', (space, weight, expected) => {
  expect(typesFor([T3, T1, T2], { space, weight }).map(({ id }) => id)).toEqual(expected);
});

test('every type that is large enough is there once, none that is not, the smallest first, however they came', () => {
  const measure = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => (thousandths / 1_000).toFixed(3));
  const types = fc.uniqueArray(fc.record({ id: fc.uuid(), averageSpace: measure, maxWeight: measure }), {
    selector: ({ id }) => id,
    maxLength: 12,
  });
  fc.assert(
    fc.property(types, measure, measure, (all, space, weight) => {
      const found = typesFor(all, { space, weight });
      const large = all.filter(
        (one) => Number(one.averageSpace) >= Number(space) && Number(one.maxWeight) >= Number(weight),
      );
      expect(new Set(found)).toEqual(new Set(large));
      expect(found.map(({ averageSpace }) => Number(averageSpace))).toEqual(
        found.map(({ averageSpace }) => Number(averageSpace)).toSorted((a, b) => a - b),
      );
      expect(typesFor(all.toReversed(), { space, weight })).toEqual(found);
    }),
  );
});
