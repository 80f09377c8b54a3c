import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { Page } from 'shared-contracts/common';
import type { Route } from 'shared-contracts/network/geo';
import type { Location } from 'shared-contracts/identity/partners';
import type { RouteChanges, RouteInput, RoutePage, RouteRow } from 'shared-contracts/network/routes';
import type { Timeline } from 'shared-contracts/timeline';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import type { ListQuery } from 'shared-ui/list';
import type { Coordinates } from 'shared-ui/map';
import type { OptionSource } from 'shared-ui/picker';
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
  /** The road path through the stops. */
  path: (stops: readonly Coordinates[], excludeTolls: boolean) => {
    const points = stops.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');
    return queryOptions({
      queryKey: ['geo', 'route', points, excludeTolls],
      queryFn: ({ signal }) => api.get<Route>('shared/geo/route', { query: { points, excludeTolls }, signal }),
      enabled: stops.length > 1,
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    });
  },
  /** All locations that can be stops, for the map. */
  locations: () =>
    queryOptions({
      queryKey: ['locations', 'nameable'],
      queryFn: ({ signal }) =>
        api.get<Page<Location>>('locations', { query: { withPartners: true, limit: MAX_PAGE_SIZE }, signal }),
    }),
};

/** Location details list the routes that use them. */
const STALE_QUERIES = [all, ['locations', 'detail']] as const;

export const routeMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (input: RouteInput) => api.post<RouteRow>('routes', input),
      meta: { invalidates: STALE_QUERIES, successMessage: notices.saved },
    }),
  update: (id: string) =>
    mutationOptions({
      mutationFn: (changes: RouteChanges) => api.patch<RouteRow>(`routes/${id}`, changes),
      meta: { invalidates: STALE_QUERIES, successMessage: notices.saved },
    }),
  delete: () =>
    mutationOptions({
      mutationFn: (id: string) => api.delete(`routes/${id}`),
      meta: { invalidates: [[...all, 'list'], ...STALE_QUERIES.slice(1)], successMessage: notices.deleted },
    }),
};

export const locationSource: OptionSource<Location> = {
  queryKey: ['choices', 'locations', 'nameable'],
  load: (query, signal) => api.get<Page<Location>>('locations', { query: { ...query, withPartners: true }, signal }),
  toOption: ({ id, name, city }) => ({ value: id, label: name, hint: city }),
};
