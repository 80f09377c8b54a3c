import { type Kysely, sql } from 'kysely';

/**
 * The organization of a report and of a load, each under a hash, so that a problem of one network isn't attributed to
 * a release; and the quarantined releases.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table area_loads add column reporter text, add column organization text;
    create index area_loads_of_reporter on area_loads (reporter, at) where reporter is not null;
    alter table area_failures add column organization text;
    create table area_quarantines (
      id uuid primary key default gen_random_uuid(), area text not null, build text not null, began_at bigint not null,
      tried integer not null, failed integer not null, lifted_at bigint
    );
    create unique index area_quarantines_now on area_quarantines (area, build) where lifted_at is null;
    create index area_quarantines_of_build on area_quarantines (area, build, lifted_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop table area_quarantines;
    alter table area_failures drop column organization;
    alter table area_loads drop column organization, drop column reporter;
  `)
    .execute(db);
