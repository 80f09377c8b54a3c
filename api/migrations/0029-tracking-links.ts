import { type Kysely, sql } from 'kysely';

/**
 * Public tracking links of orders. Only the hash of the token is stored; `asked_minute` and `asked` count the
 * requests of a minute.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table tracking_links (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade, code text not null, token_hash text not null,
      created_by uuid not null references users, created_at bigint not null, expires_at bigint not null, revoked_at bigint,
      opened integer not null default 0, last_opened_at bigint,
      asked_minute bigint not null default 0, asked integer not null default 0
    );
    create unique index tracking_links_token on tracking_links (token_hash);
    create index tracking_links_of_order on tracking_links (order_id, created_at desc, id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table tracking_links`).execute(db);
