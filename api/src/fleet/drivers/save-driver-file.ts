import type { DriverFileKind } from 'shared-contracts/fleet/drivers';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, IMAGE_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { validateUpload, saveUpload } from '../../platform/files/uploads.ts';
import { findDriverFile, findFileOfKind, insertFile, deleteFileWithContent } from './driver-files.store.ts';
import { lockDriver } from './driver-records.store.ts';

type Server = Pick<Services, 'db' | 'now' | 'files'>;

const lockDriverOrThrow = async (tx: Db, caller: Caller, id: string, seen?: SeenRevision) => {
  const driver = await lockDriver(tx, caller, id);
  if (!driver) throw notFound();
  await assertRevision(tx, caller, 'driver', driver, seen);
  return driver;
};

/** Replaces the existing file of the same kind. */
export async function addFile(
  { db, now, files }: Server,
  caller: Caller,
  driverId: string,
  { kind, file }: { kind: DriverFileKind; file: DocumentUpload },
) {
  const upload = await validateUpload(file, kind === 'photo' ? IMAGE_FORMATS : DOCUMENT_FORMATS);
  return inTransaction(db, async (tx) => {
    const { organizationId } = await lockDriverOrThrow(tx, caller, driverId);
    const previous = await findFileOfKind(tx, driverId, kind);
    if (previous) await deleteFileWithContent(tx, files, previous);
    const content = await saveUpload(tx, files, upload, { organizationId, createdAt: now() });
    const added = await insertFile(tx, { ...content, organizationId, driverId, kind, createdAt: now() });
    const changes = { kind, name: { from: previous?.name ?? null, to: added.name } };
    await recordTimeline(tx, caller, {
      subject: 'driver',
      subjectId: driverId,
      event: previous ? 'fileReplaced' : 'fileAdded',
      organizationId,
      changes,
      occurredAt: now(),
    });
    return added;
  });
}

export const removeFile = (
  { db, now, files }: Server,
  caller: Caller,
  driverId: string,
  fileId: string,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await lockDriverOrThrow(tx, caller, driverId, seen);
    const file = await findDriverFile(tx, driverId, fileId);
    if (!file) throw notFound();
    await deleteFileWithContent(tx, files, file);
    await recordTimeline(tx, caller, {
      subject: 'driver',
      subjectId: driverId,
      event: 'fileRemoved',
      organizationId,
      changes: { kind: file.kind, name: { from: file.name, to: null } },
      occurredAt: now(),
    });
    return { id: fileId };
  });
