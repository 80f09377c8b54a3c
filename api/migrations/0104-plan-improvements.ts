import { type Kysely, sql } from 'kysely';

/** Runs that improve a plan. `plan`: the best one so far, as presented by the API. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table plan_improvements (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      created_by uuid not null references users,
      created_at bigint not null,
      finished_at bigint,
      state text not null default 'waiting',
      input json not null,
      is_stop_requested boolean not null default false,
      iterations bigint not null default 0,
      before json,
      after json,
      plan json
    );
    create index plan_improvements_of_organization on plan_improvements (organization_id, created_at desc);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table plan_improvements').execute(db);
