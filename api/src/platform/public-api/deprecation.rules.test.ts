import { toDeprecationHeaders } from './deprecation.rules.ts';

test('returns when a call was deprecated, when it ends, and its replacement', () => {
  const deprecation = { since: '2026-11-20', sunset: '2027-06-01', instead: '/orders/v2' };
  expect(toDeprecationHeaders(deprecation as never, '/api/v1')).toEqual({
    deprecation: `@${Date.UTC(2026, 10, 20) / 1_000}`,
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</api/v1/orders/v2>; rel="successor-version"',
  });
});
