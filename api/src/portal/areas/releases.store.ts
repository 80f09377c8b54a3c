import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import './areas.tables.ts';

type Range = { page: number; limit: number };
/** `hosts`: only what was told there; undefined for everywhere. */
export type Where = { hosts?: readonly string[] | undefined; area?: string | undefined };
type Counted = { area: string; build: string; loads: number; p75: number | null; failures: number };

/** Every host name that a browser told of. */
export async function hostsSeen(db: Db, since: number): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select host from area_loads where at > ${since} union select host from area_failures union select host from area_violations`.execute(
    db,
  );
  return rows.map(({ host }) => host);
}

/** How releases have fared since then. */
export async function countedReleases(db: Db, since: number, { hosts }: Where): Promise<Counted[]> {
  const here = hosts ? sql`and host = any(${hosts}::text[])` : sql``;
  const { rows } = await sql<Counted>`
    select area, build, sum(loads)::int as loads, max(p75)::int as p75, sum(failures)::int as failures from (
      select area, build, count(*) as loads, percentile_cont(0.75) within group (order by milliseconds) as p75, 0 as failures from area_loads where at > ${since} ${here} group by 1, 2
      union all select area, build, 0, null, count(*) from area_failures where at > ${since} and build is not null ${here} group by 1, 2
    ) as told group by 1, 2`.execute(db);
  return rows;
}

/** What failed since then, by release and kind, the latest first. */
export function failuresOf(db: Db, since: number, { hosts, area }: Where, range: Range) {
  let told = db.selectFrom('areaFailures').where('at', '>', since);
  if (hosts) told = told.where(sql<boolean>`host = any(${hosts}::text[])`);
  if (area) told = told.where('area', '=', area);
  const grouped = told
    .groupBy(['area', 'build', 'kind'])
    .select([
      'area',
      'build',
      'kind',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(distinct reporter)::int`.as('people'),
      sql<number>`max(at)`.as('lastAt'),
      sql<string>`(array_agg(message order by at desc))[1]`.as('message'),
    ]);
  return paged(
    db
      .selectFrom(grouped.as('failures'))
      .selectAll()
      .orderBy('lastAt', 'desc')
      .orderBy('area')
      .orderBy('build')
      .orderBy('kind'),
    range,
  );
}

/** What browsers refused, the latest first. */
export function violationsOf(db: Db, { hosts, area }: Where, range: Range) {
  let told = db.selectFrom('areaViolations').selectAll();
  if (hosts) told = told.where(sql<boolean>`host = any(${hosts}::text[])`);
  if (area) told = told.where('area', '=', area);
  return paged(
    told
      .orderBy('lastAt', 'desc')
      .orderBy('host')
      .orderBy('area')
      .orderBy('build')
      .orderBy('directive')
      .orderBy('blocked'),
    range,
  );
}

export const quarantinesInForce = (db: Db) =>
  db
    .selectFrom('areaQuarantines')
    .select(['id', 'area', 'build', 'beganAt', 'tried', 'failed'])
    .where('liftedAt', 'is', null)
    .execute();
