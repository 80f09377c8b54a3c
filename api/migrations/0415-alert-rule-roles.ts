import { type Kysely, sql } from 'kysely';

/** Alert rules name roles beside people: whoever has them when an alert is raised. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table alert_rules
      add roles text[] not null default '{}',
      add escalate_roles text[] not null default '{}';
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw(`alter table alert_rules drop roles, drop escalate_roles;`).execute(db);
