import { rounded } from '../../lib/median.ts';
import { processorSeconds } from './processor.ts';

const AT_ONCE = 8;

/**
 * CPU milliseconds of one call, in the API and the database, and the calls per second that one core with both can
 * serve.
 */
export type Cost = { apiMs: number; databaseMs: number; perCore: number };

/** Makes the calls in parallel after a 20 % warm-up. CPU time is hardly affected by other load on the machine. */
export async function costOf(
  pids: { api: number; database: number },
  calls: number,
  call: (n: number) => Promise<unknown>,
  atOnce = AT_ONCE,
): Promise<Cost> {
  const run = async (count: number, from: number) => {
    let n = from;
    const work = async () => {
      while (n < from + count) {
        n += 1;
        await call(n);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  await run(Math.ceil(calls / 5), 0);
  const before = { api: processorSeconds(pids.api), database: processorSeconds(pids.database) };
  await run(calls, calls);
  const [api, database] = [processorSeconds(pids.api) - before.api, processorSeconds(pids.database) - before.database];
  return {
    apiMs: rounded((api * 1_000) / calls),
    databaseMs: rounded((database * 1_000) / calls),
    perCore: Math.round(calls / (api + database)),
  };
}
