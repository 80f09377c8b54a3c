import type { TimelineEntry } from 'shared-contracts/timeline';
import type { Caller } from './caller.ts';
import type { Db } from './database.ts';

type Entry = {
  /** What it is about: `order`, `trip`… */
  subject: string;
  subjectId: string;
  event: string;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  /** What was changed, field by field. */
  changes?: Record<string, unknown>;
  occurredAt: number;
  /** When we heard of it; left out: as it happened. */
  recordedAt?: number;
  /** Whose timeline it is; left out: the caller's organization. */
  organizationId?: string;
};

type Author = Pick<Caller, 'actorId' | 'organizationId'> & { userId: string | null };

function lineOf(caller: Author, entry: Entry) {
  const {
    subject,
    subjectId,
    event,
    from = null,
    to = null,
    reason = null,
    changes,
    occurredAt,
    recordedAt = occurredAt,
  } = entry;
  const { organizationId = caller.organizationId } = entry;
  return {
    organizationId,
    subject,
    subjectId,
    event,
    fromStage: from,
    toStage: to,
    reason,
    changes: changes ? JSON.stringify(changes) : null,
    userId: caller.userId,
    actorId: caller.actorId,
    occurredAt,
    recordedAt,
  };
}

/** Writes lines into timelines, in the order given. */
export async function recordAll(tx: Db, caller: Author, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0)
    await tx
      .insertInto('timelineEntries')
      .values(entries.map((entry) => lineOf(caller, entry)))
      .execute();
}

/**
 * Writes one line into a timeline, in the transaction of the change itself and under both names of a borrowed session.
 * @param caller who does it; without a user it is somebody who is none
 */
export const record = (tx: Db, caller: Author, entry: Entry): Promise<void> => recordAll(tx, caller, [entry]);

/** The whole life of one subject, oldest first. */
export const timelineOf = (db: Db, subject: string, subjectId: string): Promise<TimelineEntry[]> =>
  db
    .selectFrom('timelineEntries')
    .leftJoin('users', 'users.id', 'timelineEntries.userId')
    .leftJoin('users as actors', 'actors.id', 'timelineEntries.actorId')
    .select([
      'timelineEntries.id',
      'event',
      'fromStage as from',
      'toStage as to',
      'reason',
      'occurredAt',
      'recordedAt',
      'users.login as user',
      'actors.login as actor',
    ])
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
