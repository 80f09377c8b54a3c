export const ORDER_DOCUMENT_KINDS = ['cmr', 'invoice', 'packingList', 'deliveryNote', 'customs', 'other'] as const;
export type OrderDocumentKind = (typeof ORDER_DOCUMENT_KINDS)[number];

export const MAX_ORDER_DOCUMENTS = 100;
