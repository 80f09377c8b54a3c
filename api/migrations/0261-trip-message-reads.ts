import { type Kysely, sql } from 'kysely';

/** How far each user has read the thread of a trip. `position`: that of the newest message that they have read. */
export const up = (db: Kysely<unknown>) =>
  sql
    .raw(`
    create table trip_message_reads (
      trip_id uuid not null references trips on delete cascade,
      user_id uuid not null references users on delete cascade,
      position bigint not null,
      read_at bigint not null,
      primary key (trip_id, user_id)
    );
    create index trip_message_reads_of_user on trip_message_reads (user_id);
  `)
    .execute(db);

export const down = (db: Kysely<unknown>) => sql`drop table trip_message_reads`.execute(db);
