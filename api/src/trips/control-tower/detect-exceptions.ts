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

/** Causes per transaction: the first run after an installation may find a hundred thousand. */
const BATCH_SIZE = 1_000;

/** Ends the exceptions without a cause and opens one for every new cause. */
async function applySource(db: Db, { kinds, listCauses }: ExceptionSource, now: number) {
  const causes = await listCauses(db, now);
  await inTransaction(db, async (tx) => publishExceptionsChanged(tx, await endExceptions(tx, kinds, causes, now)));
  for (let from = 0; from < causes.length; from += BATCH_SIZE) {
    const batch = causes.slice(from, from + BATCH_SIZE);
    await inTransaction(db, async (tx) => publishExceptionsChanged(tx, await insertExceptions(tx, batch, now)));
  }
}

/** @param sources of the modules above trips */
export async function detectExceptions(db: Db, sources: readonly ExceptionSource[], now: number): Promise<void> {
  for (const source of [...TRIP_EXCEPTION_SOURCES, ...sources]) await applySource(db, source, now);
}

/** Creates and ends exceptions of the control tower as their causes appear and disappear. */
export const exceptionDetection = periodicJob(
  'trips.exceptions',
  MINUTE_MS,
  ({ db, now, hooks }: Pick<Services, 'db' | 'now' | 'jobs' | 'hooks'>) =>
    detectExceptions(db, hooks.exceptionSources, now()),
);
