import { sql } from 'kysely';
import type { z } from 'zod';
import type { FailedJobQuery } from 'shared-contracts/outbox';
import type { Db } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';

const failed = (db: Db) => db.selectFrom('pgboss.job').where('state', '=', 'failed');

const unix = (column: 'createdOn' | 'completedOn') =>
  sql<number>`floor(extract(epoch from ${sql.ref(column)}))::bigint`;

/** Newest first. What a job carries stays inside: it names people and records. */
export const listFailedJobs = (db: Db, range: z.infer<typeof FailedJobQuery>) =>
  paged(
    failed(db)
      .select([
        'id',
        'name',
        sql<string | null>`coalesce(output->>'message', output->'value'->>'message')`.as('error'),
        sql<number>`retry_count + 1`.as('attempts'),
        unix('createdOn').as('createdAt'),
        unix('completedOn').as('failedAt'),
      ])
      .orderBy('completedOn', 'desc')
      .orderBy('id'),
    range,
  );

/** Takes a failed job out of the queue, once. */
export const takeFailedJob = (tx: Db, id: string) =>
  tx
    .deleteFrom('pgboss.job')
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['name', 'data'])
    .executeTakeFirst();

/** The tries of a mail that came to nothing. */
export const dropFailedJobsOf = (tx: Db, mailId: string) =>
  tx
    .deleteFrom('pgboss.job')
    .where('name', '=', 'mail.send')
    .where('state', '=', 'failed')
    .where(sql<string>`data->>'id'`, '=', mailId)
    .execute();
