import { QueryClient } from '@tanstack/react-query';
import { whenPageSettles } from './when-page-settles.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Starts a query and a callback that waits for it. */
function start() {
  const client = new QueryClient();
  const response = Promise.withResolvers<string>();
  const run = jest.fn();
  void client.fetchQuery({ queryKey: ['orders'], queryFn: () => response.promise });
  return { response, run, stop: whenPageSettles(client, run) };
}

test('runs the callback once, after the page’s queries', async () => {
  const { response, run } = start();
  await jest.advanceTimersByTimeAsync(500);
  expect(run).not.toHaveBeenCalled();
  response.resolve('rows');
  await jest.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs the callback after the time limit when a query hangs', async () => {
  const { run } = start();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not run a canceled callback', async () => {
  const { response, run, stop } = start();
  stop();
  response.resolve('rows');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
});
