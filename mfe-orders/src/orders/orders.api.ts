import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Order, OrderInput, OrderPreview, OrderPreviewInput, OrderRow } from 'shared-contracts/orders';
import type { Timeline } from 'shared-contracts/timeline';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { refusals } from './order-refusals.messages.ts';
import { notices } from './orders.messages.ts';

export const orderQueries = {
  all: ['orders'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<OrderRow>>('orders/v2', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<Order>(`orders/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`orders/${id}/timeline`, { signal }),
    }),
  preview: (of: OrderPreviewInput) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'preview', of],
      queryFn: () => api.post<OrderPreview>('orders/preview', of),
      placeholderData: keepPreviousData,
    }),
};

const toStage = (id: string, stage: OrderStage) => api.patch<Order>(`orders/${id}/stage`, { stage });
const told = (success?: Words) => ({ meta: { invalidates: orderQueries.all, refusals, ...(success && { success }) } });

export const orderMutations = {
  /** Without an id a new one. Silent where sending follows. */
  save: (success?: Words) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: OrderInput }) => (id ? api.patch<Order>(`orders/${id}`, input) : api.post<Order>('orders', input)),
      ...told(success),
    }),
  submit: () => mutationOptions({ mutationFn: (id: string) => toStage(id, 'pendingValidation'), ...told(notices.submitted) }),
  approve: () => mutationOptions({ mutationFn: (id: string) => api.patch<Order>(`orders/${id}/approve`, {}), ...told(notices.approved) }),
  reject: () =>
    mutationOptions({
      mutationFn: ({ id, rejectReason }: { id: string; rejectReason: string }) => api.patch<Order>(`orders/${id}/approve`, { rejectReason }),
      ...told(notices.rejected),
    }),
  reopen: () => mutationOptions({ mutationFn: (id: string) => api.patch<Order>(`orders/${id}/reopen`, {}), ...told(notices.reopened) }),
  cancel: () => mutationOptions({ mutationFn: (id: string) => toStage(id, 'cancelled'), ...told(notices.cancelled) }),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`orders/${id}`), ...told(notices.deleted) }),
};
