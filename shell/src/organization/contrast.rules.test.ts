import fc from 'fast-check';
import { getReadableText } from './contrast.rules.ts';

test.each([
  ['#000000', 'white', 21],
  ['#ffffff', 'black', 21],
  ['#3d56d4', 'white', 6.03],
  ['#FFB000', 'black', 11.46],
  ['#777777', 'black', 4.69],
  ['#0a0a0a', 'white', 19.8],
])('chooses for %s %s text with a contrast of %d : 1', (color, text, ratio) => {
  const result = getReadableText(color);
  expect(result?.text).toBe(text);
  expect(result?.ratio).toBeCloseTo(ratio, 1);
});

test.each(['', '#fff', 'red', '#12345g', '#1234567'])('rejects the color %p', (text) => {
  expect(getReadableText(text)).toBeUndefined();
});

test('reaches AA contrast on any color', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      expect(getReadableText(`#${number.toString(16).padStart(6, '0')}`)?.ratio).toBeGreaterThan(4.5);
    }),
  );
});
