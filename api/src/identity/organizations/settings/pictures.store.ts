import type { PictureKind } from 'shared-contracts/identity/organizations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';

/** Uploading more deletes the oldest. */
const MAX_UNUSED_PICTURES = 10;

type NewPicture = { fileId: string; organizationId: string; kind: PictureKind; createdAt: number };

export const insertPicture = (tx: Db, picture: NewPicture) =>
  tx.insertInto('organizationPictures').values(picture).execute();

export const findPicture = (db: Db, organizationId: string, fileId: string) =>
  db
    .selectFrom('organizationPictures')
    .select(['fileId', 'kind'])
    .where('organizationId', '=', organizationId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();

/** Pictures that neither the organization nor its pending change refers to. */
const selectUnusedPictures = (db: Db, organizationId: string) =>
  db
    .selectFrom('organizationPictures')
    .innerJoin('organizations', 'organizations.id', 'organizationPictures.organizationId')
    .leftJoin('organizationChanges', (join) =>
      join
        .onRef('organizationChanges.organizationId', '=', 'organizations.id')
        .on('organizationChanges.state', '=', 'pending'),
    )
    .select('fileId')
    .where('organizations.id', '=', organizationId)
    .where(sql<boolean>`${sql.ref('fileId')} is distinct from ${sql.ref('organizations.loginImageId')}`)
    .where(sql<boolean>`${sql.ref('fileId')} is distinct from ${sql.ref('organizations.pageFaviconId')}`)
    .where(
      sql<boolean>`${sql.ref('fileId')}::text is distinct from ${sql.ref('organizationChanges.changes')}->>'loginImageId'`,
    )
    .where(
      sql<boolean>`${sql.ref('fileId')}::text is distinct from ${sql.ref('organizationChanges.changes')}->>'pageFaviconId'`,
    );

async function deleteFiles(tx: Db, files: FileStore, rows: { fileId: string }[]) {
  for (const { fileId } of rows) await files.remove(tx, fileId);
}

/** Deletes those of the pictures that are no longer in use. */
export async function deleteUnusedPictures(
  tx: Db,
  files: FileStore,
  organizationId: string,
  candidates: readonly string[],
) {
  if (candidates.length > 0)
    await deleteFiles(
      tx,
      files,
      await selectUnusedPictures(tx, organizationId).where('fileId', 'in', candidates).execute(),
    );
}

/** Deletes the oldest unused pictures beyond the limit. */
export const pruneUnusedPictures = async (tx: Db, files: FileStore, organizationId: string) =>
  deleteFiles(
    tx,
    files,
    await selectUnusedPictures(tx, organizationId)
      .orderBy('organizationPictures.createdAt', 'desc')
      .orderBy('fileId')
      .offset(MAX_UNUSED_PICTURES)
      .execute(),
  );
