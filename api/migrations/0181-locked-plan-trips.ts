import { type Kysely, sql } from 'kysely';

/** A locked trip of a plan stays as it is, by hand and when the plan is improved. */
export const up = (db: Kysely<unknown>) =>
  sql.raw('alter table plan_trips add is_locked boolean not null default false').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('alter table plan_trips drop is_locked').execute(db);
