import { type Kysely, sql } from 'kysely';

/** Indexes of the audit, newest first: of all entries, by kind, by organization and by user. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index timeline_entries_newest on timeline_entries (occurred_at desc, position desc);
    create index timeline_entries_by_subject on timeline_entries (subject, occurred_at desc, position desc);
    create index timeline_entries_in_organization on timeline_entries (organization_id, occurred_at desc, position desc);
    create index timeline_entries_by_user on timeline_entries (user_id, occurred_at desc, position desc);
    create index timeline_entries_by_actor on timeline_entries (actor_id, occurred_at desc, position desc) where actor_id is not null;
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql
    .raw(`
    drop index timeline_entries_newest, timeline_entries_by_subject, timeline_entries_in_organization, timeline_entries_by_user, timeline_entries_by_actor;
  `)
    .execute(db);
