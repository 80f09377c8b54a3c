import type { Insertable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteUpload } from '../../platform/files/uploads.ts';

const selectDocuments = (db: Db, workOrderId: string) =>
  db
    .selectFrom('workOrderDocuments')
    .innerJoin('files', 'files.id', 'workOrderDocuments.fileId')
    .innerJoin('users', 'users.id', 'workOrderDocuments.createdBy')
    .where('workOrderId', '=', workOrderId)
    .select((eb) => [
      'workOrderDocuments.id',
      'workOrderDocuments.workOrderId',
      'files.name',
      'files.mime',
      'fileId',
      'thumbnailId',
      'workOrderDocuments.createdAt',
      jsonBuildObject({
        id: eb.ref('users.id'),
        name: personName(),
      }).as('author'),
    ]);

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

/** Newest first. */
export const listDocuments = (db: Db, workOrderId: string) =>
  selectDocuments(db, workOrderId)
    .orderBy('workOrderDocuments.createdAt', 'desc')
    .orderBy('workOrderDocuments.id')
    .execute();

export const findDocument = (db: Db, workOrderId: string, id: string) =>
  selectDocuments(db, workOrderId).where('workOrderDocuments.id', '=', id).executeTakeFirst();

export const insertDocument = (tx: Db, document: Insertable<Tables['workOrderDocuments']>) =>
  tx.insertInto('workOrderDocuments').values(document).returning('id').executeTakeFirstOrThrow();

export async function deleteDocument(
  tx: Db,
  files: FileStore,
  document: Pick<DocumentRow, 'id' | 'fileId' | 'thumbnailId'>,
): Promise<void> {
  await tx.deleteFrom('workOrderDocuments').where('id', '=', document.id).execute();
  await deleteUpload(tx, files, document);
}
