import { type Kysely, sql } from 'kysely';

/**
 * The position of the database's log after each user's last changing call, so that a replica without the change isn't
 * read. The table is unlogged: after a crash nothing waits for a replica.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('create unlogged table last_writes (writer_id uuid primary key, position bigint not null)').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table last_writes').execute(db);
