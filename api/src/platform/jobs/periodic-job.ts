import type { Db } from '../database/database.ts';
import type { JobData, Jobs } from './jobs.ts';

/** For jobs whose work follows from the current time. */
export type NoJobData = Record<string, never>;
type Name = { [N in keyof JobData]: JobData[N] extends NoJobData ? N : never }[keyof JobData];

type PeriodicJob<Deps> = {
  /** Registers the handler. Call it in every server process. */
  handle: (deps: Deps) => void;
  /** Enqueues the job now and then at every interval. @returns a function that stops, and waits for a pending enqueue */
  start: (deps: { db: Db; jobs: Jobs }, onError: (error: Error) => void) => Promise<() => Promise<void>>;
};

/** A job that runs at an interval, in one of the server processes at a time. */
export const periodicJob = <Deps extends { jobs: Jobs }>(
  name: Name,
  intervalMs: number,
  run: (deps: Deps) => Promise<void>,
): PeriodicJob<Deps> => ({
  handle: (deps) => deps.jobs.handle(name, () => run(deps)),
  start: async ({ db, jobs }, onError) => {
    const enqueue = () => jobs.enqueue(db, name, {});
    await enqueue();
    let pending = Promise.resolve();
    const timer = setInterval(() => {
      pending = enqueue().catch(onError);
    }, intervalMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await pending;
    };
  },
});
