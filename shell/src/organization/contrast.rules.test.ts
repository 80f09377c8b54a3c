import fc from 'fast-check';
import { textOn } from './contrast.rules.ts';

test.each([
  ['#000000', 'white', 21],
  ['#ffffff', 'black', 21],
  ['#3d56d4', 'white', 6.03],
  ['#FFB000', 'black', 11.46],
  ['#777777', 'black', 4.69],
])('on %s one writes %s, at %d : 1', (color, text, ratio) => {
  const on = textOn(color);
  expect(on?.text).toBe(text);
  expect(on?.ratio).toBeCloseTo(ratio, 1);
});

test.each(['', '#fff', 'red', '#12345g', '#1234567'])('%p is no colour', (text) => {
  expect(textOn(text)).toBeUndefined();
});

test('on any colour the better of the two is read by everybody', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      expect(textOn(`#${number.toString(16).padStart(6, '0')}`)?.ratio).toBeGreaterThan(4.5);
    }),
  );
});
