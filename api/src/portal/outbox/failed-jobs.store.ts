import { sql } from 'kysely';
import type { z } from 'zod';
import type { FailedJobQuery } from 'shared-contracts/identity/emails';
import type { Db } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';

const selectFailedJobs = (db: Db) => db.selectFrom('pgboss.job').where('state', '=', 'failed');

const toUnixTime = (column: 'createdOn' | 'completedOn') =>
  sql<number>`floor(extract(epoch from ${sql.ref(column)}))::bigint`;

/** Lists failed jobs, the newest first. Excludes their data, which contains names and ids. */
export const listFailedJobs = (db: Db, range: z.infer<typeof FailedJobQuery>) =>
  paginate(
    selectFailedJobs(db)
      .select([
        'id',
        'name',
        sql<string | null>`coalesce(output->>'message', output->'value'->>'message')`.as('error'),
        sql<number>`retry_count + 1`.as('attempts'),
        toUnixTime('createdOn').as('createdAt'),
        toUnixTime('completedOn').as('failedAt'),
      ])
      .orderBy('completedOn', 'desc')
      .orderBy('id'),
    range,
  );

/** @returns the deleted job; undefined when it doesn't exist or hasn't failed */
export const deleteFailedJob = (tx: Db, id: string) =>
  tx
    .deleteFrom('pgboss.job')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['name', 'data'])
    .executeTakeFirst();

/** Deletes the failed jobs that tried to send an email. */
export const deleteFailedEmailJobs = (tx: Db, emailId: string) =>
  tx
    .deleteFrom('pgboss.job')
    .where('name', '=', 'mail.send')
    .where('state', '=', 'failed')
    .where(sql<string>`data->>'id'`, '=', emailId)
    .execute();
