import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { OrderEmissions } from 'shared-contracts/trips/order-emissions';
import type { Page } from 'shared-contracts/common';
import type {
  Order,
  OrderChanges,
  OrderDetails,
  OrderInput,
  OrderPreview,
  OrderPreviewInput,
  OrderRow,
} from 'shared-contracts/orders/orders';
import type {
  OrderApprovalInput,
  OrderReopenInput,
  OrderStageInput,
  OrderStageResult,
  OrderStageState,
} from 'shared-contracts/orders/order-stages';
import type { OrdersToday } from 'shared-contracts/orders/orders-today';
import type { OrderTiming, StopTimesInput } from 'shared-contracts/orders/order-timing';
import type { OrderEtas } from 'shared-contracts/orders/tracking';
import type { Timeline } from 'shared-contracts/timeline';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import { orderErrors } from './order-errors.messages.ts';
import type { OrderNotice } from './order-notices.ts';
import { notices } from './orders.messages.ts';

export type OrderView = 'own' | 'partner' | '3pl' | 'delayed' | 'demurrage' | 'archive';
type ViewEndpoint = { path: string; query?: ListQuery };

/** Keyed by the value of `view` in the URL. */
export const VIEW_ENDPOINTS: Record<OrderView, ViewEndpoint> = {
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
  /** A list of orders. Archived orders are only in `archive`. */
  view: <Row extends OrderRow>(view: OrderView, query: ListQuery) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'list', view, query],
      queryFn: ({ signal }) =>
        api.get<Page<Row>>(VIEW_ENDPOINTS[view].path, { query: { ...VIEW_ENDPOINTS[view].query, ...query }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** The orders of the day. Their risks change with time. */
  today: () =>
    queryOptions({
      queryKey: [...orderQueries.all, 'today'],
      queryFn: ({ signal }) => api.get<OrdersToday>('orders/today', { signal }),
      refetchInterval: MINUTE_MS,
    }),
  /** The allowed next stages. Not cached, and outside `all` so that a change does not refetch it while its dialog is open. */
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
  /** Includes the actual distance and cost. */
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
  /** Expected arrivals at the stops that the vehicle has yet to reach. */
  etas: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'etas', id],
      queryFn: ({ signal }) => api.get<OrderEtas>(`orders/${id}/etas`, { signal }),
      refetchInterval: MINUTE_MS,
    }),
  /** The share of the order in what its trip emits. */
  emissions: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'emissions', id],
      queryFn: ({ signal }) => api.get<OrderEmissions>(`orders/${id}/emissions`, { signal }),
    }),
  preview: (input: OrderPreviewInput) =>
    queryOptions({
      queryKey: [...orderQueries.all, 'preview', input],
      queryFn: () => api.post<OrderPreview>('orders/preview', input),
      placeholderData: keepPreviousData,
    }),
};

type OrderSubmission = { id: string; acknowledged?: Pick<OrderStageInput, 'acknowledgedWarnings' | 'reason'> };

/** Plain requests, for bulk actions. */
export const orderRequests = {
  /** `from`: the stage that the user saw, so that concurrent changes are not overwritten. */
  changeStage: ({ id, ...input }: OrderStageInput & { id: string }) =>
    api.patch<OrderStageResult>(`orders/${id}/stage`, input),
  /** `acknowledged`: acknowledged warnings, and the reason. */
  submit: ({ id, acknowledged = {} }: OrderSubmission) =>
    orderRequests.changeStage({ id, stage: 'pendingValidation', ...acknowledged }),
  approve: ({ id, ...input }: OrderApprovalInput & { id: string }) => api.patch<Order>(`orders/${id}/approve`, input),
  reopen: ({ id, ...input }: OrderReopenInput & { id: string }) => api.patch<Order>(`orders/${id}/reopen`, input),
  accept: (id: string) => api.post<Order>(`orders/${id}/accept`),
  decline: ({ id, reason }: { id: string; reason: string }) => api.post<Order>(`orders/${id}/decline`, { reason }),
  offer: (id: string) => api.post<Order>(`orders/${id}/offer`),
  archive: (id: string) => api.post<Order>(`orders/archive/${id}`),
  restore: (id: string) => api.post<Order>(`orders/archive/${id}/restore`),
};
const mutationDefaults = (successMessage?: Message, resultNotice?: OrderNotice<never>) => ({
  meta: {
    invalidates: orderQueries.all,
    refetchOnConflict: orderQueries.all,
    errorMessages: orderErrors,
    ...(successMessage && { successMessage }),
    ...(resultNotice && { resultNotice }),
  },
});

export const orderMutations = {
  /** Creates an order when there is no id. Shows no success message if it is then submitted. */
  save: (successMessage?: Message) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: OrderInput }) =>
        id ? api.patch<Order>(`orders/${id}`, input) : api.post<Order>('orders', input),
      ...mutationDefaults(successMessage),
    }),
  /** Omitted fields keep their value. */
  change: () =>
    mutationOptions({
      mutationFn: ({ id, changes }: { id: string; changes: OrderChanges }) => api.patch<Order>(`orders/${id}`, changes),
      ...mutationDefaults(notices.saved),
    }),
  submit: (notice: OrderNotice<OrderStageResult>) =>
    mutationOptions({ mutationFn: orderRequests.submit, ...mutationDefaults(notices.submitted, notice) }),
  approve: (notice: OrderNotice<Order>) =>
    mutationOptions({ mutationFn: orderRequests.approve, ...mutationDefaults(notices.approved, notice) }),
  reject: () => mutationOptions({ mutationFn: orderRequests.approve, ...mutationDefaults(notices.rejected) }),
  accept: () => mutationOptions({ mutationFn: orderRequests.accept, ...mutationDefaults(notices.accepted) }),
  decline: () => mutationOptions({ mutationFn: orderRequests.decline, ...mutationDefaults(notices.declined) }),
  offer: () => mutationOptions({ mutationFn: orderRequests.offer, ...mutationDefaults(notices.offered) }),
  reopen: () => mutationOptions({ mutationFn: orderRequests.reopen, ...mutationDefaults(notices.reopened) }),
  cancel: (notice: OrderNotice<OrderStageResult>) =>
    mutationOptions({ mutationFn: orderRequests.changeStage, ...mutationDefaults(notices.cancelled, notice) }),
  changeStage: (notice: OrderNotice<OrderStageResult>) =>
    mutationOptions({ mutationFn: orderRequests.changeStage, ...mutationDefaults(notices.stageChanged, notice) }),
  markDelivered: () =>
    mutationOptions({
      mutationFn: ({
        id,
        cargoId,
        stop,
        quantity,
        shortageReason,
        occurredAt,
      }: {
        id: string;
        cargoId: string;
        /** The position of the drop; null: the whole order. */
        stop: number | null;
        quantity: number;
        shortageReason: string | null;
        occurredAt: number | null;
      }) =>
        api.patch<Order>(`orders/${id}/cargos/${cargoId}/delivered`, {
          quantity,
          shortageReason,
          ...(stop !== null && { stop }),
          ...(occurredAt !== null && { occurredAt }),
        }),
      ...mutationDefaults(notices.delivered),
    }),
  correctTimes: () =>
    mutationOptions({
      mutationFn: ({ id, position, ...input }: StopTimesInput & { id: string; position: number }) =>
        api.patch<OrderTiming>(`orders/${id}/stops/${position}/times`, input),
      // Other areas refetch what depends on the times.
      meta: { ...mutationDefaults(notices.timesCorrected).meta, invalidates: [orderQueries.all, ['bills'], ['trips']] },
    }),
  duplicate: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<Order>(`orders/${id}`),
      ...mutationDefaults(notices.duplicated),
    }),
  archive: () => mutationOptions({ mutationFn: orderRequests.archive, ...mutationDefaults(notices.archived) }),
  restore: () => mutationOptions({ mutationFn: orderRequests.restore, ...mutationDefaults(notices.restored) }),
  remove: () =>
    mutationOptions({ mutationFn: (id: string) => api.delete(`orders/${id}`), ...mutationDefaults(notices.deleted) }),
};
