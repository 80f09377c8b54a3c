import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  ZoneSketch,
  ZoneSketchOverlaps,
  RouteZoneChanges,
  RouteZoneDetails,
  RouteZoneInput,
  RouteZonePage,
} from 'shared-contracts/network/route-zones';
import type { Timeline } from 'shared-contracts/timeline';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { notices, inUseMessages } from './zones.messages.ts';

const all = ['routeZones'] as const;

export const zoneQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** All zones, for maps. */
  listAll: () =>
    queryOptions({
      queryKey: [...all, 'all'],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query: { limit: MAX_PAGE_SIZE }, signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<RouteZoneDetails>(`routes-zones/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`routes-zones/${id}/timeline`, { signal }),
    }),
  /** Area and overlaps of a zone that is being drawn. */
  overlaps: (sketch: ZoneSketch) =>
    queryOptions({
      queryKey: [...all, 'overlaps', sketch],
      queryFn: () => api.post<ZoneSketchOverlaps>('routes-zones/overlaps', sketch),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** Trip pickers show zone names. */
const STALE_QUERIES = [all, ['choices', 'routes-zones']] as const;

export const zoneMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RouteZoneInput) => api.post<RouteZoneDetails>('routes-zones', input),
      meta: { invalidates: STALE_QUERIES, successMessage: notices.saved },
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: RouteZoneChanges) => api.patch<RouteZoneDetails>(`routes-zones/${id}`, changes),
      meta: { invalidates: STALE_QUERIES, successMessage: notices.saved },
    }),
  delete: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`routes-zones/${id}`),
      meta: {
        invalidates: [[...all, 'list'], [...all, 'all'], ...STALE_QUERIES.slice(1)],
        successMessage: notices.deleted,
        errorMessages: inUseMessages,
      },
    }),
};
