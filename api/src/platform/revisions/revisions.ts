import type { FastifyRequest } from 'fastify';
import { optionalPersonName } from '../access/person-name.ts';
import { type Caller, isRoot } from '../access/caller.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { type Change, summarizeChanges } from './conflict.rules.ts';

/** The revision that the caller saw; undefined changes the record at any revision. */
export type SeenRevision = number | undefined;

/** `ownerId`: the owner of the timeline, for a record in the timelines of two organizations. */
export type Revised = { id: string; revision: number; ownerId?: string };

/** The revision in `If-Match`, which the route must declare with `IfMatch`. */
export function seenRevision({ headers }: Pick<FastifyRequest, 'headers'>): SeenRevision {
  const value = headers['if-match'];
  return value === undefined || value === '*' ? undefined : Number(value.slice(1, -1));
}

/** The changes of a record after a revision, oldest first. Users of other organizations are not named. */
async function listChangesSince(
  tx: Db,
  caller: Caller,
  subject: string,
  { id, ownerId }: Revised,
  seen: number,
): Promise<Change[]> {
  let entries = tx
    .selectFrom('timelineEntries')
    .leftJoin('users', 'users.id', 'timelineEntries.userId')
    .leftJoin('users as authors', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('authors.id', '=', fn.coalesce(ref('timelineEntries.actorId'), ref('timelineEntries.userId'))),
      ),
    )
    .select(['changes', 'toStage', 'recordedAt', 'userId', 'actorId', 'apiKeyId', 'users.organizationId'])
    .select(['authors.id as authorId', optionalPersonName('authors').as('name')])
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .where('timelineEntries.revision', '>', seen)
    .orderBy('position');
  if (ownerId !== undefined) entries = entries.where('timelineEntries.organizationId', '=', ownerId);
  return (await entries.execute()).map(
    ({ changes, toStage, recordedAt, userId, actorId, apiKeyId, authorId, organizationId, name }) => ({
      fields: Object.keys(changes ?? {}),
      toStage,
      at: recordedAt,
      isOwn: userId === caller.userId && actorId === caller.actorId && apiKeyId === (caller.apiKeyId ?? null),
      author:
        authorId !== null && (isRoot(caller) || organizationId === caller.organizationId)
          ? { id: authorId, name: name ?? '' }
          : null,
    }),
  );
}

const message = (isOwn: boolean) =>
  isOwn
    ? 'You changed this record elsewhere. Review the change and try again'
    : 'Someone else changed this record. Review their changes and try again';

/**
 * Rejects a change of a record that the caller hasn't seen in its current revision. Lock the record before.
 * @param subject of the record's timeline
 * @throws 409 `changedMeanwhile` with who changed which fields, and when
 */
export async function assertRevision(
  tx: Db,
  caller: Caller,
  subject: string,
  record: Revised,
  seen: SeenRevision,
): Promise<void> {
  if (seen === undefined || seen === record.revision) return;
  const conflict = summarizeChanges(record.revision, await listChangesSince(tx, caller, subject, record, seen));
  throw new AppError(409, 'changedMeanwhile', message(conflict.isOwn), { conflict });
}
