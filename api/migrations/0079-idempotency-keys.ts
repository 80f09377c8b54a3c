import { type Kysely, sql } from 'kysely';

/** Requests with an `Idempotency-Key`, and their responses once known. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table idempotency_keys (
      user_id uuid not null references users on delete cascade,
      call text not null,
      key text not null,
      attempt uuid not null,
      fingerprint text not null,
      created_at bigint not null,
      status integer,
      response text,
      primary key (user_id, call, key)
    );
    create index idempotency_keys_by_age on idempotency_keys (created_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table idempotency_keys').execute(db);
