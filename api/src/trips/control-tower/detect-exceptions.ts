import { MINUTE_MS } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import type { ExceptionSource } from './exception-causes.hooks.ts';
import { endExceptions, insertExceptions } from './exception-changes.store.ts';
import { TRIP_EXCEPTION_SOURCES } from './exception-sources.store.ts';
import { publishExceptionsChanged } from './publish-exceptions-changed.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.exceptions': NoJobData;
  }
}

/** Opens an exception for every new cause and ends those without one. @returns the organizations concerned */
async function applySource(tx: Db, { kinds, listCauses }: ExceptionSource, now: number): Promise<string[]> {
  const causes = await listCauses(tx, now);
  return [...(await endExceptions(tx, kinds, causes, now)), ...(await insertExceptions(tx, causes, now))];
}

/** @param sources of the modules above trips */
export async function detectExceptions(db: Db, sources: readonly ExceptionSource[], now: number): Promise<void> {
  for (const source of [...TRIP_EXCEPTION_SOURCES, ...sources])
    await inTransaction(db, async (tx) => {
      await publishExceptionsChanged(tx, await applySource(tx, source, now));
    });
}

/** Keeps the exceptions of the control tower in step with their causes. */
export const exceptionDetection = periodicJob(
  'trips.exceptions',
  MINUTE_MS,
  ({ db, now, hooks }: Pick<Services, 'db' | 'now' | 'jobs' | 'hooks'>) =>
    detectExceptions(db, hooks.exceptionSources, now()),
);
