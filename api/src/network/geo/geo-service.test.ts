import { createRateLimiter } from './geo-service.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('limits the request rate and rejects a request that would wait too long', async () => {
  const limitRate = createRateLimiter(1, 2_500);
  const started = performance.now();
  const request = () => limitRate(async () => Math.round(performance.now() - started));
  const requests = [request(), request(), request()];
  await expect(request()).rejects.toThrow('Too many requests');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(requests)).toEqual([0, 1_000, 2_000]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await request()).toBe(7_000);
});
