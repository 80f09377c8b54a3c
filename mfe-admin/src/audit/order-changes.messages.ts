import { defineMessages } from 'react-intl';
import type { OrderDocumentKind } from 'shared-contracts/values/orders/order-documents';
import type { Visibility } from 'shared-contracts/values/orders/visibility';

/** Comments, documents, splits and merges of orders. */
export const orderChangeEvents = defineMessages({
  documentAdded: { id: 'admin.audit.event.documentAdded', defaultMessage: 'Document added' },
  documentRemoved: { id: 'admin.audit.event.documentRemoved', defaultMessage: 'Document deleted' },
  split: { id: 'admin.audit.event.split', defaultMessage: 'Order split' },
  merge: { id: 'admin.audit.event.merge', defaultMessage: 'Orders merged' },
});

export const orderChangeFields = defineMessages({
  text: { id: 'admin.audit.field.text', defaultMessage: 'Text' },
  mentionIds: { id: 'admin.audit.field.mentionIds', defaultMessage: 'Mentions' },
  document: { id: 'admin.audit.field.document', defaultMessage: 'Document' },
  documentKind: { id: 'admin.audit.field.documentKind', defaultMessage: 'Kind of document' },
  visibility: { id: 'admin.audit.field.visibility', defaultMessage: 'Visibility' },
  newOrder: { id: 'admin.audit.field.newOrder', defaultMessage: 'New order' },
  splitFrom: { id: 'admin.audit.field.splitFrom', defaultMessage: 'Split from' },
  mergedOrders: { id: 'admin.audit.field.mergedOrders', defaultMessage: 'Merged orders' },
});

export const visibilities = defineMessages<Visibility>({
  internal: { id: 'admin.audit.visibility.internal', defaultMessage: 'Internal' },
  partner: { id: 'admin.audit.visibility.partner', defaultMessage: 'Shared' },
});

export const documentKinds = defineMessages<OrderDocumentKind>({
  cmr: { id: 'admin.audit.documentKind.cmr', defaultMessage: 'CMR' },
  invoice: { id: 'admin.audit.documentKind.invoice', defaultMessage: 'Invoice' },
  packingList: { id: 'admin.audit.documentKind.packingList', defaultMessage: 'Packing list' },
  deliveryNote: { id: 'admin.audit.documentKind.deliveryNote', defaultMessage: 'Delivery note' },
  customs: { id: 'admin.audit.documentKind.customs', defaultMessage: 'Customs document' },
  other: { id: 'admin.audit.documentKind.other', defaultMessage: 'Other' },
});
