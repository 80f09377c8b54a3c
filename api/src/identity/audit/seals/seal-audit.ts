import { sql } from 'kysely';
import { DAY, HOUR, HOUR_MS } from 'shared-contracts/values/time';
import type { Db } from '../../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../../platform/jobs/periodic-job.ts';
import type { Services } from '../../../platform/services/services.ts';
import { findLatestSeal } from './audit-seals.store.ts';
import { hashEntries } from './sealed-entries.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'audit.seal': NoJobData;
  }
}

/** After this time, no transaction of the previous day is still running. */
const GRACE = HOUR;

async function findLastPosition(db: Db, after: number, endsAt: number): Promise<number> {
  const { last } = await db
    .selectFrom('timelineEntries')
    .select(sql<number | null>`max(position)`.as('last'))
    .where('position', '>', after)
    .where('recordedAt', '<', endsAt)
    .executeTakeFirstOrThrow();
  return last ?? after;
}

/** Seals the last complete day (UTC), together with any unsealed days before it. */
async function sealLastDay(db: Db, now: number): Promise<void> {
  const endsAt = now - (now % DAY);
  const latest = await findLatestSeal(db);
  if (now - endsAt < GRACE || (latest && latest.endsAt >= endsAt)) return;
  const previousPosition = latest?.lastPosition ?? 0;
  const range = { previousPosition, lastPosition: await findLastPosition(db, previousPosition, endsAt) };
  const sealed = await hashEntries(db, latest?.hash ?? '', range);
  await db
    .insertInto('auditSeals')
    .values({ endsAt, ...range, ...sealed, sealedAt: now, version: 2 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Seals the entries of each day, so that later changes of entries are detected. */
export const auditSealing = periodicJob(
  'audit.seal',
  HOUR_MS,
  ({ batchDb, now }: Pick<Services, 'batchDb' | 'now' | 'jobs'>) => sealLastDay(batchDb, now()),
);
