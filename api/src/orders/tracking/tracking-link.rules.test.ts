import { defaultExpiry, expiryProblem, latestExpiry } from './tracking-link.rules.ts';

const NOW = 1_800_000_000;
const ONE_DAY = 86_400;

test.each([
  ['in the past', -1, 'past'],
  ['right now', 0, 'past'],
  ['in a second', 1, undefined],
  ['in exactly 90 days', 90 * ONE_DAY, undefined],
  ['a second later than 90 days', 90 * ONE_DAY + 1, 'tooLate'],
])('a link cannot expire outside of the next 90 days: %s', (_case, seconds, code) => {
  expect(expiryProblem(NOW + seconds, NOW)?.code).toBe(code);
});

test('explains why a link cannot expire then', () => {
  expect([0, 91 * ONE_DAY].map((seconds) => expiryProblem(NOW + seconds, NOW)?.message)).toEqual([
    'Expiry must be in the future',
    'At most 90 days from now',
  ]);
});

test('no link lives longer than 90 days', () => {
  expect(latestExpiry(NOW)).toBe(NOW + 90 * ONE_DAY);
});

test.each([
  ['without a delivery window', null, NOW + 30 * ONE_DAY],
  ['14 days after the delivery window', NOW + ONE_DAY, NOW + 15 * ONE_DAY],
  ['when those 14 days end a second from now', NOW - 14 * ONE_DAY + 1, NOW + 1],
  ['when those 14 days end now', NOW - 14 * ONE_DAY, NOW + 30 * ONE_DAY],
  ['at most 90 days from now', NOW + 80 * ONE_DAY, NOW + 90 * ONE_DAY],
])('a link expires by default: %s', (_case, deliveryTo, expected) => {
  expect(defaultExpiry(deliveryTo, NOW)).toBe(expected);
});
