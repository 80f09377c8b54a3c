import fc from 'fast-check';
import { parseColumnIndex, toColumnLetters } from './column-letters.rules.ts';

test.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('the letters of column %i are %s', (index, letters) => {
  expect(toColumnLetters(index)).toBe(letters);
  expect(parseColumnIndex(`${letters}12`)).toBe(index);
});

test('reads the letters of every column', () => {
  fc.assert(
    fc.property(fc.nat(18_277), fc.integer({ min: 1, max: 1_048_576 }), (index, row) => {
      expect(parseColumnIndex(`${toColumnLetters(index)}${row}`)).toBe(index);
    }),
  );
});

test.each(['', 'A', '12', 'a1', 'ABCD1', 'A1B', ' A1', '$A$1'])('%j is no reference of a cell', (reference) => {
  expect(parseColumnIndex(reference)).toBeNull();
});
