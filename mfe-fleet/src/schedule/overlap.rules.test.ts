import { overlapsShare } from './overlap.rules.ts';

test.each([
  ['within', { fromAt: 12, toAt: 14 }, true],
  ['over its start', { fromAt: 5, toAt: 11 }, true],
  ['over its end', { fromAt: 19, toAt: 30 }, true],
  ['before', { fromAt: 5, toAt: 10 }, false],
  ['after', { fromAt: 20, toAt: 30 }, false],
  ['without an end', { fromAt: 12, toAt: null }, false],
  ['not entered', { fromAt: undefined, toAt: undefined }, false],
  ['with its end before its start', { fromAt: 14, toAt: 12 }, false],
])('a period %s a share from 10 to 20', (_name, span, expected) => {
  expect(overlapsShare(span, { fromAt: 10, toAt: 20 })).toBe(expected);
});

test('a share without an end overlaps everything later', () => {
  expect(overlapsShare({ fromAt: 900, toAt: 901 }, { fromAt: 10, toAt: null })).toBe(true);
});
