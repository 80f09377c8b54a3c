import { paced } from './service.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('questions go one after another, so many a second, and one that would wait too long is refused at once', async () => {
  const inTurn = paced(1, 2_500);
  const started = performance.now();
  const ask = () => inTurn(async () => Math.round(performance.now() - started));
  const asked = [ask(), ask(), ask()];
  await expect(ask()).rejects.toThrow('Too many questions');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(asked)).toEqual([0, 1_000, 2_000]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await ask()).toBe(7_000);
});
