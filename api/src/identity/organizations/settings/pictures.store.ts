import type { PictureKind } from 'shared-contracts/organizations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';

/** So many pictures may lie about unused; beyond that the oldest go. */
const UNUSED = 10;

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

/** Pictures that neither the organization shows nor its pending change names. */
const unused = (db: Db, organizationId: string) =>
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

async function removeAll(tx: Db, files: FileStore, rows: { fileId: string }[]) {
  for (const { fileId } of rows) await files.remove(tx, fileId);
}

/** Of these pictures, those that nothing names any more. */
export async function removeUnused(tx: Db, files: FileStore, organizationId: string, candidates: readonly string[]) {
  if (candidates.length > 0)
    await removeAll(tx, files, await unused(tx, organizationId).where('fileId', 'in', candidates).execute());
}

/** Pictures that were put and forgotten. */
export const removeForgotten = async (tx: Db, files: FileStore, organizationId: string) =>
  removeAll(
    tx,
    files,
    await unused(tx, organizationId)
      .orderBy('organizationPictures.createdAt', 'desc')
      .orderBy('fileId')
      .offset(UNUSED)
      .execute(),
  );
