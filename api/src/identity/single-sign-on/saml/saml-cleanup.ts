import { DAY } from 'shared-contracts/values/time';
import { type NoJobData, periodicJob } from '../../../platform/jobs/periodic-job.ts';
import type { Services } from '../../../platform/services/services.ts';
import { deleteExpired } from './attempts.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'saml.cleanup': NoJobData;
  }
}

/** Deletes unfinished sign-ins and expired assertions, even when SAML is no longer in use. */
export const samlCleanup = periodicJob(
  'saml.cleanup',
  DAY * 1_000,
  ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => deleteExpired(db, now()),
);
