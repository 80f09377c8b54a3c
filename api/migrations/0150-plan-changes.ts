import { type Kysely, sql } from 'kysely';

/**
 * Changes of a plan with the operations that undo them, so that undo and redo survive a reload. `revision`: that of
 * the plan after the change.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table plan_changes (
      plan_id uuid not null references plans on delete cascade,
      revision integer not null,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('change', 'undo', 'redo')),
      operations json not null,
      inverse json not null,
      primary key (plan_id, revision)
    );
    create index plan_changes_of_user on plan_changes (plan_id, user_id, revision desc);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table plan_changes').execute(db);
