import { type Kysely, sql } from 'kysely';

/** Links to a map with a vehicle's position, valid for some hours, without signing in. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(
      `create table vehicle_live_links (
        id uuid primary key default gen_random_uuid(),
        vehicle_id uuid not null references vehicles on delete cascade,
        code text not null, token_hash text not null unique, shows_next_stop boolean not null,
        created_by uuid not null references users, created_at bigint not null, expires_at bigint not null,
        revoked_at bigint, opened int not null default 0, last_opened_at bigint,
        requested_minute bigint not null default 0, requests int not null default 0
      );
      create index vehicle_live_links_vehicle on vehicle_live_links (vehicle_id, created_at);
      create index vehicle_live_links_created_by on vehicle_live_links (created_by);`,
    )
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table vehicle_live_links').execute(db);
