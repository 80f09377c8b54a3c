import { MAX_WORK_ORDER_DOCUMENTS } from 'shared-contracts/values/fleet/work-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import { saveUpload, validateUpload } from '../../platform/files/uploads.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import {
  deleteDocument,
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocuments,
} from './work-order-documents.store.ts';
import { lockWorkOrder, type WorkOrderColumns } from './work-order-writes.store.ts';

type Server = Pick<Services, 'db' | 'now' | 'files'>;

const tooManyDocuments = (record: string) =>
  conflict('tooManyDocuments', `A work order can have at most ${MAX_WORK_ORDER_DOCUMENTS} documents`, {
    record,
    max: MAX_WORK_ORDER_DOCUMENTS,
  });

async function lockOrThrow(tx: Db, caller: Caller, id: string): Promise<WorkOrderColumns> {
  const order = await lockWorkOrder(tx, caller, id);
  if (!order) throw notFound();
  return order;
}

const recordDocument = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: WorkOrderColumns,
  document: { from: string | null; to: string | null },
  at: number,
) =>
  recordTimeline(tx, caller, {
    subject: 'workOrder',
    subjectId: id,
    event: document.to === null ? 'documentRemoved' : 'documentAdded',
    organizationId,
    changes: { document },
    occurredAt: at,
  });

/** @throws 404; 409 `tooManyDocuments`; 422 for a file that is too large or not a PDF, JPEG or PNG by its content */
export async function addDocument(
  { db, now, files }: Server,
  caller: Caller,
  workOrderId: string,
  { file }: { file: DocumentUpload },
): Promise<DocumentRow> {
  const upload = await validateUpload(file, DOCUMENT_FORMATS);
  return inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOrThrow(tx, caller, workOrderId);
    const documents = await listDocuments(tx, order.id);
    if (documents.length >= MAX_WORK_ORDER_DOCUMENTS) throw tooManyDocuments(order.number);
    const stored = await saveUpload(tx, files, upload, { organizationId: order.organizationId, createdAt: at });
    const row = { ...stored, workOrderId: order.id, createdBy: caller.userId, createdAt: at };
    const { id } = await insertDocument(tx, row);
    const document = await findDocument(tx, order.id, id);
    if (!document) throw notFound();
    await recordDocument(tx, caller, order, { from: null, to: document.name }, at);
    return document;
  });
}

export const removeDocument = (
  { db, now, files }: Server,
  caller: Caller,
  workOrderId: string,
  documentId: string,
  seen: SeenRevision,
): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrThrow(tx, caller, workOrderId);
    await assertRevision(tx, caller, 'workOrder', order, seen);
    const document = await findDocument(tx, order.id, documentId);
    if (!document) throw notFound();
    await deleteDocument(tx, files, document);
    await recordDocument(tx, caller, order, { from: document.name, to: null }, now());
    return { id: document.id };
  });
