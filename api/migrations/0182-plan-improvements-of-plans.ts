import { type Kysely, sql } from 'kysely';

/** An improvement may be of a plan of the desk; then its locked trips are tasks that vehicles and drivers have already. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    alter table plan_improvements
      add plan_id uuid references plans on delete cascade,
      add tasks jsonb not null default '[]';
    create index plan_improvements_plan on plan_improvements (plan_id) where plan_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('alter table plan_improvements drop plan_id, drop tasks').execute(db);
