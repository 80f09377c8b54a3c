import type { JobData } from './jobs.ts';
import type { Parts } from './parts.ts';

/** A job that carries nothing: what there is to do follows from the time. */
export type Nothing = Record<string, never>;
type Name = { [N in keyof JobData]: JobData[N] extends Nothing ? N : never }[keyof JobData];

type PeriodicJob<Needed> = {
  /** Says what it does; every process that serves says so. */
  handle: (server: Needed) => void;
  /** Asks for it now and then again and again. @returns stops asking; what is being asked is over then */
  start: (server: Pick<Parts, 'db' | 'jobs'>, onError: (error: Error) => void) => Promise<() => Promise<void>>;
};

/** What is done again and again by one of the processes that serve. */
export const periodicJob = <Needed extends Pick<Parts, 'jobs'>>(
  name: Name,
  everyMs: number,
  work: (server: Needed) => Promise<void>,
): PeriodicJob<Needed> => ({
  handle: (server) => server.jobs.handle(name, () => work(server)),
  start: async ({ db, jobs }, onError) => {
    const ask = () => jobs.enqueue(db, name, {});
    await ask();
    let asking = Promise.resolve();
    const timer = setInterval(() => {
      asking = ask().catch(onError);
    }, everyMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await asking;
    };
  },
});
