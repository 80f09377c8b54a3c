import { sql } from 'kysely';
import type { Quarantined } from 'shared-contracts/values/areas';
import type { Db } from '../../platform/database.ts';
import { DEVELOPED } from '../pages/overrides.ts';
import './areas.tables.ts';
import { FAULTS_ON_THE_WAY, OWN_FAULTS, type Tried } from './quarantine.rules.ts';

/** What nobody gets, and since when. */
export async function quarantinedReleases(db: Db): Promise<Quarantined> {
  const rows = await db
    .selectFrom('areaQuarantines')
    .select(['area', 'build', 'beganAt'])
    .where('liftedAt', 'is', null)
    .orderBy('area')
    .orderBy('build')
    .execute();
  const byArea = Map.groupBy(rows, ({ area }) => area);
  return Object.fromEntries(
    [...byArea].map(([area, builds]) => [
      area,
      Object.fromEntries(builds.map(({ build, beganAt }) => [build, beganAt])),
    ]),
  );
}

export type TriedRelease = { area: string; build: string; people: Tried[] };

/** Everything that has failed since then, with who tried it; what failed before a quarantine was lifted counts no more, and what a developer runs never does. */
export async function triedReleases(db: Db, since: number): Promise<TriedRelease[]> {
  const { rows } = await sql<{ area: string; build: string } & Tried>`
    with lifted as (select area, build, max(lifted_at) as at from area_quarantines group by 1, 2),
    failed as (
      select distinct f.area, f.build, f.organization, f.reporter from area_failures f left join lifted using (area, build)
      where f.at > ${since} and f.at > coalesce(lifted.at, 0) and f.build <> ${DEVELOPED} and f.reporter is not null
        and (f.kind = any(${OWN_FAULTS}::text[]) or (f.kind = any(${FAULTS_ON_THE_WAY}::text[])
          and exists (select from area_loads l where l.reporter = f.reporter and l.at > f.at and l.build <> ${DEVELOPED} and (l.area, l.build) <> (f.area, f.build))))
    ),
    tried as (
      select * from failed
      union select area, build, organization, reporter from area_loads
      where at > ${since} and reporter is not null and (area, build) in (select area, build from failed)
    )
    select tried.area, tried.build, tried.organization, count(*)::int as tried, count(failed.reporter)::int as failed
    from tried left join failed using (area, build, organization, reporter) group by 1, 2, 3 order by 1, 2, 3`.execute(
    db,
  );
  const releases = Map.groupBy(rows, ({ area, build }) => `${area} ${build}`);
  return [...releases.values()].map((people) => ({
    area: people[0]?.area ?? '',
    build: people[0]?.build ?? '',
    people: people.map(({ organization, tried, failed }) => ({ organization, tried, failed })),
  }));
}

type Quarantine = { area: string; build: string; beganAt: number; tried: number; failed: number };

/** @returns its id; undefined when another process was quicker */
export const addQuarantine = (tx: Db, quarantine: Quarantine) =>
  tx
    .insertInto('areaQuarantines')
    .values(quarantine)
    .onConflict((known) => known.columns(['area', 'build']).where('liftedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();

/** @returns what it was; undefined when it is not in force */
export const endQuarantine = (tx: Db, id: string, at: number) =>
  tx
    .updateTable('areaQuarantines')
    .set({ liftedAt: at })
    .where('id', '=', id)
    .where('liftedAt', 'is', null)
    .returning(['id', 'area', 'build', 'beganAt'])
    .executeTakeFirst();

export const openQuarantines = (db: Db) =>
  db.selectFrom('areaQuarantines').select(['id', 'area', 'build', 'beganAt']).where('liftedAt', 'is', null).execute();

/** The organization of those who administer the platform: in its timeline stands what the portal does by itself. */
export const ownOrganization = (db: Db) =>
  db
    .selectFrom('users')
    .select('organizationId')
    .where('role', '=', 'root')
    .where('status', '=', 1)
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst();
