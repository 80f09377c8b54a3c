import { defineMessages } from 'react-intl';
import type { OrderDocumentKind } from 'shared-contracts/values/orders/order-documents';

export const messages = defineMessages({
  title: { id: 'orders.document.title', defaultMessage: 'Documents' },
  none: { id: 'orders.document.none', defaultMessage: 'No documents yet' },
  add: { id: 'orders.document.add', defaultMessage: 'Add document' },
  view: { id: 'orders.document.view', defaultMessage: 'View' },
  file: { id: 'orders.document.file', defaultMessage: 'File' },
  kind: { id: 'orders.document.kind', defaultMessage: 'Kind' },
  delete: { id: 'orders.document.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.document.deleteText',
    defaultMessage: 'Deletes the document {name} for everyone. This can’t be undone.',
  },
  tooMany: {
    id: 'orders.document.tooMany',
    defaultMessage: 'An order can have up to {max} documents. Delete one first.',
  },
});

export const documentKinds = defineMessages<OrderDocumentKind>({
  cmr: { id: 'orders.document.kind.cmr', defaultMessage: 'CMR' },
  invoice: { id: 'orders.document.kind.invoice', defaultMessage: 'Invoice' },
  packingList: { id: 'orders.document.kind.packingList', defaultMessage: 'Packing list' },
  deliveryNote: { id: 'orders.document.kind.deliveryNote', defaultMessage: 'Delivery note' },
  customs: { id: 'orders.document.kind.customs', defaultMessage: 'Customs document' },
  other: { id: 'orders.document.kind.other', defaultMessage: 'Other' },
});

export const notices = defineMessages({
  added: { id: 'orders.document.added', defaultMessage: 'Document added' },
  deleted: { id: 'orders.document.deleted', defaultMessage: 'Document deleted' },
});

export const documentEvents = defineMessages({
  documentAdded: { id: 'orders.document.event.added', defaultMessage: 'Document added' },
  documentRemoved: { id: 'orders.document.event.removed', defaultMessage: 'Document deleted' },
});
