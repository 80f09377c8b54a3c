import { type Kysely, sql } from 'kysely';

/**
 * Plans of the planning desk. `from_at`, `to_at`: the horizon. `plan_trips.revision`: that of the plan at the last change of the
 * trip; `stops`: the locations in their order with the ids of the orders picked up and dropped there. An order is at
 * most once in a plan. `plan_presences`: who has the plan open.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table plans (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null,
      from_at bigint not null,
      to_at bigint not null,
      rates json not null,
      is_archived boolean not null default false,
      created_by uuid not null references users,
      created_at bigint not null,
      updated_by uuid not null references users,
      updated_at bigint not null,
      revision integer not null default 1,
      check (from_at < to_at)
    );
    create index plans_of_organization on plans (organization_id, updated_at desc);

    create table plan_trips (
      plan_id uuid not null references plans on delete cascade,
      id uuid not null,
      number integer not null,
      revision integer not null,
      vehicle_type_id uuid references vehicle_types on delete set null,
      vehicle_id uuid references vehicles on delete set null,
      driver_id uuid references drivers on delete set null,
      start_at bigint,
      stops json not null,
      created_trip_id uuid references trips on delete set null,
      primary key (plan_id, id)
    );
    create index plan_trips_of_trip on plan_trips (created_trip_id) where created_trip_id is not null;

    create table plan_orders (
      plan_id uuid not null,
      order_id uuid not null references orders on delete cascade,
      trip_id uuid not null,
      primary key (plan_id, order_id),
      foreign key (plan_id, trip_id) references plan_trips on delete cascade
    );
    create index plan_orders_of_order on plan_orders (order_id);

    create table plan_presences (
      plan_id uuid not null references plans on delete cascade,
      user_id uuid not null references users on delete cascade,
      trip_id uuid,
      since bigint not null,
      seen_at bigint not null,
      primary key (plan_id, user_id)
    );

    create function count_plan_revision() returns trigger language plpgsql as $$
    begin
      update plans set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_plan_revision before insert on timeline_entries for each row
      when (new.subject = 'plan' and new.event <> 'created' and new.changes <> '{}')
      execute function count_plan_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_plan_revision on timeline_entries;
    drop function count_plan_revision();
    drop table plan_presences, plan_orders, plan_trips, plans;
  `)
    .execute(db);
