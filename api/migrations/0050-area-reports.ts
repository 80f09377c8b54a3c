import { type Kysely, sql } from 'kysely';

/**
 * Reports of browsers about areas: loads, failures, and violations of the content security policy, which are only
 * counted. `area_report_quotas` counts the reports of a network address per minute, under a hash.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table area_loads (
      id bigint generated always as identity primary key, at bigint not null, host text not null, area text not null, build text not null,
      milliseconds integer not null, is_fallback boolean not null
    );
    create index area_loads_of_area on area_loads (area, at);
    create index area_loads_by_time on area_loads (at);
    create table area_failures (
      id bigint generated always as identity primary key, at bigint not null, host text not null, area text not null, build text,
      kind text not null, message text not null, tab text not null, reporter text
    );
    create index area_failures_of_area on area_failures (area, at);
    create index area_failures_by_time on area_failures (at);
    create table area_violations (
      host text not null, area text not null, build text not null, directive text not null, blocked text not null,
      count integer not null, first_at bigint not null, last_at bigint not null,
      primary key (host, area, build, directive, blocked)
    );
    create table area_report_quotas (address text primary key, minute bigint not null, asked integer not null);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table area_report_quotas, area_violations, area_failures, area_loads').execute(db);
