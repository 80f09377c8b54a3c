import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { OpenedFile } from '../../platform/files/file-store.ts';
import { DOCUMENT_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import type { SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { deleteUpload, validateUpload, saveUpload } from '../../platform/files/uploads.ts';
import { publishBillChanged } from './bill-notifications.ts';
import { listBillDocuments } from './bill-details.store.ts';
import { type BillServices, findBill, lockBill, type Subject } from './find-bill.ts';

/** @throws 422 naming the field of a file that is too large or no PDF, JPEG or PNG by its content */
export async function addDocument(
  server: BillServices,
  caller: Caller,
  subject: Subject,
  file: DocumentUpload,
): Promise<void> {
  const { db, now, files } = server;
  const judged = await validateUpload(file, DOCUMENT_FORMATS);
  await inTransaction(db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'attach');
    const [
      {
        stored: { id: billId },
        billed: { organizationId },
      },
      createdAt,
    ] = [bill, now()];
    const kept = await saveUpload(tx, files, judged, { organizationId, createdAt });
    await tx
      .insertInto('billDocuments')
      .values({ ...kept, billId, organizationId, createdBy: caller.userId, createdAt })
      .execute();
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: billId,
      organizationId,
      event: 'fileAdded',
      changes: { name: { from: null, to: judged.file.name } },
      occurredAt: createdAt,
    });
    await publishBillChanged(tx, bill);
  });
}

export const deleteDocument = (
  server: BillServices,
  caller: Caller,
  subject: Subject,
  documentId: string,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(server.db, async (tx) => {
    const bill = await lockBill(server, tx, caller, subject, 'attach', seen);
    const {
      stored: { id: billId },
      billed: { organizationId },
    } = bill;
    const gone = (await listBillDocuments(tx, billId)).find(({ id }) => id === documentId.toLowerCase());
    if (!gone) throw notFound();
    await tx.deleteFrom('billDocuments').where('id', '=', gone.id).execute();
    await deleteUpload(tx, server.files, gone);
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: billId,
      organizationId,
      event: 'fileRemoved',
      changes: { name: { from: gone.name, to: null } },
      occurredAt: server.now(),
    });
    await publishBillChanged(tx, bill);
  });

/** Only the organization that owns the bill can read and change its documents. */
export async function findDocument(
  { files, routing }: BillServices,
  db: Db,
  caller: Caller,
  subject: Subject,
  documentId: string,
): Promise<OpenedFile | undefined> {
  const { stored, isHome } = await findBill(db, routing, caller, subject);
  const found =
    stored && isHome
      ? (await listBillDocuments(db, stored.id)).find(({ id }) => id === documentId.toLowerCase())
      : undefined;
  return found && files.open(db, found.fileId);
}
