import type { Insertable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteUpload } from '../../platform/files/uploads.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { itemVisibleTo } from '../core/shared-items.store.ts';

const selectDocuments = (db: Db, caller: Caller, order: OrderRecord) =>
  db
    .selectFrom('orderDocuments')
    .where('orderId', '=', order.id)
    .where(itemVisibleTo(caller, order, 'orderDocuments'))
    .innerJoin('files', 'files.id', 'orderDocuments.fileId')
    .innerJoin('users', 'users.id', 'orderDocuments.createdBy')
    .innerJoin('organizations', 'organizations.id', 'orderDocuments.organizationId')
    .select((eb) => [
      'orderDocuments.id',
      'orderDocuments.orderId',
      'orderDocuments.organizationId',
      'files.name',
      'files.mime',
      'kind',
      'visibility',
      'fileId',
      'thumbnailId',
      'orderDocuments.createdAt',
      jsonBuildObject({ id: eb.ref('users.id'), name: personName() }).as('author'),
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
    ]);

export type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number];

/** Newest first. */
export const listDocuments = (db: Db, caller: Caller, order: OrderRecord) =>
  selectDocuments(db, caller, order).orderBy('orderDocuments.createdAt', 'desc').orderBy('orderDocuments.id').execute();

export const findDocument = (db: Db, caller: Caller, order: OrderRecord, id: string) =>
  selectDocuments(db, caller, order).where('orderDocuments.id', '=', id).executeTakeFirst();

/** Counts the documents of all organizations. */
export async function countDocuments(tx: Db, orderId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orderDocuments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertDocument = (tx: Db, document: Insertable<Tables['orderDocuments']>) =>
  tx.insertInto('orderDocuments').values(document).returning('id').executeTakeFirstOrThrow();

export async function deleteDocument(
  tx: Db,
  files: FileStore,
  document: Pick<DocumentRow, 'id' | 'fileId' | 'thumbnailId'>,
): Promise<void> {
  await tx.deleteFrom('orderDocuments').where('id', '=', document.id).execute();
  await deleteUpload(tx, files, document);
}

/** Deletes the documents of an order before the order itself, because files aren't deleted with it. */
export async function deleteDocumentsOf(tx: Db, files: FileStore, orderId: string): Promise<void> {
  const documents = await tx
    .selectFrom('orderDocuments')
    .select(['id', 'fileId', 'thumbnailId'])
    .where('orderId', '=', orderId)
    .execute();
  for (const document of documents) await deleteDocument(tx, files, document);
}
