import { DAY } from 'shared-contracts/values/time';
import { type NoJobData, periodicJob } from '../../../platform/jobs/periodic-job.ts';
import type { Services } from '../../../platform/services/services.ts';
import { deleteExpired } from './attempts.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'saml.cleanup': NoJobData;
  }
}

/** Deletes sign-ins that nobody finished, and assertions that count no more, also when nobody uses SAML any longer. */
export const samlCleanup = periodicJob(
  'saml.cleanup',
  DAY * 1_000,
  ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => deleteExpired(db, now()),
);
