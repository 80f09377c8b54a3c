import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import './areas.tables.ts';

type Range = { page: number; limit: number };
/** `hosts`: undefined for all. */
export type ReportFilters = { hosts?: readonly string[] | undefined; area?: string | undefined };
type ReleaseCounts = { area: string; build: string; loads: number; p75: number | null; failures: number };

/** Lists the host names that browsers have reported. */
export async function listReportedHosts(db: Db, since: number): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select host from area_loads where at > ${since}
    union select host from area_failures
    union select host from area_violations`.execute(db);
  return rows.map(({ host }) => host);
}

/** Counts the loads and failures of each release since then. */
export async function countReports(db: Db, since: number, { hosts }: ReportFilters): Promise<ReleaseCounts[]> {
  const isOnHosts = hosts ? sql`and host = any(${hosts}::text[])` : sql``;
  const { rows } = await sql<ReleaseCounts>`
    select area, build, sum(loads)::int as loads, max(p75)::int as p75, sum(failures)::int as failures from (
      select area, build, count(*) as loads,
        percentile_cont(0.75) within group (order by milliseconds) as p75, 0 as failures
      from area_loads where at > ${since} ${isOnHosts} group by 1, 2
      union all
      select area, build, 0, null, count(*)
      from area_failures where at > ${since} and build is not null ${isOnHosts} group by 1, 2
    ) as reported group by 1, 2`.execute(db);
  return rows;
}

/** Lists failures since then by release and kind, the latest first. */
export function listFailures(db: Db, since: number, { hosts, area }: ReportFilters, range: Range) {
  let failures = db.selectFrom('areaFailures').where('at', '>', since);
  if (hosts) failures = failures.where(sql<boolean>`host = any(${hosts}::text[])`);
  if (area) failures = failures.where('area', '=', area);
  const grouped = failures
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
  return paginate(
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

/** Lists what the content security policy blocked in browsers, the latest first. */
export function listViolations(db: Db, { hosts, area }: ReportFilters, range: Range) {
  let violations = db.selectFrom('areaViolations').selectAll();
  if (hosts) violations = violations.where(sql<boolean>`host = any(${hosts}::text[])`);
  if (area) violations = violations.where('area', '=', area);
  return paginate(
    violations
      .orderBy('lastAt', 'desc')
      .orderBy('host')
      .orderBy('area')
      .orderBy('build')
      .orderBy('directive')
      .orderBy('blocked'),
    range,
  );
}
