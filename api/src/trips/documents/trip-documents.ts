import type { Caller } from '../platform/caller.ts';
import { type Db, inTransaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { DOCUMENTS, type UploadedFile } from '../platform/files.ts';
import type { Parts } from '../platform/parts.ts';
import { ownedBy } from '../platform/scope.ts';
import { record } from '../platform/timeline.ts';
import { forget, judge, keep } from '../platform/uploads.ts';
import { documentsOf } from './trip-parts.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files'>;

/** Documents are kept by whoever runs the trip, and are nobody else's. */
async function lockOwn(tx: Db, caller: Caller, id: string) {
  const trip = await tx
    .selectFrom('trips')
    .select(['id', 'organizationId'])
    .where(ownedBy(caller, 'trips'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw notFound();
  return trip;
}

/** @throws 422 naming the field of a file that is too large or no PDF, JPEG or PNG by its content */
export async function addDocument(
  { db, now, files }: Server,
  caller: Caller,
  tripId: string,
  { file, expiresAt }: { file: UploadedFile; expiresAt?: number | undefined },
) {
  const judged = await judge(file, DOCUMENTS);
  return inTransaction(db, async (tx) => {
    const { organizationId } = await lockOwn(tx, caller, tripId);
    const put = await keep(tx, files, judged, { organizationId, createdAt: now() });
    const { id } = await tx
      .insertInto('tripDocuments')
      .values({
        ...put,
        tripId,
        organizationId,
        expiresAt: expiresAt ?? null,
        createdBy: caller.userId,
        createdAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = (await documentsOf(tx, tripId)).find((document) => document.id === id);
    if (!added) throw notFound();
    await record(tx, caller, {
      subject: 'trip',
      subjectId: tripId,
      organizationId,
      event: 'fileAdded',
      changes: { name: { from: null, to: added.name } },
      occurredAt: now(),
    });
    return added;
  });
}

export const deleteDocument = ({ db, now, files }: Server, caller: Caller, tripId: string, documentId: string) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await lockOwn(tx, caller, tripId);
    const gone = (await documentsOf(tx, tripId)).find(({ id }) => id === documentId.toLowerCase());
    if (!gone) throw notFound();
    await tx.deleteFrom('tripDocuments').where('id', '=', gone.id).execute();
    await forget(tx, files, gone);
    await record(tx, caller, {
      subject: 'trip',
      subjectId: tripId,
      organizationId,
      event: 'fileRemoved',
      changes: { name: { from: gone.name, to: null } },
      occurredAt: now(),
    });
    return { id: documentId };
  });

export const findDocument = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('tripDocuments')
    .select('fileId')
    .where(ownedBy(caller, 'tripDocuments'))
    .where('id', '=', id)
    .executeTakeFirst();
