import { DAY, HOUR_MS } from 'shared-contracts/values/time';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { listUpcomingMonths } from './month.rules.ts';
import { dropPartitionsBefore, createPartitions } from './partitions.store.ts';
import { deleteRejectedPositions } from './rejected-positions.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'telemetry.upkeep': NoJobData;
  }
}

const REJECTED_POSITIONS_DAYS = 30;
const INTERVAL_MS = 12 * HOUR_MS;

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'jobs'>;

/** Creates partitions before their month starts, drops expired ones and deletes old counts of rejected positions. */
export const positionMaintenance = periodicJob('telemetry.upkeep', INTERVAL_MS, async ({ db, now, config }: Deps) => {
  const time = now();
  await createPartitions(db, listUpcomingMonths(time));
  await dropPartitionsBefore(db, time - config.trackDays * DAY);
  await deleteRejectedPositions(db, time - REJECTED_POSITIONS_DAYS * DAY);
});
