import type { QueryClient } from '@tanstack/react-query';

/** Longer than this nothing waits. */
const LIMIT_MS = 3_000;

const rest = (run: () => void) => (window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1)))(run);

/** Runs what can wait: once the page has the answers that it asks for and the browser is at rest, after a while in any case. Returns how to give it up. */
export function whenAnswered(client: QueryClient, run: () => void): () => void {
  let isOver = false;
  const isAnswered = () => client.isFetching() === 0;
  const stop = () => {
    isOver = true;
    clearTimeout(limit);
    leave();
  };
  const finish = () => {
    if (isOver) return;
    stop();
    run();
  };
  const look = () => rest(() => isAnswered() && finish());
  const limit = setTimeout(finish, LIMIT_MS);
  const leave = client.getQueryCache().subscribe(() => isAnswered() && look());
  look();
  return stop;
}
