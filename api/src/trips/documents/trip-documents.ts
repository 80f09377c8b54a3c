import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { deleteUpload, validateUpload, saveUpload } from '../../platform/files/uploads.ts';
import { listDocuments } from '../core/trip-relations.store.ts';

type DocumentServices = Pick<Services, 'db' | 'now' | 'files'>;

/** Documents belong to the organization that runs the trip; nobody else can see or change them. */
async function lockOwnTrip(tx: Db, caller: Caller, id: string, seen?: SeenRevision) {
  const trip = await tx
    .selectFrom('trips')
    .select(['id', 'revision', 'organizationId'])
    .where(ownedBy(caller, 'trips'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!trip) throw notFound();
  await assertRevision(tx, caller, 'trip', trip, seen);
  return trip;
}

/** @throws 422 by field for a file that is too large or not a PDF, JPEG or PNG by its content */
export async function addDocument(
  { db, now, files }: DocumentServices,
  caller: Caller,
  tripId: string,
  { file, expiresAt }: { file: DocumentUpload; expiresAt?: number | undefined },
) {
  const upload = await validateUpload(file, DOCUMENT_FORMATS);
  return inTransaction(db, async (tx) => {
    const { organizationId } = await lockOwnTrip(tx, caller, tripId);
    const stored = await saveUpload(tx, files, upload, { organizationId, createdAt: now() });
    const { id } = await tx
      .insertInto('tripDocuments')
      .values({
        ...stored,
        tripId,
        organizationId,
        expiresAt: expiresAt ?? null,
        createdBy: caller.userId,
        createdAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = (await listDocuments(tx, tripId)).find((document) => document.id === id);
    if (!added) throw notFound();
    await recordTimeline(tx, caller, {
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

export const deleteDocument = (
  { db, now, files }: DocumentServices,
  caller: Caller,
  tripId: string,
  documentId: string,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await lockOwnTrip(tx, caller, tripId, seen);
    const document = (await listDocuments(tx, tripId)).find(({ id }) => id === documentId.toLowerCase());
    if (!document) throw notFound();
    await tx.deleteFrom('tripDocuments').where('id', '=', document.id).execute();
    await deleteUpload(tx, files, document);
    await recordTimeline(tx, caller, {
      subject: 'trip',
      subjectId: tripId,
      organizationId,
      event: 'fileRemoved',
      changes: { name: { from: document.name, to: null } },
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
