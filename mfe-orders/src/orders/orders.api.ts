import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Order, OrderInput, OrderPreview, OrderPreviewInput, OrderRow, OrderStageInput, OrderStageState } from 'shared-contracts/orders';
import type { Timeline } from 'shared-contracts/timeline';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { ViewName } from './order-list.messages.ts';
import { refusals } from './order-refusals.messages.ts';
import { notices } from './orders.messages.ts';

const VIEWS: Record<ViewName, { path: string; query?: ListQuery }> = {
  own: { path: 'orders/v2' },
  partner: { path: 'v2/orders', query: { fromPartner: 'true' } },
  '3pl': { path: 'v2/orders', query: { fromPartner: '3pl' } },
  delayed: { path: 'orders/v2/delayed' },
  demurrage: { path: 'orders/v2/demurrage' },
  archive: { path: 'v2/orders/archive' },
};

export const orderQueries = {
  all: ['orders'] as const,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<OrderRow>>('orders/v2', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** One of the lists of orders; archived ones stand in theirs alone. */
  view: <Row extends OrderRow>(view: ViewName, query: ListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', view, query],
      queryFn: ({ signal }) => api.get<Page<Row>>(VIEWS[view].path, { query: { ...VIEWS[view].query, ...query }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** What may come next; asked anew each time. */
  stage: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'stage', id],
      queryFn: ({ signal }) => api.get<OrderStageState>(`orders/${id}/stage`, { signal }),
      gcTime: 0,
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

/** The calls alone, for what is done to many orders. */
export const orderCalls = {
  /** With `from`, the stage that the person saw, nobody undoes unseen what another did meanwhile. */
  toStage: ({ id, ...input }: OrderStageInput & { id: string }) => api.patch<Order>(`orders/${id}/stage`, input),
  submit: (id: string) => orderCalls.toStage({ id, stage: 'pendingValidation' }),
  approve: (id: string) => api.patch<Order>(`orders/${id}/approve`, {}),
  reject: ({ id, rejectReason }: { id: string; rejectReason: string }) => api.patch<Order>(`orders/${id}/approve`, { rejectReason }),
  archive: (id: string) => api.post<Order>(`orders/archive/${id}`),
  restore: (id: string) => api.post<Order>(`orders/archive/${id}/restore`),
};
const told = (success?: Words) => ({ meta: { invalidates: orderQueries.all, refusals, ...(success && { success }) } });

export const orderMutations = {
  /** Without an id a new one. Silent where sending follows. */
  save: (success?: Words) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: OrderInput }) => (id ? api.patch<Order>(`orders/${id}`, input) : api.post<Order>('orders', input)),
      ...told(success),
    }),
  submit: () => mutationOptions({ mutationFn: orderCalls.submit, ...told(notices.submitted) }),
  approve: () => mutationOptions({ mutationFn: orderCalls.approve, ...told(notices.approved) }),
  reject: () => mutationOptions({ mutationFn: orderCalls.reject, ...told(notices.rejected) }),
  reopen: () => mutationOptions({ mutationFn: (id: string) => api.patch<Order>(`orders/${id}/reopen`, {}), ...told(notices.reopened) }),
  cancel: () => mutationOptions({ mutationFn: orderCalls.toStage, ...told(notices.cancelled) }),
  changeStage: () => mutationOptions({ mutationFn: orderCalls.toStage, ...told(notices.stageChanged) }),
  duplicate: () => mutationOptions({ mutationFn: (id: string) => api.post<Order>(`orders/${id}`), ...told(notices.duplicated) }),
  archive: () => mutationOptions({ mutationFn: orderCalls.archive, ...told(notices.archived) }),
  restore: () => mutationOptions({ mutationFn: orderCalls.restore, ...told(notices.restored) }),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`orders/${id}`), ...told(notices.deleted) }),
};
