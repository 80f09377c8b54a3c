import { type Kysely, sql } from 'kysely';

/** Named sets of rules with which an organization fills the rules of its users. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table role_templates (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations on delete cascade,
      name text not null,
      rules jsonb not null,
      created_at bigint not null,
      revision integer not null default 1
    );
    create unique index role_templates_name on role_templates (organization_id, lower(name));

    create function count_role_template_revision() returns trigger language plpgsql as $$
    begin
      update role_templates set revision = revision + 1 where id = new.subject_id returning revision into new.revision;
      return new;
    end $$;
    create trigger timeline_entries_count_role_template_revision before insert on timeline_entries for each row
      when (new.subject = 'roleTemplate' and new.event = 'updated')
      execute function count_role_template_revision();
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop trigger timeline_entries_count_role_template_revision on timeline_entries;
    drop function count_role_template_revision();
    drop table role_templates;
  `)
    .execute(db);
