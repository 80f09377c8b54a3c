import type { VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { deleteUpload } from '../../../platform/files/uploads.ts';
import { visibleTo } from '../../sharing/shared-vehicles.store.ts';

export type FileOwner = { vehicleId: string } | { draftId: string };

const selectFiles = (db: Db) =>
  db
    .selectFrom('vehicleFiles')
    .innerJoin('files', 'files.id', 'vehicleFiles.fileId')
    .select([
      'vehicleFiles.id',
      'kind',
      'files.name',
      'mime',
      'vehicleFiles.fileId',
      'thumbnailId',
      'expiresAt',
      'vehicleFiles.createdAt',
    ]);

export type VehicleFileRecord = Awaited<ReturnType<ReturnType<typeof selectFiles>['executeTakeFirstOrThrow']>>;

const belongsTo = (owner: FileOwner) => {
  const column = 'vehicleId' in owner ? 'vehicleId' : 'draftId';
  const id = 'vehicleId' in owner ? owner.vehicleId : owner.draftId;
  return [`vehicleFiles.${column}`, '=', id] as const;
};

/** A vehicle or draft has at most one file of each kind. */
export const listFiles = (db: Db, owner: FileOwner) =>
  selectFiles(db)
    .where(...belongsTo(owner))
    .orderBy('kind')
    .execute();

export const findFileOfKind = (db: Db, owner: FileOwner, kind: VehicleFileKind) =>
  selectFiles(db)
    .where(...belongsTo(owner))
    .where('kind', '=', kind)
    .executeTakeFirst();
export const findOwnedFile = (db: Db, owner: FileOwner, id: string) =>
  selectFiles(db)
    .where(...belongsTo(owner))
    .where('vehicleFiles.id', '=', id)
    .executeTakeFirst();

type NewFile = {
  organizationId: string;
  kind: VehicleFileKind;
  fileId: string;
  thumbnailId: string | null;
  expiresAt: number | null;
  createdAt: number;
};

export async function insertFile(tx: Db, owner: FileOwner, file: NewFile): Promise<VehicleFileRecord> {
  const { id } = await tx
    .insertInto('vehicleFiles')
    .values({ ...file, ...owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectFiles(tx).where('vehicleFiles.id', '=', id).executeTakeFirstOrThrow();
}

export async function updateExpiry(tx: Db, id: string, expiresAt: number | null): Promise<VehicleFileRecord> {
  await tx.updateTable('vehicleFiles').set({ expiresAt }).where('id', '=', id).execute();
  return selectFiles(tx).where('vehicleFiles.id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteFileWithContent(
  tx: Db,
  files: FileStore,
  { id, ...content }: Pick<VehicleFileRecord, 'id' | 'fileId' | 'thumbnailId'>,
) {
  await tx.deleteFrom('vehicleFiles').where('id', '=', id).execute();
  await deleteUpload(tx, files, content);
}

export async function deleteAllFiles(tx: Db, files: FileStore, owner: FileOwner) {
  for (const file of await listFiles(tx, owner)) await deleteFileWithContent(tx, files, file);
}

export const moveFiles = (tx: Db, draftId: string, vehicleId: string) =>
  tx.updateTable('vehicleFiles').set({ draftId: null, vehicleId }).where('draftId', '=', draftId).execute();

/** Finds a file of a vehicle that is visible to the caller, or of a draft of their organization. */
export const findVisibleFile = (db: Db, caller: Caller, id: string, now: number) =>
  db
    .selectFrom('vehicleFiles')
    .leftJoin('vehicles', 'vehicles.id', 'vehicleFiles.vehicleId')
    .select(['vehicleFiles.fileId', 'thumbnailId'])
    .where('vehicleFiles.id', '=', id)
    .where(({ eb, and, or }) =>
      or([
        and([eb('vehicleFiles.vehicleId', 'is not', null), visibleTo(db, caller, now)]),
        and([eb('draftId', 'is not', null), ownedBy(caller, 'vehicleFiles')]),
      ]),
    )
    .executeTakeFirst();
