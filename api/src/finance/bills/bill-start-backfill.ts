import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'bills.begins': NoJobData;
  }
}

const INTERVAL_MS = 60_000;
const BATCH_SIZE = 1_000;
/** Per run of the job, so that a run ends in time. */
const MAX_BATCHES = 20;
const SUBJECTS = [
  { table: 'orders', key: 'order_id', begin: 'pickup_from' },
  { table: 'trips', key: 'trip_id', begin: 'pick_at' },
] as const;

/** A trigger fills `begins_at` when the column is written. Orders and trips are locked first, in the order in which a move locks them. */
async function backfillBatch(db: Db, { table, key, begin }: (typeof SUBJECTS)[number]) {
  const { numAffectedRows } = await sql`
    with pending as materialized (
      select bills.id from bills join ${sql.table(table)} subject on subject.id = bills.${sql.ref(key)}
      where bills.state = 'approved' and bills.begins_at is null and subject.${sql.ref(begin)} is not null limit ${sql.lit(BATCH_SIZE)} for share of subject
    )
    update bills set begins_at = null from pending where bills.id = pending.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Fills the start for bills that were approved before the column existed. @returns the number of bills filled */
export async function backfillBillStarts(db: Db, rounds = Infinity): Promise<number> {
  let filled = 0;
  for (const subject of SUBJECTS) {
    for (let round = 0, some = BATCH_SIZE; round < rounds && some === BATCH_SIZE; round++, filled += some)
      some = await backfillBatch(db, subject);
  }
  return filled;
}

/** Can be removed with the next release. */
export const billStartBackfill = periodicJob(
  'bills.begins',
  INTERVAL_MS,
  async ({ db }: Pick<Services, 'db' | 'jobs'>) => void (await backfillBillStarts(db, MAX_BATCHES)),
);
