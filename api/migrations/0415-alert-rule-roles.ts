import { type Kysely, sql } from 'kysely';

/** Alert rules can name roles in addition to people: those who have the role when an alert is raised. */
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
