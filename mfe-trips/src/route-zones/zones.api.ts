import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type {
  DrawnZone,
  DrawnZoneOverlaps,
  RouteZoneChanges,
  RouteZoneDetails,
  RouteZoneInput,
  RouteZonePage,
} from 'shared-contracts/route-zones';
import type { Timeline } from 'shared-contracts/timeline';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import { notices, refusals } from './zones.messages.ts';

const all = ['routeZones'] as const;

export const zoneQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Those that a map shows around another one. */
  whole: () =>
    queryOptions({
      queryKey: [...all, 'whole'],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query: { limit: WHOLE_LIST }, signal }),
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
  /** What a zone that is being drawn has in common with others. */
  drawn: (drawn: DrawnZone) =>
    queryOptions({
      queryKey: [...all, 'drawn', drawn],
      queryFn: () => api.post<DrawnZoneOverlaps>('routes-zones/overlaps', drawn),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** Pickers of trips name zones. */
const STALE = [all, ['choices', 'routes-zones']] as const;

export const zoneMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RouteZoneInput) => api.post<RouteZoneDetails>('routes-zones', input),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: RouteZoneChanges) => api.patch<RouteZoneDetails>(`routes-zones/${id}`, changes),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`routes-zones/${id}`),
      meta: {
        invalidates: [[...all, 'list'], [...all, 'whole'], ...STALE.slice(1)],
        success: notices.deleted,
        refusals,
      },
    }),
};
