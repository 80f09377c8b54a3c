import { DatabaseConnectionError } from './guarded-pool.ts';

const MAX_CALLS = 1_000;
/** Another group is prepared while one waits for the database. */
const MAX_RUNNING_GROUPS = 2;

type Options<Item, Result> = {
  /** Calls of the same key run one after the other, in different groups unless `isKeyShared`. */
  keyOf: (item: Item) => string;
  /** Whether a group may have several calls of the same key. */
  isKeyShared?: boolean;
  /** Limits the sum of a group's sizes; a larger call runs alone. */
  limit?: { sizeOf: (item: Item) => number; max: number };
  /** Returns a result, or the error of that call alone, for each item in the same order. */
  run: (items: readonly Item[]) => Promise<readonly (Result | Error)[]>;
  /** The least milliseconds from the start of a group to that of the next. A call that comes later than that waits for nothing. */
  intervalMs?: number;
};
type Call<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/**
 * Groups concurrent calls, like the group commit of databases: calls that arrive while a group runs, or shortly after
 * one has started, form the next group. When a group fails, each of its calls is retried alone, so that only the
 * faulty ones fail.
 */
export function groupCalls<Item, Result>({
  keyOf,
  isKeyShared = false,
  limit = { sizeOf: () => 1, max: MAX_CALLS },
  run,
  intervalMs = 0,
}: Options<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Call<Item, Result>[] = [];
  const runningKeys = new Set<string>();
  let runningGroups = 0;
  let isScheduled = false;
  let startedAt = -Infinity;

  function takeGroup(): Call<Item, Result>[] {
    const group: Call<Item, Result>[] = [];
    const others: Call<Item, Result>[] = [];
    const takenKeys = new Set(runningKeys);
    let size = 0;
    for (const call of waiting) {
      const key = keyOf(call.item);
      const nextSize = size + limit.sizeOf(call.item);
      const isTaken = !takenKeys.has(key) && (group.length === 0 || nextSize <= limit.max);
      if (isTaken) size = nextSize;
      (isTaken ? group : others).push(call);
      // Later calls of a key must not overtake one that is left.
      if (!isTaken || !isKeyShared) takenKeys.add(key);
    }
    waiting = others;
    return group;
  }

  async function settle(calls: readonly Call<Item, Result>[]) {
    const results = await run(calls.map(({ item }) => item));
    for (const [i, { resolve, reject }] of calls.entries()) {
      const result = results[i] as Result | Error;
      if (result instanceof Error) reject(result);
      else resolve(result);
    }
  }

  const runAlone = (call: Call<Item, Result>) => settle([call]).catch(call.reject);

  async function runGroup(group: readonly Call<Item, Result>[]) {
    try {
      await settle(group);
    } catch (error) {
      if (group.length > 1 && !(error instanceof DatabaseConnectionError)) await Promise.all(group.map(runAlone));
      else for (const { reject } of group) reject(error);
    }
  }

  function startGroups() {
    isScheduled = false;
    while (runningGroups < MAX_RUNNING_GROUPS) {
      const group = takeGroup();
      if (group.length === 0) return;
      const keys = group.map(({ item }) => keyOf(item));
      for (const key of keys) runningKeys.add(key);
      runningGroups += 1;
      startedAt = performance.now();
      void runGroup(group).finally(() => {
        runningGroups -= 1;
        for (const key of keys) runningKeys.delete(key);
        schedule();
      });
      if (intervalMs > 0) return schedule();
    }
  }

  function schedule() {
    if (isScheduled || waiting.length === 0 || runningGroups >= MAX_RUNNING_GROUPS) return;
    isScheduled = true;
    const waitMs = startedAt + intervalMs - performance.now();
    // Without a delay, requests that have arrived together are read first.
    if (waitMs > 0) setTimeout(startGroups, waitMs);
    else setImmediate(startGroups);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
