import fc from 'fast-check';
import { classifyRefreshToken } from './refresh-token.rules.ts';

const NOW = 1_700_000_000;
const stored = { refreshHash: 'current', previousRefreshHash: 'previous', refreshedAt: NOW };
const unused = { refreshHash: 'current', previousRefreshHash: null, refreshedAt: null };
const unrefreshable = { refreshHash: null, previousRefreshHash: null, refreshedAt: null };

test.each([
  ['the current token', 'current', stored, 0, 'rotate'],
  ['the current token after a year', 'current', stored, 31_536_000, 'rotate'],
  ['the first token', 'current', unused, 0, 'rotate'],
  ['the previous token in another tab', 'previous', stored, 0, 'repeat'],
  ['the previous token as the grace ends', 'previous', stored, 120, 'repeat'],
  ['the previous token after the grace', 'previous', stored, 121, 'reused'],
  ['an older token', 'older', stored, 0, 'reused'],
  ['a token of a session without one', 'current', unrefreshable, 0, 'reused'],
] as const)('%s', (_case, hash, session, seconds, use) => {
  expect(classifyRefreshToken(hash, session, NOW + seconds)).toBe(use);
});

test('accepts no token but the last two', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (hash, seconds) => {
      fc.pre(hash !== 'current' && hash !== 'previous');
      expect(classifyRefreshToken(hash, stored, NOW + seconds)).toBe('reused');
    }),
  );
});
