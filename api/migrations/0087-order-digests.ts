import { type Kysely, sql } from 'kysely';

/** Entries of the next digest of a contact. Sent ones are deleted. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table order_email_entries (
      id bigint generated always as identity primary key,
      contact_id uuid not null references contacts on delete cascade,
      order_id uuid not null references orders on delete cascade,
      stage text not null,
      reason text,
      created_at bigint not null
    );
    create index order_email_entries_of_contact on order_email_entries (contact_id, created_at);
    create index order_email_entries_of_order on order_email_entries (order_id);
    create index order_email_entries_by_age on order_email_entries (created_at);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table order_email_entries').execute(db);
