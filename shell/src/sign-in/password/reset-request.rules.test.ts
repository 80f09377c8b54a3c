import {
  createResetRequest,
  expireCode,
  getCodeEnd,
  addFailedAttempt,
  type ResetRequest,
} from './reset-request.rules.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const request = createResetRequest('nadia@example.com', 60, NOW);
const withFailedAttempts = (count: number): ResetRequest =>
  count === 0 ? request : addFailedAttempt(withFailedAttempts(count - 1));

test('stores when the API allows another request', () => {
  expect(request).toEqual({
    login: 'nadia@example.com',
    requestedAt: NOW,
    resendAt: NOW + MINUTE,
    failedAttempts: 0,
  });
});

test.each([
  ['a new code', request, NOW, undefined],
  ['shortly before ten minutes', request, NOW + 10 * MINUTE - 1, undefined],
  ['after ten minutes', request, NOW + 10 * MINUTE, 'expired'],
  ['four failed attempts', withFailedAttempts(4), NOW, undefined],
  ['five failed attempts', withFailedAttempts(5), NOW, 'tooManyAttempts'],
  ['five failed attempts after ten minutes', withFailedAttempts(5), NOW + 10 * MINUTE, 'expired'],
  ['an expired code', expireCode(request), NOW, 'expired'],
])('returns why a code ended: %s', (_case, code, now, end) => {
  expect(getCodeEnd(code, now)).toBe(end);
});
