import { keepPreviousData, mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type {
  Order,
  OrderApproval,
  OrderDetails,
  OrderInput,
  OrderPreview,
  OrderPreviewInput,
  OrderReopening,
  OrderRow,
  OrderStageInput,
  OrderStageState,
  OrderTiming,
} from 'shared-contracts/orders';
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
      queryFn: ({ signal }) =>
        api.get<Page<Row>>(VIEWS[view].path, { query: { ...VIEWS[view].query, ...query }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** What may come next; asked anew each time, and left as it is while it is being answered. */
  stage: (id: string) =>
    queryOptions({
      queryKey: ['orderStage', id],
      queryFn: ({ signal }) => api.get<OrderStageState>(`orders/${id}/stage`, { signal }),
      gcTime: 0,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'detail', id],
      queryFn: ({ signal }) => api.get<Order>(`orders/${id}`, { signal }),
    }),
  /** With what it has become: actual distance and cost. */
  actual: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'actual', id],
      queryFn: ({ signal }) => api.get<OrderDetails>(`v2/orders/${id}`, { signal }),
    }),
  timing: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'timing', id],
      queryFn: ({ signal }) => api.get<OrderTiming>(`v1/orders/${id}/timing`, { signal }),
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
  approve: ({ id, ...input }: OrderApproval & { id: string }) => api.patch<Order>(`orders/${id}/approve`, input),
  reopen: ({ id, ...input }: OrderReopening & { id: string }) => api.patch<Order>(`orders/${id}/reopen`, input),
  archive: (id: string) => api.post<Order>(`orders/archive/${id}`),
  restore: (id: string) => api.post<Order>(`orders/archive/${id}/restore`),
};
/** Whoever was second sees at once how it is now. */
const showHowItIs = (error: unknown, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: orderQueries.all });
};
const told = (success?: Words) => ({
  meta: { invalidates: orderQueries.all, refusals, ...(success && { success }) },
  onError: showHowItIs,
});

export const orderMutations = {
  /** Without an id a new one. Silent where sending follows. */
  save: (success?: Words) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: OrderInput }) =>
        id ? api.patch<Order>(`orders/${id}`, input) : api.post<Order>('orders', input),
      ...told(success),
    }),
  submit: () => mutationOptions({ mutationFn: orderCalls.submit, ...told(notices.submitted) }),
  approve: () => mutationOptions({ mutationFn: orderCalls.approve, ...told(notices.approved) }),
  reject: () => mutationOptions({ mutationFn: orderCalls.approve, ...told(notices.rejected) }),
  reopen: () => mutationOptions({ mutationFn: orderCalls.reopen, ...told(notices.reopened) }),
  cancel: () => mutationOptions({ mutationFn: orderCalls.toStage, ...told(notices.cancelled) }),
  changeStage: () => mutationOptions({ mutationFn: orderCalls.toStage, ...told(notices.stageChanged) }),
  markDelivered: () =>
    mutationOptions({
      mutationFn: ({
        id,
        cargoId,
        quantity,
        shortageReason,
        occurredAt,
      }: {
        id: string;
        cargoId: string;
        quantity: number;
        shortageReason: string | null;
        occurredAt: number | null;
      }) =>
        api.patch<Order>(`orders/${id}/cargos/${cargoId}/delivered`, {
          quantity,
          shortageReason,
          ...(occurredAt !== null && { occurredAt }),
        }),
      ...told(notices.delivered),
    }),
  duplicate: () =>
    mutationOptions({ mutationFn: (id: string) => api.post<Order>(`orders/${id}`), ...told(notices.duplicated) }),
  archive: () => mutationOptions({ mutationFn: orderCalls.archive, ...told(notices.archived) }),
  restore: () => mutationOptions({ mutationFn: orderCalls.restore, ...told(notices.restored) }),
  remove: () => mutationOptions({ mutationFn: (id: string) => api.delete(`orders/${id}`), ...told(notices.deleted) }),
};
