import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type {
  CheckedSuggestion,
  CreateAllResult,
  PlannedTripInput,
  SuggestInput,
  Suggestions,
} from 'shared-contracts/planner';
import type { RouteZonePage } from 'shared-contracts/route-zones';
import type {
  FreeOrderPage,
  TripDriverPage,
  TripPreview,
  TripPreviewInput,
  TripVehiclePage,
} from 'shared-contracts/trip-planning';
import type { Trip, TripChanges, TripInput } from 'shared-contracts/trips';
import { WHOLE_LIST } from 'shared-contracts/values/limits';
import { notices, refusals } from './planning.messages.ts';

const trips = ['trips'] as const;
const all = ['planning'] as const;
/** Trips take orders, vehicles, drivers and credits. */
export const STALE = [trips, all, ['orders'], ['schedule'], ['epc']] as const;

type Filters = Record<string, string | number | undefined>;
/** So many orders a time in the list and on the map. */
const ORDERS = 50;
/** So many vehicles or drivers a time. */
const CANDIDATES = 5;

const nextOf =
  (limit: number) =>
  ({ total }: { total: number }, pages: readonly unknown[]) =>
    pages.length * limit < total ? pages.length + 1 : undefined;

export const planningQueries = {
  all,
  trip: (id: string) =>
    queryOptions({
      queryKey: [...trips, 'detail', id],
      queryFn: ({ signal }) => api.get<Trip>(`trips/${id}`, { signal }),
    }),
  orders: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'orders', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<FreeOrderPage>('trips/orders', { query: { ...filters, page, limit: ORDERS }, signal }),
      initialPageParam: 1,
      getNextPageParam: nextOf(ORDERS),
      placeholderData: keepPreviousData,
    }),
  vehicles: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'vehicles', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<TripVehiclePage>('trips/vehicles', { query: { ...filters, page, limit: CANDIDATES }, signal }),
      initialPageParam: 1,
      getNextPageParam: nextOf(CANDIDATES),
      placeholderData: keepPreviousData,
    }),
  drivers: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'drivers', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<TripDriverPage>('trips/drivers', { query: { ...filters, page, limit: CANDIDATES }, signal }),
      initialPageParam: 1,
      getNextPageParam: nextOf(CANDIDATES),
      placeholderData: keepPreviousData,
    }),
  preview: (input: TripPreviewInput) =>
    queryOptions({
      queryKey: [...all, 'preview', input],
      queryFn: () => api.post<TripPreview>('trips/preview', input),
      enabled: input.orderIds.length > 0,
      placeholderData: keepPreviousData,
      retry: false,
    }),
  zones: () =>
    queryOptions({
      queryKey: ['routeZones', 'whole'],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query: { limit: WHOLE_LIST }, signal }),
    }),
};

/** Without a type: the smallest that carries them. */
export const checkTrip = (orderIds: readonly string[], vehicleTypeId?: string) =>
  api.post<CheckedSuggestion>('v2/trips/suggest/check', { orderIds, ...(vehicleTypeId && { vehicleTypeId }) });

/** @throws ApiError as the API refused this one trip */
export async function createPlanned(input: PlannedTripInput): Promise<{ id: string; number: string }> {
  const {
    results: [made],
  } = await api.post<CreateAllResult>('v2/trips/create-all', { trips: [input] });
  if (made?.trip) return made.trip;
  const { statusCode: status = 500, code = 'unknown', message = '', fields, params } = made?.error ?? {};
  throw new ApiError({
    status,
    code,
    message: [message].flat().join('\n'),
    ...(fields && { fields }),
    ...(params && { params }),
  });
}

export const planningMutations = {
  suggest: () =>
    mutationOptions({
      mutationFn: (input: SuggestInput) => api.post<Suggestions>('v2/trips/suggest', input),
      meta: { silent: true },
    }),
  create: () =>
    mutationOptions({ mutationFn: createPlanned, meta: { invalidates: STALE, success: notices.created, refusals } }),
  /** A new trip, or with its id what changes of one. */
  save: (success?: typeof notices.saved) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: TripInput }) =>
        id ? api.patch<Trip>(`trips/${id}`, input satisfies TripChanges) : api.post<Trip>('trips', input),
      meta: { invalidates: STALE, refusals, ...(success && { success }) },
    }),
  submit: () =>
    mutationOptions({
      mutationFn: ({ id, stage }: { id: string; stage: 'waitingForTrip' | 'vehicleAssigned' }) =>
        api.patch<Trip>(`trips/${id}/stage`, { stage }),
      meta: { invalidates: STALE, success: notices.submitted, refusals },
    }),
};
