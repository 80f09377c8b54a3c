import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from './database.ts';

/** Each feature declares its jobs and what they carry: `declare module '../platform/jobs.ts' { interface JobData { … } }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-interface
export interface JobData {}

type Name = keyof JobData & string;
type Handler<Data> = (data: Data, attempt: { isLast: boolean }) => Promise<void>;

/** Half a minute after the first failure, then twice as long each time, up to an hour: nearly four hours in all. */
const RETRY = { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 300 };
const BATCH = 50;

export type Jobs = {
  /** Queues a job in the caller's transaction: it runs if and only if that is committed. */
  enqueue: <N extends Name>(tx: Db, name: N, data: JobData[N]) => Promise<void>;
  /** Says what a job does; every process that serves says so. */
  handle: <N extends Name>(name: N, handler: Handler<JobData[N]>) => void;
  /** Begins to work on jobs, beside other processes that do. */
  start: () => Promise<void>;
  /** Works on all that is due now and returns: for tests. */
  runDue: () => Promise<void>;
  stop: () => Promise<void>;
};

type Work = { data: object; retryCount: number; retryLimit: number };
const run = (handler: Handler<never>, { data, retryCount, retryLimit }: Work) => handler(data as never, { isLast: retryCount >= retryLimit });

export function openJobs(db: Db, onError: (error: Error) => void): Jobs {
  const handlers = new Map<string, Handler<never>>();
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), migrate: false, schedule: false });
  boss.on('error', onError);
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

  const runOne = async (name: string, handler: Handler<never>, job: JobWithMetadata<object>) =>
    run(handler, job).then(() => boss.complete(name, job.id), (error: Error) => boss.fail(name, job.id, { message: error.message }));

  return {
    enqueue: async (tx, name, data) => {
      await open();
      await boss.send(name, data, { db: fromKysely(tx.withoutPlugins()) });
    },
    handle: (name, handler) => handlers.set(name, handler),
    start: async () => {
      await open();
      for (const [name, handler] of handlers) {
        await boss.work(name, { includeMetadata: true }, async (jobs: JobWithMetadata<object>[]) => {
          for (const job of jobs) await run(handler, job);
        });
      }
    },
    runDue: async () => {
      await open();
      for (const [name, handler] of handlers) {
        const due = await boss.fetch<object>(name, { batchSize: BATCH, includeMetadata: true });
        for (const job of due) await runOne(name, handler, job);
      }
    },
    stop: async () => {
      if (opened) await boss.stop({ close: false });
    },
  };
}

/** Makes or brings up to date the tables of the queue. */
export async function prepareJobs(db: Db): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ close: false });
}
