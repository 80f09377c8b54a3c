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
/** Limits a run of the job. */
const MAX_BATCHES = 20;
const SUBJECTS = [
  { table: 'orders', key: 'order_id', begin: 'pickup_from' },
  { table: 'trips', key: 'trip_id', begin: 'pick_at' },
] as const;

const NIL = '00000000-0000-0000-0000-000000000000';

/**
 * Writing the column makes a trigger fill `begins_at`. Locks orders and trips first, in the same order as transitions
 * do.
 * @param after id of the last processed bill
 */
async function backfillBatch(
  db: Db,
  { table, key, begin }: (typeof SUBJECTS)[number],
  { after, size }: { after: string; size: number },
) {
  const { rows } = await sql<{ id: string }>`
    with pending as materialized (
      select bills.id from bills join ${sql.table(table)} subject on subject.id = bills.${sql.ref(key)}
      where bills.state = 'approved' and bills.begins_at is null and subject.${sql.ref(begin)} is not null and bills.id > ${after}
      order by bills.id limit ${sql.lit(size)} for share of subject
    ), filled as (
      update bills set begins_at = null from pending where bills.id = pending.id
    )
    select id from pending order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Fills the start for bills that were approved before the column existed. @returns the number of bills filled */
export async function backfillBillStarts(db: Db, { rounds = Infinity, size = BATCH_SIZE } = {}): Promise<number> {
  let filled = 0;
  for (const subject of SUBJECTS) {
    let after: string | undefined = NIL;
    for (let round = 0; round < rounds && after !== undefined; round++) {
      const ids = await backfillBatch(db, subject, { after, size });
      filled += ids.length;
      after = ids[size - 1];
    }
  }
  return filled;
}

/** Can be removed with the next release. */
export const billStartBackfill = periodicJob(
  'bills.begins',
  INTERVAL_MS,
  async ({ db }: Pick<Services, 'db' | 'jobs'>) => void (await backfillBillStarts(db, { rounds: MAX_BATCHES })),
);
