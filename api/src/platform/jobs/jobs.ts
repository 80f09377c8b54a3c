import { sql } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from './database.ts';

/** Each feature declares its jobs and what they carry: `declare module 'jobs.ts' { interface JobData { … } }`. */
export interface JobData {}

type Name = keyof JobData & string;
type Handler<Data> = (data: Data, attempt: { isLast: boolean }) => Promise<void>;

/** Half a minute after the first failure, then twice as long each time, up to an hour: nearly four hours in all. */
const RETRY = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 300 };
/** So many at once in a process, without a pause while there are more. */
const WORK = {
  batchSize: 5,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const ALL = 1_000;
const STOP_MS = 8_000;

export type Jobs = {
  /** Queues a job in the caller's transaction: it runs if and only if that is committed. */
  enqueue: <N extends Name>(tx: Db, name: N, data: JobData[N]) => Promise<void>;
  /** Says what a job does; every process that serves says so. */
  handle: <N extends Name>(name: N, handler: Handler<JobData[N]>) => void;
  /** Begins to work on jobs, beside other processes that do. */
  start: () => Promise<void>;
  /** Works on all that is due now and returns: for tests. */
  runDue: () => Promise<void>;
  /** Lets running jobs end; those that take too long are handed back, for another process. */
  stop: () => Promise<void>;
  /** Whether it works on jobs no more. */
  isStopped: () => boolean;
  /** Jobs that are not done yet, of all processes, by name and state. */
  count: () => Promise<{ labels: { name: string; state: string }; value: number }[]>;
};

type Job = JobWithMetadata<object>;

export function openJobs(db: Db, onError: (error: Error) => void): Jobs {
  const handlers = new Map<string, Handler<never>>();
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), migrate: false, schedule: false });
  let isStopped = false;
  boss.on('error', onError);
  boss.on('stopped', () => {
    isStopped = true;
  });
  const begin = async () => {
    await boss.start();
    for (const name of handlers.keys()) await boss.createQueue(name, RETRY);
  };
  let opened: Promise<void> | null = null;
  const open = () =>
    (opened ??= begin().catch((error: unknown) => {
      opened = null;
      throw error;
    }));

  const run = async (handler: Handler<never>, { id, name, data, retryCount, retryLimit }: Job): Promise<JobResult> => {
    try {
      await handler(data as never, { isLast: retryCount >= retryLimit });
      return { id, status: 'completed' };
    } catch (error) {
      onError(new Error(`Job ${name} failed`, { cause: error }));
      return { id, status: 'failed', output: { message: (error as Error).message } };
    }
  };

  return {
    enqueue: async (tx, name, data) => {
      await open();
      await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()) });
    },
    handle: (name, handler) => handlers.set(name, handler),
    start: async () => {
      await open();
      for (const [name, handler] of handlers) {
        await boss.work(name, WORK, (due: Job[]) => Promise.all(due.map((job) => run(handler, job))));
      }
    },
    runDue: async () => {
      await open();
      for (const [name, handler] of handlers) {
        for (const job of await boss.fetch<object>(name, { batchSize: ALL, includeMetadata: true })) {
          const { status, output } = await run(handler, job);
          await (status === 'completed' ? boss.complete(name, job.id) : boss.fail(name, job.id, output));
        }
      }
    },
    stop: async () => {
      if (opened) await boss.stop({ close: false, timeout: STOP_MS });
    },
    isStopped: () => isStopped,
    count: async () => {
      const { rows } = await sql<{ name: string; state: string; value: number }>`
        select name, state::text as state, count(*) as value from pgboss.job where state < 'completed' or state = 'failed' group by 1, 2 order by 1, 2`.execute(
        db,
      );
      return rows.map(({ name, state, value }) => ({ labels: { name, state }, value }));
    },
  };
}

/** Makes or brings up to date the tables of the queue. */
export async function prepareJobs(db: Db): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ close: false });
}
