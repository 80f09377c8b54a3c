import { type Kysely, sql } from 'kysely';

/** The gates of locations, the slots that are booked there for stops of orders, and the links that partners book by. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table gates (
      id uuid primary key default gen_random_uuid(),
      location_id uuid not null references locations on delete cascade,
      position integer not null,
      name text not null,
      use text not null,
      slot_minutes integer not null,
      capacity integer not null,
      opening_hours jsonb,
      removed_at bigint
    );
    create index gates_of_location on gates (location_id, position);

    create table gate_bookings (
      id uuid primary key default gen_random_uuid(),
      gate_id uuid not null references gates on delete cascade,
      starts_at bigint not null,
      ends_at bigint not null,
      state text not null default 'booked',
      arrived_at bigint,
      left_at bigint,
      created_by uuid references users,
      created_at bigint not null,
      revision integer not null default 1
    );
    create index gate_bookings_taken on gate_bookings (gate_id, starts_at, ends_at);
    create index gate_bookings_created_by on gate_bookings (created_by);

    create table gate_booking_stops (
      booking_id uuid not null references gate_bookings on delete cascade,
      order_id uuid not null references orders on delete cascade,
      stop_position smallint not null,
      stop_location_id uuid not null,
      primary key (booking_id, order_id, stop_position)
    );
    create index gate_booking_stops_of_order on gate_booking_stops (order_id, stop_position);

    create table gate_links (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders on delete cascade,
      stop_position smallint not null,
      stop_location_id uuid not null,
      token_hash text not null unique,
      created_by uuid not null references users,
      created_at bigint not null,
      expires_at bigint not null,
      revoked_at bigint,
      request_minute bigint not null default 0,
      request_count integer not null default 0
    );
    create index gate_links_of_order on gate_links (order_id, stop_position);
    create index gate_links_created_by on gate_links (created_by);

    create function count_gate_booking_revision() returns trigger language plpgsql as $$
    begin
      update gate_bookings set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_gate_booking_revision before insert on timeline_entries for each row
      when (new.subject = 'gateBooking') execute function count_gate_booking_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_gate_booking_revision on timeline_entries;
    drop function count_gate_booking_revision();
    drop table gate_links, gate_booking_stops, gate_bookings, gates;
  `)
    .execute(db);
