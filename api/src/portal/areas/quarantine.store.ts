import { sql } from 'kysely';
import { DEVELOPMENT_BUILD, type QuarantinedReleases } from 'shared-contracts/values/portal/areas';
import type { WebVital } from 'shared-contracts/values/portal/web-vitals';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db } from '../../platform/database/database.ts';
import './areas.tables.ts';
import { NETWORK_FAULTS, RELEASE_FAULTS, type FailureCount } from './quarantine.rules.ts';

/** Finds the quarantined releases, with the start of each quarantine. */
export async function findQuarantinedReleases(db: Db): Promise<QuarantinedReleases> {
  const rows = await db
    .selectFrom('areaQuarantines')
    .select(['area', 'build', 'beganAt'])
    .where('liftedAt', 'is', null)
    .orderBy('area')
    .orderBy('build')
    .execute();
  const rowsByArea = Map.groupBy(rows, ({ area }) => area);
  return Object.fromEntries(
    [...rowsByArea].map(([area, builds]) => [
      area,
      Object.fromEntries(builds.map(({ build, beganAt }) => [build, beganAt])),
    ]),
  );
}

export type FailedRelease = { area: string; build: string; counts: FailureCount[] };

/**
 * Lists the releases that failed since then, with the number of people by organization. Excludes development builds
 * and failures from before a quarantine was lifted.
 */
export async function listFailedReleases(db: Db, since: number): Promise<FailedRelease[]> {
  const { rows } = await sql<{ area: string; build: string } & FailureCount>`
    with lifted as (select area, build, max(lifted_at) as at from area_quarantines group by 1, 2),
    failed as (
      select distinct f.area, f.build, f.organization, f.reporter
      from area_failures f left join lifted using (area, build)
      where f.at > ${since} and f.at > coalesce(lifted.at, 0)
        and f.build <> ${DEVELOPMENT_BUILD} and f.reporter is not null
        and (f.kind = any(${RELEASE_FAULTS}::text[]) or (f.kind = any(${NETWORK_FAULTS}::text[]) and exists (
          select from area_loads l
          where l.reporter = f.reporter and l.at > f.at
            and l.build <> ${DEVELOPMENT_BUILD} and (l.area, l.build) <> (f.area, f.build))))
    ),
    tried as (
      select * from failed
      union select area, build, organization, reporter from area_loads
      where at > ${since} and reporter is not null and (area, build) in (select area, build from failed)
    )
    select tried.area, tried.build, tried.organization, count(*)::int as tried, count(failed.reporter)::int as failed
    from tried left join failed using (area, build, organization, reporter)
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const rowsByRelease = Map.groupBy(rows, ({ area, build }) => `${area} ${build}`);
  return [...rowsByRelease.values()].map((counts) => ({
    area: counts[0]?.area ?? '',
    build: counts[0]?.build ?? '',
    counts: counts.map(({ organization, tried, failed }) => ({ organization, tried, failed })),
  }));
}

export type QuarantineCause = { tried: number; failed: number; vital: WebVital | null; p75: number | null };
type Quarantine = { area: string; build: string; beganAt: number } & QuarantineCause;

/** @returns its id; undefined when another process has already inserted it */
export const insertQuarantine = (tx: Db, quarantine: Quarantine) =>
  tx
    .insertInto('areaQuarantines')
    .values(quarantine)
    .onConflict((conflict) => conflict.columns(['area', 'build']).where('liftedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();

/** @returns the ended quarantine; undefined when it is not active */
export const endQuarantine = (tx: Db, id: string, at: number) =>
  tx
    .updateTable('areaQuarantines')
    .set({ liftedAt: at })
    .where('id', '=', id)
    .where('liftedAt', 'is', null)
    .returning(['id', 'area', 'build', 'beganAt'])
    .executeTakeFirst();

export const listActiveQuarantines = (db: Db) =>
  db
    .selectFrom('areaQuarantines')
    .select(['id', 'area', 'build', 'beganAt', 'tried', 'failed', 'vital', 'p75'])
    .where('liftedAt', 'is', null)
    .execute();

/** Lists when the quarantines of releases were last lifted. */
export const listLiftedQuarantines = (db: Db) =>
  db
    .selectFrom('areaQuarantines')
    .where('liftedAt', 'is not', null)
    .groupBy(['area', 'build'])
    .select(({ fn }) => ['area', 'build', fn.max('liftedAt').as('liftedAt')])
    .execute();

/** Finds the organization of the root user. Its timeline records what the portal does by itself. */
export const findRootOrganization = (db: Db) =>
  db
    .selectFrom('users')
    .select('organizationId')
    .where('role', '=', 'root')
    .where('status', '=', USER_STATUS.active)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
