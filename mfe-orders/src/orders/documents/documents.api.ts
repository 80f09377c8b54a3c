import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { OrderDocument, OrderDocumentForm, OrderDocumentList } from 'shared-contracts/orders/order-documents';
import { MAX_ORDER_DOCUMENTS } from 'shared-contracts/values/orders/order-documents';
import { withValues } from 'shared-ui';
import { orderQueries } from '../orders.api.ts';
import { messages, notices } from './documents.messages.ts';

export const documentQueries = {
  list: (orderId: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'documents', orderId],
      queryFn: ({ signal }) => api.get<OrderDocumentList>(`orders/${orderId}/documents`, { signal }),
    }),
};

const getAffectedKeys = (orderId: string) => [
  documentQueries.list(orderId).queryKey,
  orderQueries.timeline(orderId).queryKey,
];

export const documentMutations = {
  add: (orderId: string) =>
    mutationOptions({
      mutationFn: ({ file, ...fields }: OrderDocumentForm & { file: File }) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        form.set('file', file);
        return api.upload<OrderDocument>(`orders/${orderId}/documents`, form);
      },
      meta: {
        invalidates: getAffectedKeys(orderId),
        successMessage: notices.added,
        errorMessages: { tooManyDocuments: withValues(messages.tooMany, { max: MAX_ORDER_DOCUMENTS }) },
      },
    }),
  remove: (orderId: string) =>
    mutationOptions({
      mutationFn: (documentId: string) => api.delete(`orders/${orderId}/documents/${documentId}`),
      meta: { invalidates: getAffectedKeys(orderId), successMessage: notices.deleted },
    }),
};
