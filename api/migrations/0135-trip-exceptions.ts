import { type Kysely, sql } from 'kysely';

/**
 * Exceptions that need a dispatcher's attention. A row lasts as long as its cause: `ended_at` is set when the cause is
 * gone, and `resolved_at` when someone has dealt with it, whichever comes first.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table trip_exceptions (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      kind text not null,
      trip_id uuid references trips on delete cascade,
      order_id uuid references orders on delete cascade,
      stop_position integer,
      params json not null default '{}',
      occurred_at bigint not null,
      detected_at bigint not null,
      due_at bigint not null,
      owner_id uuid references users on delete set null,
      snoozed_until bigint,
      resolved_at bigint,
      resolved_by uuid references users,
      ended_at bigint,
      revision integer not null default 1
    );
    create unique index trip_exceptions_once on trip_exceptions (organization_id, kind, trip_id, order_id, stop_position)
      nulls not distinct where ended_at is null;
    create index trip_exceptions_due on trip_exceptions (organization_id, due_at, id);
    create index trip_exceptions_of_trip on trip_exceptions (trip_id);
    create index trip_exceptions_of_order on trip_exceptions (order_id);
    create index trip_exceptions_of_owner on trip_exceptions (owner_id) where owner_id is not null;

    create function count_trip_exception_revision() returns trigger language plpgsql as $$
    begin
      update trip_exceptions set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_trip_exception_revision before insert on timeline_entries for each row
      when (new.subject = 'tripException' and new.event in ('updated', 'resolved'))
      execute function count_trip_exception_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_trip_exception_revision on timeline_entries;
    drop function count_trip_exception_revision();
    drop table trip_exceptions;
  `)
    .execute(db);
