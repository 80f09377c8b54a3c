import { addAmounts, compareById, toThousandths } from './pool.rules.ts';

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
])('compares the ids %s and %s by their characters', (a, b, expected) => {
  expect(compareById({ id: a }, { id: b })).toBe(expected);
});

test.each([
  ['0', 0],
  ['1.5', 1_500],
  ['0.001', 1],
  ['8.1005', 8_101],
  ['1.0004', 1_000],
])('%s is %d thousandths', (measure, thousandths) => {
  expect(toThousandths(measure)).toBe(thousandths);
});

test('adds up loads measure by measure', () => {
  const load = (factor: number) =>
    [1, 20, 300, 4_000].map((measure) => measure * factor) as [number, number, number, number];
  expect(addAmounts([load(1), load(2), load(3)])).toEqual(load(6));
  expect(addAmounts([])).toEqual([0, 0, 0, 0]);
});
