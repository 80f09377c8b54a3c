import { DAY } from 'shared-contracts/values/time';
import { getExpiryState } from './expiry.rules.ts';

const NOW = 1_800_000_000;

test.each([
  [null, 'missing', 0],
  [NOW - 40 * DAY, 'expired', 40],
  [NOW - 1, 'expired', 0],
  [NOW, 'expired', 0],
  [NOW + 1, 'expiring', 0],
  [NOW + DAY + 1, 'expiring', 1],
  [NOW + 30 * DAY, 'expiring', 30],
  [NOW + 30 * DAY + 1, 'valid', 30],
  [NOW + 400 * DAY, 'valid', 400],
] as const)('an expiry at %s is %s, in full days: %s', (expiresAt, state, days) => {
  expect(getExpiryState(expiresAt, NOW)).toEqual({ state, days });
});
