import { sql } from 'kysely';
import type { AreaReport } from 'shared-contracts/portal/area-reports';
import type { Db } from '../../platform/database/database.ts';
import './areas.tables.ts';

/** `reporter`, `organization`: hashes of the signed-in user and organization; null for none. */
type ReportSource = { at: number; host: string; reporter: string | null; organization: string | null };

/** @returns the number of reports that an address has sent in this minute */
export async function countReport(db: Db, address: string, minute: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into area_report_quotas (address, minute, asked) values (${address}, ${minute}, 1)
    on conflict (address) do update set
      minute = excluded.minute,
      asked = case when area_report_quotas.minute = excluded.minute then area_report_quotas.asked + 1 else 1 end
    returning asked as count`.execute(db);
  return rows[0]?.count ?? 1;
}

async function countViolation(
  tx: Db,
  { at, host }: ReportSource,
  { area, build, directive, blocked }: AreaReport['violations'][number],
) {
  await tx
    .insertInto('areaViolations')
    .values({ host, area: area ?? '', build: build ?? '', directive, blocked, count: 1, firstAt: at, lastAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['host', 'area', 'build', 'directive', 'blocked'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('areaViolations.count'), '+', 1), lastAt: at })),
    )
    .execute();
}

export async function insertReport(
  tx: Db,
  { tab, loads, failures, violations }: AreaReport,
  source: ReportSource,
): Promise<void> {
  if (loads.length > 0)
    await tx
      .insertInto('areaLoads')
      .values(loads.map((load) => ({ ...source, ...load })))
      .execute();
  if (failures.length > 0)
    await tx
      .insertInto('areaFailures')
      .values(failures.map((failure) => ({ ...source, tab, ...failure })))
      .execute();
  for (const violation of violations) await countViolation(tx, source, violation);
}

/** Deletes old reports. Failures and violations are retained longer than loads. */
export async function deleteReports(db: Db, before: { loads: number; others: number; minute: number }): Promise<void> {
  await db.deleteFrom('areaLoads').where('at', '<', before.loads).execute();
  await db.deleteFrom('areaFailures').where('at', '<', before.others).execute();
  await db.deleteFrom('areaViolations').where('lastAt', '<', before.others).execute();
  await db.deleteFrom('areaReportQuotas').where('minute', '<', before.minute).execute();
}
