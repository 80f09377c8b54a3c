import { HOUR, HOUR_MS } from 'shared-contracts/values/time';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type NoJobData, periodicJob } from '../jobs/periodic-job.ts';
import type { FileStore } from './file-store.ts';

declare module '../jobs/jobs.ts' {
  interface JobData {
    'files.cleanup': NoJobData;
  }
}

/** Longer than any request may take. */
const STAGED_FOR = 2 * HOUR;

/** Deletes what uploads left that were interrupted by the end of a process, and the objects of removed files. */
export const fileCleanup = periodicJob(
  'files.cleanup',
  HOUR_MS,
  async ({ batchDb, files, now }: { batchDb: Db; files: FileStore; now: () => number; jobs: Jobs }) => {
    await files.purge(batchDb, now() - STAGED_FOR);
  },
);
