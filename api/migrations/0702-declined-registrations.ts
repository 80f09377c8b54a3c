import { type Kysely, sql } from 'kysely';

/**
 * Registrations that root has declined, with the reason; the organization itself is deleted, so that it can register
 * again.
 */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table declined_registrations (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      type text not null,
      registration_id text not null,
      contact_name text not null,
      contact_email text not null,
      reason text,
      registered_at bigint not null,
      declined_at bigint not null
    );
    create index declined_registrations_newest on declined_registrations (declined_at, id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table declined_registrations').execute(db);
