import { type Kysely, sql } from 'kysely';

/**
 * Moves of orders that a geofence or a driver reported and that were not applied. `reported_at` of a geofence event: the
 * tracker's own time, which may be later than the receipt.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table rejected_moves (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      trip_id uuid not null references trips on delete cascade,
      order_id uuid references orders on delete cascade,
      stop_position integer,
      location_id uuid references locations on delete set null,
      source text not null,
      event text not null,
      code text not null,
      params json,
      user_id uuid references users,
      occurred_at bigint not null,
      recorded_at bigint not null,
      attempts integer not null default 1,
      next_attempt_at bigint,
      resolution text,
      resolved_at bigint
    );
    create index rejected_moves_open on rejected_moves (organization_id, recorded_at desc, id) where resolved_at is null;
    create index rejected_moves_due on rejected_moves (next_attempt_at) where next_attempt_at is not null;
    create index rejected_moves_of_trip on rejected_moves (trip_id);
    create index rejected_moves_of_order on rejected_moves (order_id) where order_id is not null;
    alter table geofence_events add reported_at bigint;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table rejected_moves; alter table geofence_events drop reported_at').execute(db);
