import type { TimelineEntry } from 'shared-contracts/timeline';
import type { ReasonCode } from 'shared-contracts/values/reasons';
import type { SubjectsWithEvent, TimelineEvent, TimelineSubject } from 'shared-contracts/values/timeline-events';
import { optionalPersonName } from '../access/person-name.ts';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../database/database.ts';
import { deferred } from '../database/pipelined-statements.ts';
import { publishEvents } from '../webhooks/outbox.store.ts';
import { toWebhookEvent } from '../webhooks/event.rules.ts';

/** A kind of record and what happened to it. */
type SubjectAndEvent =
  | { [S in TimelineSubject]: { subject: S; event: TimelineEvent<S> } }[TimelineSubject]
  | { subject: SubjectsWithEvent<'deleted'>; event: 'deleted' };

export type NewTimelineEntry = SubjectAndEvent & {
  subjectId: string;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  /** A reason that the portal gave itself; `reason` names its subject. */
  reasonCode?: ReasonCode | null | undefined;
  /** The changed fields, as `diffFields` returns them. */
  changes?: Record<string, unknown> | undefined;
  occurredAt: number;
  /** Defaults to `occurredAt`. */
  recordedAt?: number;
  /** The owner of the timeline; defaults to the caller's organization. */
  organizationId?: string;
};

type Author = Pick<Caller, 'actorId' | 'organizationId' | 'apiKeyId'> & { userId: string | null };

function toRow(caller: Author, entry: NewTimelineEntry) {
  const {
    subject,
    subjectId,
    event,
    from = null,
    to = null,
    reason = null,
    reasonCode = null,
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
    reasonCode,
    changes: changes ? JSON.stringify(changes) : null,
    userId: caller.userId,
    actorId: caller.actorId,
    apiKeyId: caller.apiKeyId ?? null,
    occurredAt,
    recordedAt,
  };
}

/** Adds entries to timelines, in this order. */
export async function recordTimelineEntries(
  tx: Db,
  caller: Author,
  entries: readonly NewTimelineEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => toRow(caller, entry));
  await tx.insertInto('timelineEntries').values(rows).modifyEnd(deferred).execute();
  await publishEvents(tx, rows.flatMap(toWebhookEvent));
}

/**
 * Adds an entry to a timeline, in the transaction of the change itself. Records both the user and the actor of a
 * session that was opened on behalf of a user.
 * @param caller its `userId` is null for someone without an account
 */
export const recordTimeline = (tx: Db, caller: Author, entry: NewTimelineEntry): Promise<void> =>
  recordTimelineEntries(tx, caller, [entry]);

/** All entries of one subject, oldest first. */
export async function listTimeline(db: Db, subject: TimelineSubject, subjectId: string): Promise<TimelineEntry[]> {
  const entries = await db
    .selectFrom('timelineEntries')
    .leftJoin('users', 'users.id', 'timelineEntries.userId')
    .leftJoin('users as actors', 'actors.id', 'timelineEntries.actorId')
    .leftJoin('apiKeys', 'apiKeys.id', 'timelineEntries.apiKeyId')
    .select([
      'timelineEntries.id',
      'event',
      'fromStage as from',
      'toStage as to',
      'reason',
      'reasonCode',
      'occurredAt',
      'recordedAt',
      'users.login as userLogin',
      'actors.login as actorLogin',
      optionalPersonName().as('user'),
      optionalPersonName('actors').as('actor'),
      'apiKeys.name as apiKey',
    ])
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .execute();
  return entries.map(({ apiKey, ...entry }) => ({ ...entry, ...(apiKey !== null && { apiKey }) }));
}

/** The recorded changes of those entries of one subject that have some, by entry. */
export async function findRecordedChanges(
  db: Db,
  subject: TimelineSubject,
  subjectId: string,
): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('timelineEntries')
    .select(['id', 'changes'])
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .where('changes', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
