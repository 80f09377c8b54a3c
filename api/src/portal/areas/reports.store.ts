import type { AreaReport } from 'shared-contracts/area-reports';
import type { Db } from '../../platform/database.ts';
import './areas.tables.ts';

/** When, of which host, and hashes of who was signed in and of their organization. */
type Told = { at: number; host: string; reporter: string | null; organization: string | null };

/** @returns how many reports an address has sent in this minute */
export async function countReport(db: Db, address: string, minute: number): Promise<number> {
  const { asked } = await db
    .insertInto('areaReportQuotas')
    .values({ address, minute, asked: 1 })
    .onConflict((known) =>
      known.column('address').doUpdateSet(({ eb, ref, case: when }) => ({
        minute,
        asked: when()
          .when('areaReportQuotas.minute', '=', minute)
          .then(eb(ref('areaReportQuotas.asked'), '+', 1))
          .else(1)
          .end(),
      })),
    )
    .returning('asked')
    .executeTakeFirstOrThrow();
  return asked;
}

async function countViolation(
  tx: Db,
  { at, host }: Told,
  { area, build, directive, blocked }: AreaReport['violations'][number],
) {
  await tx
    .insertInto('areaViolations')
    .values({ host, area: area ?? '', build: build ?? '', directive, blocked, count: 1, firstAt: at, lastAt: at })
    .onConflict((known) =>
      known
        .columns(['host', 'area', 'build', 'directive', 'blocked'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('areaViolations.count'), '+', 1), lastAt: at })),
    )
    .execute();
}

export async function addReport(tx: Db, { tab, loads, failures, violations }: AreaReport, told: Told): Promise<void> {
  if (loads.length > 0)
    await tx
      .insertInto('areaLoads')
      .values(loads.map((load) => ({ ...told, ...load })))
      .execute();
  if (failures.length > 0)
    await tx
      .insertInto('areaFailures')
      .values(failures.map((failure) => ({ ...told, tab, ...failure })))
      .execute();
  for (const violation of violations) await countViolation(tx, told, violation);
}

/** Loads tell how quick a release is, which is soon old; what failed is looked into for longer. */
export async function forgetReports(db: Db, before: { loads: number; others: number; minute: number }): Promise<void> {
  await db.deleteFrom('areaLoads').where('at', '<', before.loads).execute();
  await db.deleteFrom('areaFailures').where('at', '<', before.others).execute();
  await db.deleteFrom('areaViolations').where('lastAt', '<', before.others).execute();
  await db.deleteFrom('areaReportQuotas').where('minute', '<', before.minute).execute();
}
