import { limitRate } from './limit-rate.ts';

test('refuses the calls of one key beyond the limit until its bucket fills again', () => {
  let now = 0;
  const spendCall = limitRate('key', { capacity: 2, perSecond: 1 }, () => now);
  spendCall('a');
  spendCall('a');
  expect(() => spendCall('a')).toThrow(
    expect.objectContaining({
      status: 429,
      code: 'tooManyRequests',
      details: { params: { limitedBy: 'key', retryAfter: 1 } },
    }),
  );
  expect(() => spendCall('b')).not.toThrow();
  now = 1;
  expect(() => spendCall('a')).not.toThrow();
  expect(() => spendCall('a')).toThrow(expect.objectContaining({ status: 429 }));
});
