import { linkState, minuteOf, secondsToWait } from './link.rules.ts';

const NOW = 1_800_000_000;

test.each([
  ['until a second before it expires', null, NOW + 1, 'active'],
  ['expired in the second in which it expires', null, NOW, 'expired'],
  ['expired afterwards', null, NOW - 1, 'expired'],
  ['revoked, whether or not it has expired', NOW - 10, NOW - 1, 'revoked'],
  ['revoked before it expires', NOW, NOW + 1, 'revoked'],
] as const)('a link is %s', (_case, revokedAt, expiresAt, state) => {
  expect(linkState({ revokedAt, expiresAt }, NOW)).toBe(state);
});

test('a page and its proofs may be requested 120 times a minute', () => {
  const start = NOW - (NOW % 60);
  expect(minuteOf(start)).toBe(minuteOf(start + 59));
  expect(minuteOf(start + 60)).toBe(minuteOf(start) + 1);
  expect([1, 120, 121].map((requests) => secondsToWait(requests, start + 15))).toEqual([0, 0, 45]);
});
