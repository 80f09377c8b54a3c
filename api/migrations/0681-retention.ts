import { type Kysely, sql } from 'kysely';

/** The days after which an organization deletes each kind of data; the default applies without a row. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table retention_settings (
      organization_id uuid not null references organizations on delete cascade,
      kind text not null,
      days integer not null check (days > 0),
      primary key (organization_id, kind)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table retention_settings').execute(db);
