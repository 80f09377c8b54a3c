import type { QueryClient } from '@tanstack/react-query';

const MAX_WAIT_MS = 3_000;

const whenIdle = (run: () => void) =>
  (window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1)))(run);

/**
 * Runs a callback when the page's queries have settled and the browser is idle, at the latest after `MAX_WAIT_MS`.
 *
 * @returns a function that cancels it
 */
export function whenPageSettles(client: QueryClient, run: () => void): () => void {
  let isDone = false;
  const isSettled = () => client.isFetching() === 0;
  const stop = () => {
    isDone = true;
    clearTimeout(limit);
    unsubscribe();
  };
  const finish = () => {
    if (isDone) return;
    stop();
    run();
  };
  const check = () => whenIdle(() => isSettled() && finish());
  const limit = setTimeout(finish, MAX_WAIT_MS);
  const unsubscribe = client.getQueryCache().subscribe(() => isSettled() && check());
  check();
  return stop;
}
