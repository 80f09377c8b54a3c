import type { OrderDocumentForm } from 'shared-contracts/orders/order-documents';
import { MAX_ORDER_DOCUMENTS } from 'shared-contracts/values/orders/order-documents';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { DOCUMENT_FORMATS, type DocumentUpload } from '../../platform/files/files.ts';
import { saveUpload, validateUpload } from '../../platform/files/uploads.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { lockOrder, type OrderRecord } from '../core/order-records.store.ts';
import { publishOrderChanged } from '../core/publish-order-changed.ts';
import {
  countDocuments,
  deleteDocument,
  type DocumentRow,
  findDocument,
  insertDocument,
} from './order-documents.store.ts';
import { nameOrder } from '../core/shipper-code.store.ts';

type DocumentServices = Pick<Services, 'db' | 'now' | 'files'>;

export const canDelete = ({ organizationId }: Pick<DocumentRow, 'organizationId'>, caller: Caller) =>
  isRoot(caller) || caller.organizationId === organizationId;

const tooManyDocuments = (record: string) =>
  conflict('tooManyDocuments', `An order can have at most ${MAX_ORDER_DOCUMENTS} documents`, {
    record,
    max: MAX_ORDER_DOCUMENTS,
  });

/** The order's timeline belongs to its owner; documents that the partner keeps internal have their own. */
const timelineOf = (order: OrderRecord, { id, organizationId, visibility }: DocumentRow) =>
  visibility === 'internal' && organizationId !== order.organizationId
    ? { subject: 'orderDocument' as const, subjectId: id, organizationId }
    : { subject: 'order' as const, subjectId: order.id, organizationId: order.organizationId };

async function recordDocument(
  tx: Db,
  caller: Caller,
  order: OrderRecord,
  { document, event, at }: { document: DocumentRow; event: 'documentAdded' | 'documentRemoved'; at: number },
) {
  const change = (value: string) => (event === 'documentAdded' ? { from: null, to: value } : { from: value, to: null });
  await recordTimeline(tx, caller, {
    ...timelineOf(order, document),
    event,
    changes: {
      document: change(document.name),
      documentKind: change(document.kind),
      visibility: change(document.visibility),
    },
    occurredAt: at,
  });
  await publishOrderChanged(tx, order.id);
}

/** @throws 422 by field for a file that is too large or not a PDF, JPEG or PNG by its content */
export async function addDocument(
  { db, now, files }: DocumentServices,
  caller: Caller,
  orderId: string,
  { file, kind, visibility }: OrderDocumentForm & { file: DocumentUpload },
): Promise<DocumentRow> {
  const upload = await validateUpload(file, DOCUMENT_FORMATS);
  return inTransaction(db, async (tx) => {
    const at = now();
    const order = await lockOrder(tx, caller, orderId);
    if ((await countDocuments(tx, order.id)) >= MAX_ORDER_DOCUMENTS) throw tooManyDocuments(nameOrder(order, caller));
    const { organizationId, userId } = caller;
    const stored = await saveUpload(tx, files, upload, { organizationId, createdAt: at });
    const { id } = await insertDocument(tx, {
      ...stored,
      orderId: order.id,
      organizationId,
      partnerId: order.partnerId,
      kind,
      visibility,
      createdBy: userId,
      createdAt: at,
    });
    const document = await findDocument(tx, caller, order, id);
    if (!document) throw notFound();
    await recordDocument(tx, caller, order, { document, event: 'documentAdded', at });
    return document;
  });
}

export const removeDocument = (
  { db, now, files }: DocumentServices,
  caller: Caller,
  orderId: string,
  documentId: string,
): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, caller, orderId);
    const document = await findDocument(tx, caller, order, documentId);
    if (!document) throw notFound();
    if (!canDelete(document, caller)) throw forbidden();
    await deleteDocument(tx, files, document);
    await recordDocument(tx, caller, order, { document, event: 'documentRemoved', at: now() });
    return { id: document.id };
  });
