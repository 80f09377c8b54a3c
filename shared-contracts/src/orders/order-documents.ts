import { z } from 'zod';
import { Id, NamedRef, UnixTime } from '../common.ts';
import { ORDER_DOCUMENT_KINDS } from '../values/orders/order-documents.ts';
import { VISIBILITIES } from '../values/orders/visibility.ts';

export const OrderDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  kind: z.enum(ORDER_DOCUMENT_KINDS),
  visibility: z.enum(VISIBILITIES),
  /** The user who added it. */
  author: NamedRef,
  organization: NamedRef,
  createdAt: UnixTime,
  /** Requires the session token. */
  url: z.string(),
  actions: z.array(z.enum(['delete'])),
});
/** Newest first. */
export const OrderDocumentList = z.object({ items: z.array(OrderDocument), actions: z.array(z.enum(['add'])) });

/** The form fields besides `file`, a PDF, JPEG or PNG of at most 1 MB. */
export const OrderDocumentForm = OrderDocument.pick({ kind: true, visibility: true });
export const OrderDocumentParams = z.object({ id: Id, documentId: Id });

export type OrderDocument = z.infer<typeof OrderDocument>;
export type OrderDocumentList = z.infer<typeof OrderDocumentList>;
export type OrderDocumentForm = z.infer<typeof OrderDocumentForm>;
