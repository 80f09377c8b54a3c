import type { TripExceptionChanges } from 'shared-contracts/trips/exceptions';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import {
  dismissRejectedMoves,
  findExceptionSubject,
  lockException,
  updateException,
} from './exception-changes.store.ts';
import { findOwner } from './exceptions.store.ts';
import { publishExceptionsChanged } from './publish-exceptions-changed.ts';

type ExceptionServices = Pick<Services, 'db' | 'now'>;
const SUBJECT = 'tripException';

/** @throws 404, or 409 `exceptionClosed` when it is resolved or its cause is gone */
async function lockOpen(tx: Db, caller: Caller, id: string, seen: SeenRevision) {
  const exception = await lockException(tx, caller, id);
  if (!exception) throw notFound();
  await assertRevision(tx, caller, SUBJECT, { id, revision: exception.revision }, seen);
  if (exception.resolvedAt !== null || exception.endedAt !== null)
    throw conflict('exceptionClosed', 'This exception is resolved already', {
      record: await findExceptionSubject(tx, id),
    });
  return exception;
}

async function findOwnerName(tx: Db, organizationId: string, ownerId: string | null) {
  if (ownerId === null) return null;
  const owner = await findOwner(tx, organizationId, ownerId);
  if (!owner) throw invalidField('ownerId', 'unknown', 'Choose a user of your organization');
  return owner.name;
}

/** Assigns, reschedules or snoozes an exception. */
export async function changeException(
  { db, now }: ExceptionServices,
  caller: Caller,
  id: string,
  changes: TripExceptionChanges,
  seen: SeenRevision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const exception = await lockOpen(tx, caller, id, seen);
    const { organizationId, ownerId, dueAt, snoozedUntil } = exception;
    const time = now();
    if (typeof changes.snoozedUntil === 'number' && changes.snoozedUntil <= time)
      throw invalidField('snoozedUntil', 'past', 'Choose a time in the future');
    const recorded: Record<string, { from: unknown; to: unknown }> = {};
    if (changes.ownerId !== undefined && changes.ownerId !== ownerId)
      recorded['owner'] = {
        from: ownerId && ((await findOwner(tx, organizationId, ownerId))?.name ?? null),
        to: await findOwnerName(tx, organizationId, changes.ownerId),
      };
    if (changes.dueAt !== undefined && changes.dueAt !== dueAt) recorded['dueAt'] = { from: dueAt, to: changes.dueAt };
    if (changes.snoozedUntil !== undefined && changes.snoozedUntil !== snoozedUntil)
      recorded['snoozedUntil'] = { from: snoozedUntil, to: changes.snoozedUntil };
    if (Object.keys(recorded).length === 0) return;
    await updateException(tx, id, changes);
    await recordTimeline(tx, caller, {
      subject: SUBJECT,
      subjectId: id,
      event: 'updated',
      changes: recorded,
      occurredAt: time,
      organizationId,
    });
    await publishExceptionsChanged(tx, [organizationId]);
  });
}

/** Closes an exception. It stays closed while its cause lasts, and returns when the cause does. */
export async function resolveException(
  { db, now }: ExceptionServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const exception = await lockOpen(tx, caller, id, seen);
    const { kind, organizationId } = exception;
    const time = now();
    await updateException(tx, id, { resolvedAt: time, resolvedBy: caller.userId, snoozedUntil: null });
    if (kind === 'moveRejected' || kind === 'lateDriverEvent') await dismissRejectedMoves(tx, exception, time);
    await recordTimeline(tx, caller, {
      subject: SUBJECT,
      subjectId: id,
      event: 'resolved',
      occurredAt: time,
      organizationId,
    });
    await publishExceptionsChanged(tx, [organizationId]);
  });
}

export async function addExceptionComment(
  { db, now }: ExceptionServices,
  caller: Caller,
  id: string,
  text: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const exception = await lockException(tx, caller, id);
    if (!exception) throw notFound();
    const { organizationId } = exception;
    await recordTimeline(tx, caller, {
      subject: SUBJECT,
      subjectId: id,
      event: 'commented',
      reason: text,
      occurredAt: now(),
      organizationId,
    });
    await publishExceptionsChanged(tx, [organizationId]);
  });
}
