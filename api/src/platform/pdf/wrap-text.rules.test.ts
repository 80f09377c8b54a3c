import fc from 'fast-check';
import { wrapText } from './wrap-text.rules.ts';

/** Every UTF-16 unit is one point wide. */
const measureWidth = (text: string) => text.length;

test.each<[string, number, string[]]>([
  ['', 5, ['']],
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['one two three', 9, ['one two', 'three']],
  ['a  b   c', 5, ['a b c']],
  ['  one\n\n two ', 5, ['one', '', 'two']],
  ['abcdef gh', 4, ['abcd', 'ef', 'gh']],
  ['abcdef gh', 5, ['abcde', 'f gh']],
  ['abcd', 4, ['abcd']],
  ['🇱🇰🇱🇰', 5, ['🇱🇰', '🇱🇰']],
  ['🇱🇰🇱🇰', 1, ['🇱🇰', '🇱🇰']],
])('wraps %j to %i points', (text, width, lines) => {
  expect(wrapText(text, width, measureWidth)).toEqual(lines);
});

test('preserves every word, and no line is too wide unless it is a single letter', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 20 }), (parts, width) => {
      const lines = wrapText(parts.join(' '), width, measureWidth);
      expect(lines.join('').replaceAll(' ', '')).toBe(parts.join(''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});
