import { sql } from 'kysely';
import { type Db as BossDatabase, fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../database/database.ts';
import { traced } from '../tracing/tracing.ts';
import type { LiveHub } from '../live/live-hub.ts';

/** Features declare their jobs and the data of each here: `declare module 'jobs.ts' { interface JobData { … } }`. */
export interface JobData {}

type Name = keyof JobData & string;
type Handler<Data> = (data: Data, attempt: { isLast: boolean }) => Promise<void>;

/** Retries 30 seconds after the first failure, then doubles the delay up to an hour: nearly four hours in total. */
const QUEUE_OPTIONS = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  notify: true,
};
/**
 * Runs up to `batchSize` jobs at once per process, and fetches again without a pause while batches are full. Queued
 * jobs are announced by the database; polling finds those to retry, and all jobs while no listener is connected.
 */
const WORK_OPTIONS = {
  batchSize: 5,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 30,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const MAX_DUE_JOBS = 1_000;
const STOP_TIMEOUT_MS = 8_000;

export type Jobs = {
  /** Queues a job in the caller's transaction: it runs only if that commits. */
  enqueue: <N extends Name>(tx: Db, name: N, data: JobData[N]) => Promise<void>;
  /** Registers the handler of a job. Call it in every server process. */
  handle: <N extends Name>(name: N, handler: Handler<JobData[N]>) => void;
  /** Starts working on jobs. Several processes share the queue. */
  start: () => Promise<void>;
  /** Runs all jobs that are due now; for tests. */
  runDue: () => Promise<void>;
  /** Waits for running jobs. Those that take too long return to the queue for another process. */
  stop: () => Promise<void>;
  isStopped: () => boolean;
  /** Unfinished and failed jobs of all processes, by name and state. */
  count: () => Promise<{ labels: { name: string; state: string }; value: number }[]>;
};

type Job = JobWithMetadata<object>;

/** Lets workers listen over the connection of the live hub, which connects with the first worker. */
const listenOver = (live: LiveHub): Pick<BossDatabase, 'listen'> => ({
  listen: async (channel, onMessage, onReconnect) => {
    live.addChannel(channel, { onMessage, onReconnect, onShutdown: () => undefined, countStreams: () => 0 });
    return { close: async () => undefined };
  },
});

/** @param live without it, workers poll every second */
export function createJobs(db: Db, onError: (error: Error) => void, live?: LiveHub): Jobs {
  const handlers = new Map<string, Handler<never>>();
  const boss = new PgBoss({
    db: { ...fromKysely(db.withoutPlugins()), ...(live && listenOver(live)) },
    migrate: false,
    schedule: false,
    useListenNotify: live !== undefined,
  });
  let isStopped = false;
  boss.on('error', onError);
  boss.on('stopped', () => {
    isStopped = true;
  });
  const connect = async () => {
    await boss.start();
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of handlers.keys()) {
      const queue = queues.get(name);
      if (!queue) await boss.createQueue(name, QUEUE_OPTIONS);
      else if (!queue.notify) await boss.updateQueue(name, { notify: true });
    }
  };
  let connected: Promise<void> | null = null;
  const ensureConnected = () =>
    (connected ??= connect().catch((error: unknown) => {
      connected = null;
      throw error;
    }));

  const run = async (handler: Handler<never>, { id, name, data, retryCount, retryLimit }: Job): Promise<JobResult> => {
    try {
      await traced({ name: `job ${name}`, kind: 'internal' }, () =>
        handler(data as never, { isLast: retryCount >= retryLimit }),
      );
      return { id, status: 'completed' };
    } catch (error) {
      onError(new Error(`Job ${name} failed`, { cause: error }));
      return { id, status: 'failed', output: { message: (error as Error).message } };
    }
  };

  return {
    enqueue: async (tx, name, data) => {
      await ensureConnected();
      await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()) });
    },
    handle: (name, handler) => handlers.set(name, handler),
    start: async () => {
      await ensureConnected();
      await live?.ensureConnected();
      for (const [name, handler] of handlers) {
        await boss.work(name, WORK_OPTIONS, (due: Job[]) => Promise.all(due.map((job) => run(handler, job))));
      }
    },
    runDue: async () => {
      await ensureConnected();
      for (const [name, handler] of handlers) {
        for (const job of await boss.fetch<object>(name, { batchSize: MAX_DUE_JOBS, includeMetadata: true })) {
          const { status, output } = await run(handler, job);
          await (status === 'completed' ? boss.complete(name, job.id) : boss.fail(name, job.id, output));
        }
      }
    },
    stop: async () => {
      if (connected) await boss.stop({ close: false, timeout: STOP_TIMEOUT_MS });
    },
    isStopped: () => isStopped,
    count: async () => {
      const { rows } = await sql<{ name: string; state: string; value: number }>`
        select name, state::text as state, count(*) as value
        from pgboss.job
        where state < 'completed' or state = 'failed'
        group by 1, 2
        order by 1, 2`.execute(db);
      return rows.map(({ name, state, value }) => ({ labels: { name, state }, value }));
    },
  };
}

/** Creates or updates the tables of the queue. */
export async function migrateJobTables(db: Db): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ close: false });
}
