import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { EdiTripTenderList } from 'shared-contracts/edi';
import type { Route } from 'shared-contracts/network/geo';
import type { Timeline } from 'shared-contracts/timeline';
import type { TripDocument } from 'shared-contracts/trips/trip-documents';
import type { TripOrderAddition, TripOrdersRemoval } from 'shared-contracts/trips/trip-orders-on-road';
import type {
  TripMessageInput,
  TripMessagePage,
  TripMessageResult,
  TripMessagesRead,
  TripMessagesReadResult,
} from 'shared-contracts/trips/trip-messages';
import type { TripHandoverInput } from 'shared-contracts/trips/trip-handovers';
import type { TripSplitInput, TripSplitPreview } from 'shared-contracts/trips/trip-transfers';
import type { Trip, TripPage } from 'shared-contracts/trips/trips';
import type { TripCount, TripCountByDate, TripDemurragePage } from 'shared-contracts/trips/trip-statistics';
import type { OrderPaper } from 'shared-contracts/values/trips/trip-papers';
import { MINUTE_MS } from 'shared-contracts/values/time';
import type { TripStageInput, TripStageResult } from 'shared-contracts/trips/trip-stages';
import type { Message } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { Coordinates } from 'shared-ui/map';
import { errorMessages } from './trip-errors.messages.ts';
import type { StageNotice } from './trip-notices.ts';
import { notices } from './trips.messages.ts';

const all = ['trips'] as const;
export const LIST_PATHS = { active: 'v1/trips', archive: 'v2/trips/archive' };
/** Limit of the routing call. */
const MAX_ROUTE_POINTS = 50;

export const tripQueries = {
  all,
  list: (view: keyof typeof LIST_PATHS, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', view, query],
      queryFn: ({ signal }) => api.get<TripPage>(LIST_PATHS[view], { query, signal }),
      refetchInterval: ({ state }) => state.data?.items.some(({ nextStop }) => nextStop) && MINUTE_MS,
      placeholderData: keepPreviousData,
    }),
  tenders: (id: string) =>
    queryOptions({
      queryKey: [...all, 'tenders', id],
      queryFn: ({ signal }) => api.get<EdiTripTenderList>('edi/trip-tenders', { query: { tripId: id }, signal }),
    }),
  /** Each row is an order's wait at a stop; the API sends no id. */
  demurrage: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'demurrage', query],
      queryFn: ({ signal }) => api.get<TripDemurragePage>('v1/trips/demurrage', { query, signal }),
      select: (page) => ({
        ...page,
        items: page.items.map((row) => ({
          ...row,
          id: [row.trip.id, row.order.id, row.location.id, row.what, row.fromAt].join(' '),
        })),
      }),
      placeholderData: keepPreviousData,
    }),
  count: (type: string | undefined) =>
    queryOptions({
      queryKey: [...all, 'count', type],
      queryFn: ({ signal }) => api.get<TripCount>('v1/trips/count', { query: { type }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** @param params `from` and `to` in unix seconds, with the time zone of the days */
  countByDate: (params: { from: number; to: number; timeZone: string; type: string | undefined }) =>
    queryOptions({
      queryKey: [...all, 'countByDate', params],
      queryFn: ({ signal }) => api.get<TripCountByDate>('v1/trips/count-by-date', { query: params, signal }),
      select: ({ items }) => new Map(items.map(({ date, count }) => [date, count])),
    }),
  /** Newest first. */
  messages: (id: string, limit: number) =>
    queryOptions({
      queryKey: [...all, 'messages', id, limit],
      queryFn: ({ signal }) => api.get<TripMessagePage>(`trips/${id}/messages`, { query: { limit }, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<Trip>(`trips/${id}`, { signal }),
      // Expected arrivals change with the position of the vehicle, which isn't an event of the trip.
      refetchInterval: ({ state }) => state.data?.stops.some(({ eta }) => typeof eta === 'number') && MINUTE_MS,
    }),
  /** Where an order would join a running trip. */
  addition: (id: string, orderId: string) =>
    queryOptions({
      queryKey: [...all, 'addition', id, orderId],
      queryFn: ({ signal }) => api.get<TripOrderAddition>(`trips/${id}/added-order`, { query: { orderId }, signal }),
    }),
  /** The times of both trips if orders changed vehicle at a hub. */
  splitPreview: (id: string, input: TripSplitInput) =>
    queryOptions({
      queryKey: [...all, 'splitPreview', id, input],
      queryFn: () => api.post<TripSplitPreview>(`trips/${id}/split/preview`, input),
      retry: false,
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`trips/${id}/timeline`, { signal }),
    }),
  /** The road route through the points. */
  route: (points: readonly Coordinates[], excludeTolls: boolean) => {
    const path = points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    return queryOptions({
      queryKey: ['geo', 'route', path, excludeTolls],
      queryFn: ({ signal }) => api.get<Route>('shared/geo/route', { query: { points: path, excludeTolls }, signal }),
      enabled: points.length > 1 && points.length <= MAX_ROUTE_POINTS,
      staleTime: Infinity,
    });
  },
};

type StageChange = TripStageInput & { id: string };
type NewDocument = {
  id: string;
  file: File;
  expiresAt: number | null;
  /** Document to delete after the upload. */
  replacedId: string | undefined;
};

/** Plain requests, for bulk actions. */
export const tripRequests = {
  changeStage: ({ id, ...input }: StageChange) => api.patch<TripStageResult>(`trips/${id}/stage`, input),
  archive: (id: string) => api.post<Trip>('v2/trips/archive', { id }),
  restore: (id: string) => api.post<Trip>(`v2/trips/archive/${id}/restore`),
  delete: (id: string) => api.delete(`trips/${id}`),
  dissolve: (id: string) => api.post(`trips/${id}/dissolve`),
  handOver: ({ id, ...input }: TripHandoverInput & { id: string }) => api.post<Trip>(`trips/${id}/handover`, input),
  addOrder: ({ id, orderId }: { id: string; orderId: string }) => api.post<Trip>(`trips/${id}/add-order`, { orderId }),
  removeOrders: ({ id, ...input }: TripOrdersRemoval & { id: string }) =>
    api.post<Trip>(`trips/${id}/remove-orders`, input),
  split: ({ id, ...input }: TripSplitInput & { id: string }) => api.post<Trip>(`trips/${id}/split`, input),
  undoSplit: (id: string) => api.post<Trip>(`trips/${id}/undo-split`),
  reorderStops: (id: string) => api.post<Trip>(`trips/${id}/reorder-stops`),
  deleteDocument: ({ id, documentId }: { id: string; documentId: string }) =>
    api.delete(`trips/${id}/documents/${documentId}`),
  addDocument: async ({ id, file, expiresAt, replacedId }: NewDocument) => {
    const form = new FormData();
    if (expiresAt !== null) form.set('expiresAt', String(expiresAt));
    form.set('file', file);
    const added = await api.upload<TripDocument>(`trips/${id}/documents`, form);
    if (replacedId) await tripRequests.deleteDocument({ id, documentId: replacedId });
    return added;
  },
};

/** Orders change with their trip. */
const STALE_QUERIES = [all, ['orders']] as const;

const mutationDefaults = (successMessage: Message) => ({
  meta: { invalidates: STALE_QUERIES, refetchOnConflict: all, errorMessages, successMessage },
});

/** Doesn't invalidate the details of the removed trip, which would respond with 404. */
const removalDefaults = (successMessage: Message) => ({
  meta: {
    invalidates: [[...all, 'list'], [...all, 'count'], ['orders']],
    refetchOnConflict: all,
    errorMessages,
    successMessage,
  },
});

export const tripMutations = {
  /** Up to a message. Shows no errors: a failed call is repeated with the next message. */
  readMessages: (id: string) =>
    mutationOptions({
      mutationFn: (messageId: string) =>
        api.post<TripMessagesReadResult>(`trips/${id}/messages/read`, { messageId } satisfies TripMessagesRead),
      meta: { invalidates: [...all, 'messages', id], silent: true },
    }),
  sendMessage: (id: string) =>
    mutationOptions({
      mutationFn: (message: TripMessageInput) => api.post<TripMessageResult>(`trips/${id}/messages`, message),
      meta: { invalidates: [...all, 'messages', id], errorMessages },
    }),
  changeStage: (resultNotice: StageNotice, successMessage: Message = notices.stageChanged) =>
    mutationOptions({
      mutationFn: tripRequests.changeStage,
      meta: { ...mutationDefaults(successMessage).meta, resultNotice },
    }),
  archive: () => mutationOptions({ mutationFn: tripRequests.archive, ...mutationDefaults(notices.archived) }),
  restore: () => mutationOptions({ mutationFn: tripRequests.restore, ...mutationDefaults(notices.restored) }),
  delete: () => mutationOptions({ mutationFn: tripRequests.delete, ...removalDefaults(notices.deleted) }),
  dissolve: () => mutationOptions({ mutationFn: tripRequests.dissolve, ...removalDefaults(notices.dissolved) }),
  handOver: () => mutationOptions({ mutationFn: tripRequests.handOver, ...mutationDefaults(notices.handedOver) }),
  addOrder: () => mutationOptions({ mutationFn: tripRequests.addOrder, ...mutationDefaults(notices.orderAdded) }),
  removeOrders: () =>
    mutationOptions({ mutationFn: tripRequests.removeOrders, ...mutationDefaults(notices.ordersRemoved) }),
  split: () => mutationOptions({ mutationFn: tripRequests.split, ...mutationDefaults(notices.split) }),
  undoSplit: () => mutationOptions({ mutationFn: tripRequests.undoSplit, ...mutationDefaults(notices.splitUndone) }),
  reorderStops: () =>
    mutationOptions({ mutationFn: tripRequests.reorderStops, ...mutationDefaults(notices.stopsReordered) }),
  downloadPaper: () =>
    mutationOptions({
      mutationFn: ({ id, paper }: { id: string; paper: OrderPaper }) => api.file(`trips/${id}/${paper}/export`),
    }),
  addDocument: () =>
    mutationOptions({ mutationFn: tripRequests.addDocument, ...mutationDefaults(notices.documentSaved) }),
  deleteDocument: () =>
    mutationOptions({ mutationFn: tripRequests.deleteDocument, ...mutationDefaults(notices.documentDeleted) }),
};
