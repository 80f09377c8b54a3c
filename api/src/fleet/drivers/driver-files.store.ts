import type { DriverFileKind } from 'shared-contracts/fleet/drivers';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { deleteUpload, type SavedUpload } from '../../platform/files/uploads.ts';

const selectFiles = (db: Db) =>
  db
    .selectFrom('driverFiles')
    .innerJoin('files', 'files.id', 'driverFiles.fileId')
    .select([
      'driverFiles.id',
      'driverId',
      'kind',
      'files.name',
      'mime',
      'driverFiles.fileId',
      'thumbnailId',
      'driverFiles.createdAt',
    ]);

export type DriverFileRecord = Awaited<ReturnType<ReturnType<typeof selectFiles>['executeTakeFirstOrThrow']>>;

/** A driver has at most one file of each kind. */
export const listFiles = (db: Db, driverId: string) =>
  selectFiles(db).where('driverId', '=', driverId).orderBy('kind').execute();
export const findFileOfKind = (db: Db, driverId: string, kind: DriverFileKind) =>
  selectFiles(db).where('driverId', '=', driverId).where('kind', '=', kind).executeTakeFirst();
export const findDriverFile = (db: Db, driverId: string, id: string) =>
  selectFiles(db).where('driverId', '=', driverId).where('driverFiles.id', '=', id).executeTakeFirst();

export type DriverFileSummary = { id: string; kind: DriverFileKind; thumbnailId: string | null };

/** Loads the files of several drivers with one query. @returns files by driver */
export async function findFilesByDriver(
  db: Db,
  driverIds: readonly string[],
): Promise<Map<string, DriverFileSummary[]>> {
  if (driverIds.length === 0) return new Map();
  const files = await db
    .selectFrom('driverFiles')
    .select(['id', 'driverId', 'kind', 'thumbnailId'])
    .where('driverId', 'in', driverIds)
    .execute();
  return Map.groupBy(files, ({ driverId }) => driverId);
}

type NewFile = SavedUpload & { organizationId: string; driverId: string; kind: DriverFileKind; createdAt: number };

export async function insertFile(tx: Db, file: NewFile): Promise<DriverFileRecord> {
  const { id } = await tx.insertInto('driverFiles').values(file).returning('id').executeTakeFirstOrThrow();
  return selectFiles(tx).where('driverFiles.id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteFileWithContent(
  tx: Db,
  files: FileStore,
  { id, fileId, thumbnailId }: SavedUpload & { id: string },
) {
  await tx.deleteFrom('driverFiles').where('id', '=', id).execute();
  await deleteUpload(tx, files, { fileId, thumbnailId });
}

export async function deleteAllFiles(tx: Db, files: FileStore, driverId: string) {
  for (const file of await listFiles(tx, driverId)) await deleteFileWithContent(tx, files, file);
}

/** Finds a file of an own driver. */
export const findVisibleFile = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('driverFiles')
    .select(['fileId', 'thumbnailId'])
    .where('id', '=', id)
    .where(ownedBy(caller, 'driverFiles'))
    .executeTakeFirst();
