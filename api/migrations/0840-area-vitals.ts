import { type Kysely, sql } from 'kysely';

/**
 * Web vitals of page views, only counted: how many views of a day (days since 1970) had a value within a bucket.
 * `part`: a group of several organizations, 0 for visitors who aren't signed in.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table area_vitals (
      area text not null, build text not null, vital text not null, day integer not null, part smallint not null,
      bucket smallint not null, views integer not null,
      primary key (area, build, vital, day, part, bucket)
    );
    create index area_vitals_by_day on area_vitals (day);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table area_vitals').execute(db);
