import { DAY, HOUR_MS, MINUTE_MS } from 'shared-contracts/values/time';
import type { Services } from '../../platform/services/services.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { listUpcomingMonths } from './month.rules.ts';
import { dropPartitionsBefore, createPartitions } from './partitions.store.ts';
import { HELD_SECONDS } from './refused/held-position.rules.ts';
import { deleteExpiredHeldPositions, listHoldersBefore } from './refused/held-positions.store.ts';
import { deleteRejectedPositions } from './rejected-positions.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'telemetry.upkeep': NoJobData;
    'telemetry.held': NoJobData;
  }
}

const REJECTED_POSITIONS_DAYS = 30;
const INTERVAL_MS = 12 * HOUR_MS;
const HELD_INTERVAL_MS = 10 * MINUTE_MS;

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'jobs'>;

/** Creates partitions before their month starts, drops expired ones and deletes old counts of rejected positions. */
export const positionMaintenance = periodicJob('telemetry.upkeep', INTERVAL_MS, async ({ db, now, config }: Deps) => {
  const time = now();
  await createPartitions(db, listUpcomingMonths(time));
  await dropPartitionsBefore(db, time - config.trackDays * DAY);
  await deleteRejectedPositions(db, time - REJECTED_POSITIONS_DAYS * DAY);
});

/** Deletes positions that no vehicle was found for in time. */
export const heldPositionExpiry = periodicJob('telemetry.held', HELD_INTERVAL_MS, async ({ db, now }: Deps) => {
  const before = now() - HELD_SECONDS;
  for (const organizationId of await listHoldersBefore(db, before))
    await inTransaction(db, (tx) => deleteExpiredHeldPositions(tx, organizationId, before));
});
