import { QueryClient } from '@tanstack/react-query';
import { whenAnswered } from './when-answered.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that waits for an answer, and something that waits for the page. */
function waiting() {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const run = jest.fn();
  void client.fetchQuery({ queryKey: ['orders'], queryFn: () => answer.promise });
  return { answer, run, stop: whenAnswered(client, run) };
}

test('what can wait is run once, after the answers of the page', async () => {
  const { answer, run } = waiting();
  await jest.advanceTimersByTimeAsync(500);
  expect(run).not.toHaveBeenCalled();
  answer.resolve('rows');
  await jest.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page whose answer does not come holds nothing up for long', async () => {
  const { run } = waiting();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what has left the page is not run any more', async () => {
  const { answer, run, stop } = waiting();
  stop();
  answer.resolve('rows');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
});
