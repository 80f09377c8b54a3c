import { type Kysely, sql } from 'kysely';

/** Saved views of lists, and each user's default view of a list. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table list_views (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      user_id uuid not null references users on delete cascade,
      list text not null,
      path text not null,
      tab text,
      name text not null,
      query text not null,
      columns json not null,
      is_cards boolean not null,
      is_shared boolean not null,
      created_at bigint not null,
      revision integer not null default 1
    );
    create unique index list_views_name on list_views (user_id, list, lower(name));
    create index list_views_shared on list_views (organization_id) where is_shared;

    create table list_view_defaults (
      user_id uuid not null references users on delete cascade,
      list text not null,
      list_view_id uuid not null references list_views on delete cascade,
      primary key (user_id, list)
    );
    create index list_view_defaults_view on list_view_defaults (list_view_id);

    create function count_list_view_revision() returns trigger language plpgsql as $$
    begin
      update list_views set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_list_view_revision before insert on timeline_entries for each row
      when (new.subject = 'listView' and new.event = 'updated')
      execute function count_list_view_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_list_view_revision on timeline_entries;
    drop function count_list_view_revision();
    drop table list_view_defaults;
    drop table list_views;
  `)
    .execute(db);
