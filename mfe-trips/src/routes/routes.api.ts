import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Route } from 'shared-contracts/geo';
import type { Location } from 'shared-contracts/network';
import type { RouteChanges, RouteInput, RoutePage, RouteRow } from 'shared-contracts/routes';
import type { Timeline } from 'shared-contracts/timeline';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import type { Place } from 'shared-ui/map';
import type { Source } from 'shared-ui/picker';
import { notices } from './routes.messages.ts';

const all = ['routes'] as const;

export const routeQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<RoutePage>('routes', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: ({ signal }) => api.get<RouteRow>(`routes/${id}`, { signal }),
    }),
  timeline: (id: string) =>
    queryOptions({
      queryKey: [...all, 'timeline', id],
      queryFn: ({ signal }) => api.get<Timeline>(`routes/${id}/timeline`, { signal }),
    }),
  /** The way through places, as it is driven. */
  way: (places: readonly Place[], excludeTolls: boolean) => {
    const points = places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    return queryOptions({
      queryKey: ['geo', 'route', points, excludeTolls],
      queryFn: ({ signal }) => api.get<Route>('shared/geo/route', { query: { points, excludeTolls }, signal }),
      enabled: places.length > 1,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    });
  },
  /** Every location that a route may lead to, for the map. */
  places: () =>
    queryOptions({
      queryKey: ['locations', 'nameable'],
      queryFn: ({ signal }) =>
        api.get<Page<Location>>('locations', { query: { withPartners: true, limit: WHOLE_LIST }, signal }),
    }),
};

/** Locations list what uses them. */
const STALE = [all, ['locations', 'detail']] as const;

export const routeMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RouteInput) => api.post<RouteRow>('routes', input),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  change: (id: string) =>
    mutationOptions({
      mutationFn: (changes: RouteChanges) => api.patch<RouteRow>(`routes/${id}`, changes),
      meta: { invalidates: STALE, success: notices.saved },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`routes/${id}`),
      meta: { invalidates: [[...all, 'list'], ...STALE.slice(1)], success: notices.deleted },
    }),
};

export const locations: Source<Location> = {
  key: ['choices', 'locations', 'nameable'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query: { ...query, withPartners: true }, signal }),
  choice: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
};
