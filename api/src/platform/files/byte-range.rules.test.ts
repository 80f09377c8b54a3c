import fc from 'fast-check';
import { parseByteRange } from './byte-range.rules.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=9-', { start: 9, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
  ['bytes=10-12', null],
])('of ten bytes, %s means %j', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test('a range lies within the content', () => {
  const number = fc.option(fc.nat(100), { nil: '' });
  fc.assert(
    fc.property(number, number, fc.nat(100), (first, last, bytes) => {
      const range = parseByteRange(`bytes=${first}-${last}`, bytes);
      if (range) expect([range.start >= 0, range.start <= range.end, range.end < bytes]).toEqual([true, true, true]);
    }),
  );
});
