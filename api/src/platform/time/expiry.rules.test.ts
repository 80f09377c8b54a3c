import { isExpired } from './expiry.rules.ts';

test.each([
  [null, false],
  [99, true],
  [100, false],
  [101, false],
])('at 100, expiry at %j has passed: %s', (expiresAt, expected) => {
  expect(isExpired(expiresAt, 100)).toBe(expected);
});
