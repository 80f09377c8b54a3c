import type { VehicleFileKind, VehicleFileChanges } from 'shared-contracts/fleet/vehicles';
import { VEHICLE_PHOTO_KINDS } from 'shared-contracts/values/fleet/vehicles';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, IMAGE_FORMATS, type DocumentUpload } from '../../../platform/files/files.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { validateUpload, saveUpload } from '../../../platform/files/uploads.ts';
import { lockDraft } from '../core/vehicle-drafts.store.ts';
import {
  findOwnedFile,
  findFileOfKind,
  type FileOwner,
  insertFile,
  deleteFileWithContent,
  updateExpiry,
} from './vehicle-files.store.ts';
import { lockVehicle } from '../core/vehicle-records.store.ts';

type Server = Pick<Services, 'db' | 'now' | 'files'>;
type FileInput = { kind: VehicleFileKind; expiresAt?: number; file: DocumentUpload };

const isPhoto = (kind: VehicleFileKind) => (VEHICLE_PHOTO_KINDS as readonly VehicleFileKind[]).includes(kind);

/** Prevents concurrent changes of the files of a vehicle or draft. @throws 404 when it is not the caller's own */
async function lockOwner(
  tx: Db,
  caller: Caller,
  owner: FileOwner,
  seen?: SeenRevision,
): Promise<{ id: string; organizationId: string; subject: 'vehicle' | 'vehicleDraft' }> {
  const row =
    'vehicleId' in owner ? await lockVehicle(tx, caller, owner.vehicleId) : await lockDraft(tx, caller, owner.draftId);
  if (!row) throw notFound();
  const subject = 'vehicleId' in owner ? 'vehicle' : 'vehicleDraft';
  await assertRevision(tx, caller, subject, row, seen);
  return { id: row.id, organizationId: row.organizationId, subject };
}

/** Replaces the existing file of the same kind. */
export async function addFile(server: Server, caller: Caller, owner: FileOwner, { kind, file, ...input }: FileInput) {
  const expiresAt = input.expiresAt ?? null;
  const upload = await validateUpload(file, isPhoto(kind) ? IMAGE_FORMATS : DOCUMENT_FORMATS);
  return inTransaction(server.db, async (tx) => {
    const { id, organizationId, subject } = await lockOwner(tx, caller, owner);
    const previous = await findFileOfKind(tx, owner, kind);
    if (previous) await deleteFileWithContent(tx, server.files, previous);
    const content = await saveUpload(tx, server.files, upload, { organizationId, createdAt: server.now() });
    const added = await insertFile(tx, owner, { ...content, organizationId, kind, expiresAt, createdAt: server.now() });
    const changes = {
      kind,
      name: { from: previous?.name ?? null, to: added.name },
      expiresAt: { from: previous?.expiresAt ?? null, to: expiresAt },
    };
    await recordTimeline(tx, caller, {
      subject,
      subjectId: id,
      event: previous ? 'fileReplaced' : 'fileAdded',
      organizationId,
      changes,
      occurredAt: server.now(),
    });
    return added;
  });
}

export const changeFile = (
  { db, now }: Server,
  caller: Caller,
  owner: FileOwner,
  fileId: string,
  { expiresAt }: VehicleFileChanges,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const { id, organizationId, subject } = await lockOwner(tx, caller, owner, seen);
    const before = await findOwnedFile(tx, owner, fileId);
    if (!before) throw notFound();
    if (before.expiresAt === expiresAt) return before;
    await recordTimeline(tx, caller, {
      subject,
      subjectId: id,
      event: 'updated',
      organizationId,
      changes: { kind: before.kind, expiresAt: { from: before.expiresAt, to: expiresAt } },
      occurredAt: now(),
    });
    return updateExpiry(tx, fileId, expiresAt);
  });

export const removeFile = (
  { db, now, files }: Server,
  caller: Caller,
  owner: FileOwner,
  fileId: string,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const { id, organizationId, subject } = await lockOwner(tx, caller, owner, seen);
    const file = await findOwnedFile(tx, owner, fileId);
    if (!file) throw notFound();
    await deleteFileWithContent(tx, files, file);
    await recordTimeline(tx, caller, {
      subject,
      subjectId: id,
      event: 'fileRemoved',
      organizationId,
      changes: { kind: file.kind, name: { from: file.name, to: null } },
      occurredAt: now(),
    });
    return { id: fileId };
  });
