import { type Kysely, sql } from 'kysely';

/** Inspections of vehicles by drivers before and after a trip, item by item, and the checklist of an organization. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table inspection_checklists (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null unique references organizations on delete cascade,
      items text[] not null,
      revision integer not null default 1
    );

    create table inspections (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      vehicle_id uuid not null references vehicles on delete cascade,
      trip_id uuid references trips on delete set null,
      kind text not null,
      has_defects boolean not null,
      created_by uuid not null references users,
      key uuid not null,
      occurred_at bigint not null,
      recorded_at bigint not null,
      unique (created_by, key)
    );
    create index inspections_newest on inspections (organization_id, occurred_at desc, id);
    create index inspections_of_vehicle on inspections (vehicle_id, occurred_at desc);
    create index inspections_of_trip on inspections (trip_id) where trip_id is not null;

    create table inspection_items (
      id uuid primary key default gen_random_uuid(),
      inspection_id uuid not null references inspections on delete cascade,
      position integer not null,
      code text,
      name text not null,
      is_defect boolean not null,
      note text,
      file_id uuid references files,
      thumbnail_id uuid references files,
      unique (inspection_id, position)
    );

    alter table work_orders add inspection_id uuid references inspections on delete set null;
    create index work_orders_of_inspection on work_orders (inspection_id) where inspection_id is not null;

    create function count_inspection_checklist_revision() returns trigger language plpgsql as $$
    begin
      update inspection_checklists set revision = revision + 1 where id = new.subject_id
        returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_inspection_checklist_revision before insert on timeline_entries for each row
      when (new.subject = 'inspectionChecklist') execute function count_inspection_checklist_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_inspection_checklist_revision on timeline_entries;
    drop function count_inspection_checklist_revision();
    alter table work_orders drop inspection_id;
    drop table inspection_items, inspections, inspection_checklists;
  `)
    .execute(db);
