import { HOUR_MS } from 'shared-contracts/values/time';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { dayOf, measureDriverDays } from './measure-driver-days.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.driverDays': NoJobData;
  }
}

/** Trackers may send buffered positions late. */
const LATE_DAYS = 2;
/** Past days to record when nothing is stored yet. */
const FIRST_DAYS = 92;

/** Records the days of drivers, from which their scores are computed. */
export const driverDayRecording = periodicJob(
  'trips.driverDays',
  6 * HOUR_MS,
  async ({ db, now }: Pick<Services, 'db' | 'now' | 'jobs'>) => {
    const at = now();
    const stored = await db.selectFrom('driverDays').select('day').limit(1).executeTakeFirst();
    await measureDriverDays(db, dayOf(at) - (stored ? LATE_DAYS : FIRST_DAYS), at);
  },
);
