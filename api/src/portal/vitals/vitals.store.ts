import { sql } from 'kysely';
import type { WebVital } from 'shared-contracts/values/portal/web-vitals';
import type { Db } from '../../platform/database/database.ts';
import './vitals.tables.ts';
import type { VitalCount } from './vitals.rules.ts';

/** Adds to what has been counted; several processes may do so at once. */
export async function addVitals(tx: Db, counts: readonly VitalCount[]): Promise<void> {
  if (counts.length === 0) return;
  await tx
    .insertInto('areaVitals')
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(['area', 'build', 'vital', 'day', 'part', 'bucket'])
        .doUpdateSet(({ eb, ref }) => ({ views: eb(ref('areaVitals.views'), '+', ref('excluded.views')) })),
    )
    .execute();
}

export type VitalTotal = { area: string; build: string; vital: WebVital; bucket: number; views: number };

/** Lists the counts of all days after the given one, over all organizations. */
export function listVitalCounts(db: Db, afterDay: number, area?: string): Promise<VitalTotal[]> {
  let counts = db.selectFrom('areaVitals').where('day', '>', afterDay);
  if (area !== undefined) counts = counts.where('area', '=', area);
  return counts
    .groupBy(['area', 'build', 'vital', 'bucket'])
    .select(['area', 'build', 'vital', 'bucket', sql<number>`sum(views)::int`.as('views')])
    .execute();
}

export type VitalPartCount = VitalTotal & { day: number; part: number };

/** Lists the counts of all days after the given one, by day and part of the organizations. */
export const listVitalCountsByPart = (db: Db, afterDay: number): Promise<VitalPartCount[]> =>
  db.selectFrom('areaVitals').where('day', '>', afterDay).selectAll().execute();

/** Deletes the counts of the days before the given one. */
export async function deleteVitals(db: Db, beforeDay: number): Promise<void> {
  await db.deleteFrom('areaVitals').where('day', '<', beforeDay).execute();
}
