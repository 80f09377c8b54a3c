import type { DriverFileKind } from 'shared-contracts/drivers';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { ownedBy } from '../../platform/scope.ts';
import { forget, type Kept } from '../../platform/uploads.ts';

const listed = (db: Db) =>
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

export type DriverFileRecord = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

/** All files of a driver; one of a kind. */
export const filesOf = (db: Db, driverId: string) =>
  listed(db).where('driverId', '=', driverId).orderBy('kind').execute();
export const fileOfKind = (db: Db, driverId: string, kind: DriverFileKind) =>
  listed(db).where('driverId', '=', driverId).where('kind', '=', kind).executeTakeFirst();
export const fileOf = (db: Db, driverId: string, id: string) =>
  listed(db).where('driverId', '=', driverId).where('driverFiles.id', '=', id).executeTakeFirst();

export type FileOfKind = { id: string; kind: DriverFileKind; thumbnailId: string | null };

/** Which files several drivers have. */
export async function kindsOf(db: Db, driverIds: readonly string[]): Promise<Map<string, FileOfKind[]>> {
  if (driverIds.length === 0) return new Map();
  const files = await db
    .selectFrom('driverFiles')
    .select(['id', 'driverId', 'kind', 'thumbnailId'])
    .where('driverId', 'in', driverIds)
    .execute();
  return Map.groupBy(files, ({ driverId }) => driverId);
}

type NewFile = Kept & { organizationId: string; driverId: string; kind: DriverFileKind; createdAt: number };

export async function insertFile(tx: Db, file: NewFile): Promise<DriverFileRecord> {
  const { id } = await tx.insertInto('driverFiles').values(file).returning('id').executeTakeFirstOrThrow();
  return listed(tx).where('driverFiles.id', '=', id).executeTakeFirstOrThrow();
}

/** The row and what it holds. */
export async function removeFile(tx: Db, files: FileStore, { id, fileId, thumbnailId }: Kept & { id: string }) {
  await tx.deleteFrom('driverFiles').where('id', '=', id).execute();
  await forget(tx, files, { fileId, thumbnailId });
}

export async function removeFilesOf(tx: Db, files: FileStore, driverId: string) {
  for (const file of await filesOf(tx, driverId)) await removeFile(tx, files, file);
}

/** A file of a driver of the caller's own. */
export const findFile = (db: Db, caller: Caller, id: string) =>
  db
    .selectFrom('driverFiles')
    .select(['fileId', 'thumbnailId'])
    .where('id', '=', id)
    .where(ownedBy(caller, 'driverFiles'))
    .executeTakeFirst();
