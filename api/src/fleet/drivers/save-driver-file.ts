import type { DriverFileKind } from 'shared-contracts/drivers';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { DOCUMENTS, IMAGES, type UploadedFile } from '../../platform/files.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { judge, keep } from '../../platform/uploads.ts';
import { fileOf, fileOfKind, insertFile, removeFile } from './driver-files.store.ts';
import { lockDriver } from './driver-saves.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files'>;

const locked = async (tx: Db, caller: Caller, id: string) => {
  const driver = await lockDriver(tx, caller, id);
  if (!driver) throw notFound();
  return driver;
};

/** A driver has one file of a kind: a new one takes the place of the last. */
export async function addFile(
  { db, now, files }: Server,
  caller: Caller,
  driverId: string,
  { kind, file }: { kind: DriverFileKind; file: UploadedFile },
) {
  const judged = await judge(file, kind === 'photo' ? IMAGES : DOCUMENTS);
  return inTransaction(db, async (tx) => {
    const { organizationId } = await locked(tx, caller, driverId);
    const last = await fileOfKind(tx, driverId, kind);
    if (last) await removeFile(tx, files, last);
    const kept = await keep(tx, files, judged, { organizationId, createdAt: now() });
    const added = await insertFile(tx, { ...kept, organizationId, driverId, kind, createdAt: now() });
    const changes = { kind, name: { from: last?.name ?? null, to: added.name } };
    await record(tx, caller, {
      subject: 'driver',
      subjectId: driverId,
      event: last ? 'fileReplaced' : 'fileAdded',
      organizationId,
      changes,
      occurredAt: now(),
    });
    return added;
  });
}

export const deleteFile = ({ db, now, files }: Server, caller: Caller, driverId: string, fileId: string) =>
  inTransaction(db, async (tx) => {
    const { organizationId } = await locked(tx, caller, driverId);
    const gone = await fileOf(tx, driverId, fileId);
    if (!gone) throw notFound();
    await removeFile(tx, files, gone);
    await record(tx, caller, {
      subject: 'driver',
      subjectId: driverId,
      event: 'fileRemoved',
      organizationId,
      changes: { kind: gone.kind, name: { from: gone.name, to: null } },
      occurredAt: now(),
    });
    return { id: fileId };
  });
