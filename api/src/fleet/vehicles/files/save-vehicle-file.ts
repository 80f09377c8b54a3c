import type { FileKind, VehicleFileChanges } from 'shared-contracts/vehicles';
import { PHOTO_KINDS } from 'shared-contracts/values/vehicles';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { DOCUMENTS, IMAGES, type UploadedFile } from '../../platform/files.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { judge, keep } from '../../platform/uploads.ts';
import { lockDraft } from './drafts.store.ts';
import { fileOf, fileOfKind, type Holder, insertFile, removeFile, updateExpiry } from './vehicle-files.store.ts';
import { lockVehicle } from './vehicle-saves.store.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files'>;
type Sent = { kind: FileKind; expiresAt?: number; file: UploadedFile };

const isPhoto = (kind: FileKind) => (PHOTO_KINDS as readonly FileKind[]).includes(kind);

/** Nobody else changes the files of a vehicle or a draft until the transaction ends. @throws 404 when it is not the caller's own */
async function lockHolder(
  tx: Db,
  caller: Caller,
  holder: Holder,
): Promise<{ id: string; organizationId: string; subject: string }> {
  const row =
    'vehicleId' in holder
      ? await lockVehicle(tx, caller, holder.vehicleId)
      : await lockDraft(tx, caller, holder.draftId);
  if (!row) throw notFound();
  return {
    id: row.id,
    organizationId: row.organizationId,
    subject: 'vehicleId' in holder ? 'vehicle' : 'vehicleDraft',
  };
}

/** A vehicle has one file of a kind: a new one takes the place of the last. */
export async function addFile(server: Server, caller: Caller, holder: Holder, { kind, expiresAt: until, file }: Sent) {
  const expiresAt = until ?? null;
  const judged = await judge(file, isPhoto(kind) ? IMAGES : DOCUMENTS);
  return inTransaction(server.db, async (tx) => {
    const { id, organizationId, subject } = await lockHolder(tx, caller, holder);
    const last = await fileOfKind(tx, holder, kind);
    if (last) await removeFile(tx, server.files, last);
    const put = await keep(tx, server.files, judged, { organizationId, createdAt: server.now() });
    const added = await insertFile(tx, holder, { ...put, organizationId, kind, expiresAt, createdAt: server.now() });
    const changes = {
      kind,
      name: { from: last?.name ?? null, to: added.name },
      expiresAt: { from: last?.expiresAt ?? null, to: expiresAt },
    };
    await record(tx, caller, {
      subject,
      subjectId: id,
      event: last ? 'fileReplaced' : 'fileAdded',
      organizationId,
      changes,
      occurredAt: server.now(),
    });
    return added;
  });
}

/** When a document expires may be known later, or have been wrong. */
export const changeFile = (
  { db, now }: Server,
  caller: Caller,
  holder: Holder,
  fileId: string,
  { expiresAt }: VehicleFileChanges,
) =>
  inTransaction(db, async (tx) => {
    const { id, organizationId, subject } = await lockHolder(tx, caller, holder);
    const before = await fileOf(tx, holder, fileId);
    if (!before) throw notFound();
    if (before.expiresAt === expiresAt) return before;
    await record(tx, caller, {
      subject,
      subjectId: id,
      event: 'updated',
      organizationId,
      changes: { kind: before.kind, expiresAt: { from: before.expiresAt, to: expiresAt } },
      occurredAt: now(),
    });
    return updateExpiry(tx, fileId, expiresAt);
  });

export const deleteFile = ({ db, now, files }: Server, caller: Caller, holder: Holder, fileId: string) =>
  inTransaction(db, async (tx) => {
    const { id, organizationId, subject } = await lockHolder(tx, caller, holder);
    const gone = await fileOf(tx, holder, fileId);
    if (!gone) throw notFound();
    await removeFile(tx, files, gone);
    await record(tx, caller, {
      subject,
      subjectId: id,
      event: 'fileRemoved',
      organizationId,
      changes: { kind: gone.kind, name: { from: gone.name, to: null } },
      occurredAt: now(),
    });
    return { id: fileId };
  });
