import { type Kysely, sql } from 'kysely';

/**
 * Seals chain the entries of each day, and forwarding remembers what it has sent. On a large table, create the index
 * concurrently before.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create index if not exists timeline_entries_by_position on timeline_entries (position);
    create table audit_seals (
      ends_at bigint primary key,
      previous_position bigint not null, last_position bigint not null, entries integer not null,
      hash text not null, sealed_at bigint not null
    );
    create table audit_forwarding (
      id boolean primary key default true check (id),
      sent_position bigint not null, seen_position bigint not null, seen_at xid8 not null
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) =>
  sql.raw('drop table audit_forwarding, audit_seals; drop index timeline_entries_by_position').execute(db);
