import { type Kysely, sql } from 'kysely';

/** Attachments of emails, as of the time they were written. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table mail_attachments (
      mail_id uuid not null references mails on delete cascade, position integer not null, name text not null, mime text not null, content bytea not null,
      primary key (mail_id, position)
    );
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql.raw(`drop table mail_attachments`).execute(db);
