import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, ApiError, setSeenRevision } from 'shared-auth';
import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import type { AssignmentSuggestions } from 'shared-contracts/trips/assignment-suggestions';
import type {
  ImprovementAdditions,
  OrderInsertion,
  OrderInsertions,
  OrderInsertionsInput,
} from 'shared-contracts/trips/order-insertions';
import type {
  PlanCheckResult,
  CreateAllResult,
  PlannedTripInput,
  SuggestInput,
  Suggestions,
} from 'shared-contracts/trips/planner';
import type {
  PlanImprovement,
  PlanImprovementInput,
  PlanImprovementResult,
  PlanImprovements,
} from 'shared-contracts/trips/plan-improvements';
import type { RouteRow } from 'shared-contracts/network/routes';
import type { RouteZonePage } from 'shared-contracts/network/route-zones';
import type {
  AvailableOrderPage,
  TripDriverPage,
  TripPreview,
  TripPreviewInput,
  TripVehiclePage,
} from 'shared-contracts/trips/trip-planning';
import type { TripStageResult } from 'shared-contracts/trips/trip-stages';
import type { Trip, TripChanges, TripInput } from 'shared-contracts/trips/trips';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { notices, errorMessages } from './planning.messages.ts';
import { isRunning } from './running.rules.ts';

const trips = ['trips'] as const;
const all = ['planning'] as const;
const improvements = [...all, 'improvements'] as const;
/** Trips use orders, vehicles, drivers and EPCs. */
export const STALE_QUERIES = [trips, all, ['orders'], ['schedule'], ['epc']] as const;

type Filters = Record<string, string | number | readonly string[] | undefined>;
const ORDERS_PER_PAGE = 50;
/** Vehicles or drivers. */
const CANDIDATES_PER_PAGE = 5;

const IMPROVEMENT_REFETCH_MS = 1_000;
const isActive = (improvement: PlanImprovement | undefined) =>
  improvement?.state === 'waiting' || improvement?.state === 'running';

const getNextPage =
  (limit: number) =>
  ({ total }: { total: number }, pages: readonly unknown[]) =>
    pages.length * limit < total ? pages.length + 1 : undefined;

/** Excludes improvements of the desk's plans, which are shown there. */
const findLatest = ({ items }: PlanImprovements) => items.find(({ planId }) => planId === null);

export const planningQueries = {
  all,
  /** The hours of the organization's drivers. */
  hoursRules: () =>
    queryOptions({
      queryKey: ['trips', 'driverHoursRules'],
      queryFn: ({ signal }) => api.get<DriverHoursRules>('v2/trips/driver-hours-rules', { signal }),
    }),
  trip: (id: string) =>
    queryOptions({
      queryKey: [...trips, 'detail', id],
      queryFn: ({ signal }) => api.get<Trip>(`trips/${id}`, { signal }),
    }),
  route: (id: string) =>
    queryOptions({
      queryKey: ['routes', 'detail', id],
      queryFn: ({ signal }) => api.get<RouteRow>(`routes/${id}`, { signal }),
    }),
  /** Cached for one dialog: concurrent changes of trips don't change what the user is looking at. */
  assignmentSuggestions: (tripIds: readonly string[]) =>
    queryOptions({
      queryKey: ['assignmentSuggestions', tripIds],
      queryFn: () => api.post<AssignmentSuggestions>('trips/assignments/suggest', { tripIds }),
      gcTime: 0,
    }),
  orders: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'orders', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<AvailableOrderPage>('trips/orders', { query: { ...filters, page, limit: ORDERS_PER_PAGE }, signal }),
      initialPageParam: 1,
      getNextPageParam: getNextPage(ORDERS_PER_PAGE),
      placeholderData: keepPreviousData,
    }),
  /** Orders to start a trip with. Those that can no longer be planned are missing. */
  chosenOrders: (orderIds: readonly string[]) =>
    queryOptions({
      queryKey: [...all, 'chosenOrders', orderIds],
      queryFn: ({ signal }) =>
        api.get<AvailableOrderPage>('trips/orders', { query: { orderId: orderIds, limit: MAX_PAGE_SIZE }, signal }),
    }),
  vehicles: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'vehicles', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<TripVehiclePage>('trips/vehicles', { query: { ...filters, page, limit: CANDIDATES_PER_PAGE }, signal }),
      initialPageParam: 1,
      getNextPageParam: getNextPage(CANDIDATES_PER_PAGE),
      placeholderData: keepPreviousData,
    }),
  drivers: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...all, 'drivers', filters],
      queryFn: ({ pageParam: page, signal }) =>
        api.get<TripDriverPage>('trips/drivers', { query: { ...filters, page, limit: CANDIDATES_PER_PAGE }, signal }),
      initialPageParam: 1,
      getNextPageParam: getNextPage(CANDIDATES_PER_PAGE),
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
  /** The user's latest run, looked at each second until it is done. */
  latestImprovement: () =>
    queryOptions({
      queryKey: improvements,
      queryFn: ({ signal }) => api.get<PlanImprovements>('v2/trips/improvements', { signal }),
      select: (data) => findLatest(data) ?? null,
      refetchInterval: ({ state: { data } }) => (isActive(data && findLatest(data)) ? IMPROVEMENT_REFETCH_MS : false),
    }),
  improvement: (id: string) =>
    queryOptions({
      queryKey: [...improvements, id],
      queryFn: ({ signal }) => api.get<PlanImprovementResult>(`v2/trips/improvements/${id}`, { signal }),
    }),
  /** Trips on the road that could take what a run leaves without a vehicle. */
  additions: (id: string) =>
    queryOptions({
      queryKey: [...improvements, id, 'additions'],
      queryFn: ({ signal }) => api.get<ImprovementAdditions>(`v2/trips/improvements/${id}/additions`, { signal }),
    }),
  /** The trips that could carry an order. Always as of now. */
  insertions: (input: OrderInsertionsInput) =>
    queryOptions({
      queryKey: [...all, 'insertions', input],
      queryFn: () => api.post<OrderInsertions>('v2/trips/insertions', input),
      staleTime: 0,
      retry: false,
    }),
  zones: () =>
    queryOptions({
      queryKey: ['routeZones', 'all'],
      queryFn: ({ signal }) => api.get<RouteZonePage>('routes-zones', { query: { limit: MAX_PAGE_SIZE }, signal }),
    }),
};

/** Checks a trip with these orders. Without a vehicle type, the API chooses the smallest that fits. */
export const checkTrip = (orderIds: readonly string[], vehicleTypeId?: string) =>
  api.post<PlanCheckResult>('v2/trips/suggest/check', { orderIds, ...(vehicleTypeId && { vehicleTypeId }) });

/** @throws ApiError if the API rejects this trip */
export async function createPlannedTrip(input: PlannedTripInput): Promise<{ id: string; number: string }> {
  const {
    results: [result],
  } = await api.post<CreateAllResult>('v2/trips/create-all', { trips: [input] });
  if (result?.trip) return result.trip;
  const { statusCode: status = 500, code = 'unknown', message = '', fields, params } = result?.error ?? {};
  throw new ApiError({
    status,
    code,
    message: [message].flat().join('\n'),
    ...(fields && { fields }),
    ...(params && { params }),
  });
}

/** Adds an order to a trip as the insertion shows it. A trip on the road takes it where it costs the least. */
const insertOrder = ({ trip, orderIds, stops }: OrderInsertion) => {
  setSeenRevision(trip);
  if (isRunning(trip)) return api.post<Trip>(`trips/${trip.id}/add-order`, { orderId: orderIds.at(-1) });
  return api.patch<Trip>(`trips/${trip.id}`, {
    orderIds,
    stops: stops.map(({ location, contactId, pickOrderIds, dropOrderIds }) => ({
      locationId: location.id,
      contactId,
      pickOrderIds,
      dropOrderIds,
    })),
  } satisfies TripChanges);
};

export const planningMutations = {
  insertOrder: () =>
    mutationOptions({
      mutationFn: insertOrder,
      meta: {
        invalidates: STALE_QUERIES,
        refetchOnConflict: all,
        successMessage: notices.inserted,
        errorMessages,
      },
    }),
  suggest: () =>
    mutationOptions({
      mutationFn: (input: SuggestInput) => api.post<Suggestions>('v2/trips/suggest', input),
      meta: { silent: true },
    }),
  improve: () =>
    mutationOptions({
      mutationFn: (input: PlanImprovementInput) => api.post<{ id: string }>('v2/trips/improvements', input),
      meta: { invalidates: [improvements] },
    }),
  stopImprovement: () =>
    mutationOptions({
      mutationFn: (id: string) => api.post<PlanImprovement>(`v2/trips/improvements/${id}/stop`, {}),
      meta: { invalidates: [improvements] },
    }),
  create: () =>
    mutationOptions({
      mutationFn: createPlannedTrip,
      meta: { invalidates: STALE_QUERIES, successMessage: notices.created, errorMessages },
    }),
  /** Creates a trip, or updates the one with the id. */
  save: (successMessage?: typeof notices.saved) =>
    mutationOptions({
      mutationFn: ({ id, input }: { id: string | undefined; input: TripInput }) =>
        id ? api.patch<Trip>(`trips/${id}`, input satisfies TripChanges) : api.post<Trip>('trips', input),
      meta: { invalidates: STALE_QUERIES, errorMessages, ...(successMessage && { successMessage }) },
    }),
  submit: () =>
    mutationOptions({
      mutationFn: ({ id, stage }: { id: string; stage: 'waitingForTrip' | 'vehicleAssigned' }) =>
        api.patch<Trip>(`trips/${id}/stage`, { stage }),
      meta: { invalidates: STALE_QUERIES, successMessage: notices.submitted, errorMessages },
    }),
};

type Assignment = { vehicleId: string | undefined; driverId: string | undefined };
export const assignTrip = (id: string, assignment: Assignment) =>
  api.patch<TripStageResult>(`trips/${id}/stage`, { stage: 'vehicleAssigned', ...assignment });
