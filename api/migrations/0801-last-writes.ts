import { type Kysely, sql } from 'kysely';

/**
 * How far the database's log was after the last changing call of each user, so that a replica that lacks the change
 * isn't read. Not logged itself: after a crash nothing waits for a replica.
 */
export const up = (db: Kysely<unknown>) =>
  sql.raw('create unlogged table last_writes (writer_id uuid primary key, position bigint not null)').execute(db);

export const down = (db: Kysely<unknown>) => sql.raw('drop table last_writes').execute(db);
