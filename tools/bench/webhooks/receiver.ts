import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Seen } from './sink.ts';

/** Starts the sink in a separate process, so that it doesn't slow down the writers. */
export async function startReceiver() {
  const child = fork(join(import.meta.dirname, 'sink.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    ask: async (): Promise<Seen> => {
      const reply = once(child, 'message');
      child.send('seen');
      const [seen] = (await reply) as [Seen];
      return seen;
    },
    close: () => child.disconnect(),
  };
}
