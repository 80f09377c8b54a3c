import { keepPreviousData, mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { Route } from 'shared-contracts/geo';
import type { Timeline } from 'shared-contracts/timeline';
import type {
  Trip,
  TripCount,
  TripCountByDate,
  TripDemurragePage,
  TripDocument,
  TripPage,
  TripStageInput,
} from 'shared-contracts/trips';
import type { Words } from 'shared-ui';
import type { ListQuery } from 'shared-ui/list';
import type { Place } from 'shared-ui/map';
import { refusals } from './trip-refusals.messages.ts';
import { notices } from './trips.messages.ts';

const all = ['trips'] as const;
const LISTS = { active: 'v1/trips', archive: 'v2/trips/archive' };
/** Points that one way may lead through. */
const MOST_POINTS = 50;

export const tripQueries = {
  all,
  list: (view: keyof typeof LISTS, query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', view, query],
      queryFn: ({ signal }) => api.get<TripPage>(LISTS[view], { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** A row is a stop at which an order waited. */
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
  /** @param of from and to in unix seconds, whose days and whose trips */
  countByDate: (of: { from: number; to: number; timeZone: string; type: string | undefined }) =>
    queryOptions({
      queryKey: [...all, 'countByDate', of],
      queryFn: ({ signal }) => api.get<TripCountByDate>('v1/trips/count-by-date', { query: of, signal }),
      select: ({ items }) => new Map(items.map(({ date, count }) => [date, count])),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<Trip>(`trips/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`trips/${id}/timeline`, { signal }),
    }),
  /** The way through places, as it is driven. */
  way: (places: readonly Place[], excludeTolls: boolean) => {
    const points = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    return queryOptions({
      queryKey: ['geo', 'route', points, excludeTolls],
      queryFn: ({ signal }) => api.get<Route>('shared/geo/route', { query: { points, excludeTolls }, signal }),
      enabled: places.length > 1 && places.length <= MOST_POINTS,
      staleTime: Infinity,
    });
  },
};

type StageAsked = TripStageInput & { id: string };
type NewDocument = {
  id: string;
  file: File;
  expiresAt: number | null;
  /** Goes once the new one is there. */ replaces: string | undefined;
};

/** The calls alone, for what is done to many trips. */
export const tripCalls = {
  toStage: ({ id, ...input }: StageAsked) => api.patch<Trip>(`trips/${id}/stage`, input),
  archive: (id: string) => api.post<Trip>('v2/trips/archive', { id }),
  restore: (id: string) => api.post<Trip>(`v2/trips/archive/${id}/restore`),
  remove: (id: string) => api.delete(`trips/${id}`),
  removeDocument: ({ id, documentId }: { id: string; documentId: string }) =>
    api.delete(`trips/${id}/documents/${documentId}`),
  addDocument: async ({ id, file, expiresAt, replaces }: NewDocument) => {
    const form = new FormData();
    if (expiresAt !== null) form.set('expiresAt', String(expiresAt));
    form.set('file', file);
    const added = await api.upload<TripDocument>(`trips/${id}/documents`, form);
    if (replaces) await tripCalls.removeDocument({ id, documentId: replaces });
    return added;
  },
};

/** Orders go along with their trip. */
const STALE = [all, ['orders']] as const;

/** Whoever was second sees at once how it is now. */
const showHowItIs = (error: unknown, _given: unknown, _before: unknown, { client }: MutationFunctionContext) => {
  if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey: all });
};
const told = (success: Words) => ({ meta: { invalidates: STALE, refusals, success }, onError: showHowItIs });

export const tripMutations = {
  toStage: (success: Words = notices.stageChanged) =>
    mutationOptions({ mutationFn: tripCalls.toStage, ...told(success) }),
  archive: () => mutationOptions({ mutationFn: tripCalls.archive, ...told(notices.archived) }),
  restore: () => mutationOptions({ mutationFn: tripCalls.restore, ...told(notices.restored) }),
  /** What is gone is not asked for again. */
  remove: () =>
    mutationOptions({
      mutationFn: tripCalls.remove,
      onError: showHowItIs,
      meta: { invalidates: [[...all, 'list'], [...all, 'count'], ['orders']], refusals, success: notices.deleted },
    }),
  addDocument: () => mutationOptions({ mutationFn: tripCalls.addDocument, ...told(notices.documentSaved) }),
  removeDocument: () => mutationOptions({ mutationFn: tripCalls.removeDocument, ...told(notices.documentDeleted) }),
};
