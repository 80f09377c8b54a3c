import type { FileKind } from 'shared-contracts/vehicles';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { ownedBy } from '../../platform/scope.ts';
import { forget } from '../../platform/uploads.ts';
import { visibleTo } from './shared-vehicles.store.ts';

/** What a file belongs to. */
export type Holder = { vehicleId: string } | { draftId: string };

const columnOf = (holder: Holder) =>
  'vehicleId' in holder ? (['vehicleId', holder.vehicleId] as const) : (['draftId', holder.draftId] as const);

const listed = (db: Db) =>
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

export type VehicleFileRecord = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

/** All files of a vehicle or a draft; one of a kind. */
export const filesOf = (db: Db, holder: Holder) =>
  listed(db)
    .where(...isOf(holder))
    .orderBy('kind')
    .execute();

const isOf = (holder: Holder) => {
  const [column, id] = columnOf(holder);
  return [`vehicleFiles.${column}`, '=', id] as const;
};

export const fileOfKind = (db: Db, holder: Holder, kind: FileKind) =>
  listed(db)
    .where(...isOf(holder))
    .where('kind', '=', kind)
    .executeTakeFirst();
export const fileOf = (db: Db, holder: Holder, id: string) =>
  listed(db)
    .where(...isOf(holder))
    .where('vehicleFiles.id', '=', id)
    .executeTakeFirst();

type NewFile = {
  organizationId: string;
  kind: FileKind;
  fileId: string;
  thumbnailId: string | null;
  expiresAt: number | null;
  createdAt: number;
};

export async function insertFile(tx: Db, holder: Holder, file: NewFile): Promise<VehicleFileRecord> {
  const { id } = await tx
    .insertInto('vehicleFiles')
    .values({ ...file, ...holder })
    .returning('id')
    .executeTakeFirstOrThrow();
  return listed(tx).where('vehicleFiles.id', '=', id).executeTakeFirstOrThrow();
}

export async function updateExpiry(tx: Db, id: string, expiresAt: number | null): Promise<VehicleFileRecord> {
  await tx.updateTable('vehicleFiles').set({ expiresAt }).where('id', '=', id).execute();
  return listed(tx).where('vehicleFiles.id', '=', id).executeTakeFirstOrThrow();
}

/** The row and what it holds. */
export async function removeFile(
  tx: Db,
  files: FileStore,
  { id, ...kept }: Pick<VehicleFileRecord, 'id' | 'fileId' | 'thumbnailId'>,
) {
  await tx.deleteFrom('vehicleFiles').where('id', '=', id).execute();
  await forget(tx, files, kept);
}

export async function removeFilesOf(tx: Db, files: FileStore, holder: Holder) {
  for (const file of await filesOf(tx, holder)) await removeFile(tx, files, file);
}

export const moveFiles = (tx: Db, draftId: string, vehicleId: string) =>
  tx.updateTable('vehicleFiles').set({ draftId: null, vehicleId }).where('draftId', '=', draftId).execute();

/** A file of a vehicle that the caller sees, or of a draft of their own. */
export const findFile = (db: Db, caller: Caller, id: string, now: number) =>
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
