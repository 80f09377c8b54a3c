import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { DOCUMENTS, type StoredFile, type UploadedFile } from '../../platform/files.ts';
import { record } from '../../platform/timeline.ts';
import { forget, judge, keep } from '../../platform/uploads.ts';
import { tellScreens } from './bill-news.ts';
import { documentsOf } from './bill-parts.store.ts';
import { type BillServer, findBill, lockBill, type Subject } from './find-bill.ts';

/** @throws 422 naming the field of a file that is too large or no PDF, JPEG or PNG by its content */
export async function addDocument(
  server: BillServer,
  caller: Caller,
  subject: Subject,
  file: UploadedFile,
): Promise<void> {
  const { db, now, files } = server;
  const judged = await judge(file, DOCUMENTS);
  await inTransaction(db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'attach');
    const [
      {
        stored: { id: billId },
        billed: { organizationId },
      },
      createdAt,
    ] = [bill, now()];
    const kept = await keep(tx, files, judged, { organizationId, createdAt });
    await tx
      .insertInto('billDocuments')
      .values({ ...kept, billId, organizationId, createdBy: caller.userId, createdAt })
      .execute();
    await record(tx, caller, {
      subject: 'bill',
      subjectId: billId,
      organizationId,
      event: 'fileAdded',
      changes: { name: { from: null, to: judged.stored.name } },
      occurredAt: createdAt,
    });
    await tellScreens(tx, bill);
  });
}

export const deleteDocument = (
  server: BillServer,
  caller: Caller,
  subject: Subject,
  documentId: string,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'attach');
    const {
      stored: { id: billId },
      billed: { organizationId },
    } = bill;
    const gone = (await documentsOf(tx, billId)).find(({ id }) => id === documentId.toLowerCase());
    if (!gone) throw notFound();
    await tx.deleteFrom('billDocuments').where('id', '=', gone.id).execute();
    await forget(tx, server.files, gone);
    await record(tx, caller, {
      subject: 'bill',
      subjectId: billId,
      organizationId,
      event: 'fileRemoved',
      changes: { name: { from: gone.name, to: null } },
      occurredAt: server.now(),
    });
    await tellScreens(tx, bill);
  });

/** Documents are of those whose bill it is, and nobody else's. */
export async function findDocument(
  { files, routing }: BillServer,
  db: Db,
  caller: Caller,
  subject: Subject,
  documentId: string,
): Promise<StoredFile | undefined> {
  const { stored, isHome } = await findBill(db, routing, caller, subject);
  const found =
    stored && isHome ? (await documentsOf(db, stored.id)).find(({ id }) => id === documentId.toLowerCase()) : undefined;
  return found && files.get(db, found.fileId);
}
